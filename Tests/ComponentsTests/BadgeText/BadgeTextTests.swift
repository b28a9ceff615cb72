import Components
import Testing

@Suite struct BadgeTextTests {
    private static let notifications = PluralForms(one: "unread notification", other: "unread notifications")

    @Test(arguments: [
        (Int64(0), Int64(99), "0", "0"), (7, 99, "7", "7"), (99, 99, "99", "99"), (100, 99, "99+", "99 or more"),
        (999, 999, "999", "999"), (1000, 999, "999+", "999 or more"), (2, 1, "1+", "1 or more"),
        (.max, 99, "99+", "99 or more"), (.max, .max, "9223372036854775807", "9223372036854775807"),
        (.min, 99, "0", "0"),
    ])
    func countsAreCapped(count: Int64, max: Int64, text: String, spoken: String) {
        let badge = BadgeText(count: count, max: max, locale: "en")
        #expect(badge.text == text)
        #expect(badge.spoken == spoken)
        #expect(badge.isCapped == text.hasSuffix("+"))
    }

    @Test(arguments: [
        (Int64(0), "0 unread notifications"), (1, "1 unread notification"), (12, "12 unread notifications"),
        (100, "99 or more unread notifications"),
    ])
    func theNounFollowsTheCount(count: Int64, expected: String) {
        #expect(BadgeText(count: count, locale: "en", noun: Self.notifications).spoken == expected)
    }

    @Test func aCapOfOneIsStillMoreThanOne() {
        let badge = BadgeText(count: 5, max: 1, locale: "en", noun: Self.notifications)
        #expect(badge.spoken == "1 or more unread notifications")
    }

    @Test(arguments: [
        ("es", "99 o más"), ("de", "99 oder mehr"), ("fr", "99 ou plus"), ("pt-BR", "99 ou mais"), ("ja", "99以上"),
        ("zh", "99 或更多"), ("ar", "99 أو أكثر"), ("he", "99 או יותר"), ("hi", "99 या अधिक"), ("ru", "99 or more"),
    ])
    func aCapIsSpokenInTheLanguageOfTheCatalogue(locale: String, expected: String) {
        #expect(BadgeText(count: 100, locale: LanguageTag(locale)).spoken == expected)
    }

    @Test(arguments: [
        ("es", "notificación", "notificaciones", "1 notificación", "99 o más notificaciones"),
        ("de", "Mitteilung", "Mitteilungen", "1 Mitteilung", "99 oder mehr Mitteilungen"),
        ("fr", "notification", "notifications", "1 notification", "99 notifications ou plus"),
        ("pt", "notificação", "notificações", "1 notificação", "99 ou mais notificações"),
        ("ja", "未読通知", "未読通知", "1件の未読通知", "99件以上の未読通知"),
        ("zh", "未读通知", "未读通知", "1 个未读通知", "99 个或更多未读通知"),
        ("he", "התראה", "התראות", "1 התראה", "99 התראות או יותר"),
        ("hi", "सूचना", "सूचनाएँ", "1 सूचना", "99 या अधिक सूचनाएँ"),
    ])
    func everyLanguageCountsNouns(locale: String, one: String, other: String, single: String, capped: String) {
        let noun = PluralForms(one: one, other: other)
        #expect(BadgeText(count: 1, locale: LanguageTag(locale), noun: noun).spoken == single)
        #expect(BadgeText(count: 100, locale: LanguageTag(locale), noun: noun).spoken == capped)
    }

    @Test(arguments: [
        (Int64(2), "2 إشعاران"), (3, "3 إشعارات"), (11, "11 إشعارًا"), (100, "99 إشعارًا أو أكثر"),
    ])
    func anArabicNounAgreesWithTheNumberBeforeIt(count: Int64, expected: String) {
        let noun = PluralForms(one: "إشعار", two: "إشعاران", few: "إشعارات", many: "إشعارًا", other: "إشعار")
        #expect(BadgeText(count: count, locale: "ar", noun: noun).spoken == expected)
    }

    @Test(arguments: [
        (Int64(1), "1 сообщение"), (2, "2 сообщения"), (5, "5 сообщений"), (21, "21 сообщение"),
        (100, "99 or more сообщений"),
    ])
    func aNounFollowsTheRulesOfItsOwnLanguageWhereTheWordsAreAFallback(count: Int64, expected: String) {
        let noun = PluralForms(one: "сообщение", few: "сообщения", many: "сообщений", other: "сообщения")
        #expect(BadgeText(count: count, locale: "ru", noun: noun).spoken == expected)
    }

    @Test(arguments: [
        ("ar", "٤٢", "٩٩+", "٩٩ أو أكثر"), ("hi", "४२", "९९+", "९९ या अधिक"), ("fa", "۴۲", "۹۹+", "۹۹ or more"),
        ("en", "42", "99+", "99 or more"),
    ])
    func digitsFollowTheLocaleOnlyWhenAsked(locale: String, text: String, cap: String, spoken: String) {
        let tag = LanguageTag(locale)
        #expect(BadgeText(count: 42, locale: tag, localizedDigits: true).text == text)
        #expect(BadgeText(count: 100, locale: tag, localizedDigits: true).text == cap)
        #expect(BadgeText(count: 100, locale: tag, localizedDigits: true).spoken == spoken)
        #expect(BadgeText(count: 42, locale: tag).text == "42")
    }
}
