extension SpokenNames {
    static let arabic = """
        person | شخص
        person.2 | أشخاص
        person.badge.plus | إضافة شخص
        building.2 | مبانٍ
        cpu | وحدة المعالجة المركزية
        doc | مستند
        folder | مجلد
        link | رابط
        star | نجمة
        house | منزل
        bell | جرس
        heart | قلب
        checkmark | علامة اختيار
        checkmark.circle | علامة اختيار
        exclamationmark.triangle | تحذير
        xmark | إغلاق
        xmark.circle | إغلاق
        tray | صينية
        sparkles | بريق
        magnifyingglass | بحث
        cloud.sun.rain | شمس ومطر
        bolt | صاعقة
        trash | سلة المهملات
        safari | Safari
        message | رسالة
        envelope | مظروف
        lock | قفل
        clock | ساعة
        square.and.pencil | إنشاء
        minus | إزالة
        minus.circle | إزالة
        plus | إضافة
        plus.circle | إضافة
        antenna.radiowaves.left.and.right | هوائي مع موجات راديو
        chevron.right | يمين
        chevron.left | يسار
        chevron.down | أسفل
        chevron.up | أعلى
        pencil | قلم رصاص
        wand.and.stars | عصا سحرية
        chart.bar.xaxis | مخطط شريطي
        number | علامة الرقم
        gear | ترس
        gearshape | الإعدادات
        camera | كاميرا
        pawprint | أثر مخلب
        music.note | نوتة موسيقية
        photo | صورة
        calendar | تقويم
        phone | هاتف
        video | فيديو
        mic | ميكروفون
        mic.slash | الميكروفون متوقف
        flag | علم
        bookmark | إشارة مرجعية
        tag | وسم
        paperplane | طائرة ورقية
        paperclip | مشبك ورق
        map | خريطة
        location | الموقع
        globe | كرة أرضية
        wifi | Wi-Fi
        wifi.slash | Wi-Fi متوقف
        eye | عين
        eye.slash | مخفي
        hand.thumbsup | إبهام لأعلى
        arrow.up | سهم لأعلى
        arrow.down | سهم لأسفل
        arrow.left | سهم لليسار
        arrow.right | سهم لليمين
        arrow.clockwise | تحديث
        arrow.up.right | سهم لأعلى اليمين
        square.and.arrow.up | مشاركة
        ellipsis | المزيد
        ellipsis.circle | المزيد
        line.3.horizontal | القائمة
        list.bullet | قائمة
        square.grid.2x2 | شبكة
        info.circle | معلومات
        questionmark.circle | علامة استفهام
        cart | عربة التسوق
        creditcard | بطاقة ائتمان
        gift | هدية
        shield | درع
        key | مفتاح
        terminal | الوحدة الطرفية
        externaldrive | قرص خارجي
        server.rack | حامل خوادم
        icloud | سحابة
        """
}
