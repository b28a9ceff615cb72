extension SpokenNames {
    static let hebrew = """
        person | אדם
        person.2 | אנשים
        person.badge.plus | הוספת אדם
        building.2 | בניינים
        cpu | מעבד
        doc | מסמך
        folder | תיקייה
        link | קישור
        star | כוכב
        house | בית
        bell | פעמון
        heart | לב
        checkmark | סימן ביקורת
        checkmark.circle | סימן ביקורת
        exclamationmark.triangle | אזהרה
        xmark | סגירה
        xmark.circle | סגירה
        tray | מגש
        sparkles | נצנצים
        magnifyingglass | חיפוש
        cloud.sun.rain | שמש וגשם
        bolt | ברק
        trash | פח
        safari | Safari
        message | הודעה
        envelope | מעטפה
        lock | מנעול
        clock | שעון
        square.and.pencil | כתיבה
        minus | הסרה
        minus.circle | הסרה
        plus | הוספה
        plus.circle | הוספה
        antenna.radiowaves.left.and.right | אנטנה עם גלי רדיו
        chevron.right | ימינה
        chevron.left | שמאלה
        chevron.down | למטה
        chevron.up | למעלה
        pencil | עיפרון
        wand.and.stars | שרביט קסמים
        chart.bar.xaxis | תרשים עמודות
        number | סולמית
        gear | גלגל שיניים
        gearshape | הגדרות
        camera | מצלמה
        pawprint | טביעת כף רגל של חיה
        music.note | תו מוזיקלי
        photo | תמונה
        calendar | לוח שנה
        phone | טלפון
        video | וידאו
        mic | מיקרופון
        mic.slash | המיקרופון כבוי
        flag | דגל
        bookmark | סימנייה
        tag | תגית
        paperplane | מטוס נייר
        paperclip | אטב נייר
        map | מפה
        location | מיקום
        globe | גלובוס
        wifi | Wi-Fi
        wifi.slash | ה-Wi-Fi כבוי
        eye | עין
        eye.slash | מוסתר
        hand.thumbsup | אגודל למעלה
        arrow.up | חץ למעלה
        arrow.down | חץ למטה
        arrow.left | חץ שמאלה
        arrow.right | חץ ימינה
        arrow.clockwise | רענון
        arrow.up.right | חץ למעלה וימינה
        square.and.arrow.up | שיתוף
        ellipsis | עוד
        ellipsis.circle | עוד
        line.3.horizontal | תפריט
        list.bullet | רשימה
        square.grid.2x2 | רשת
        info.circle | מידע
        questionmark.circle | סימן שאלה
        cart | עגלת קניות
        creditcard | כרטיס אשראי
        gift | מתנה
        shield | מגן
        key | מפתח
        terminal | מסוף
        externaldrive | כונן חיצוני
        server.rack | ארון שרתים
        icloud | ענן
        """
}
