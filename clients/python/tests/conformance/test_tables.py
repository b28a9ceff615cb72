"""The published tables say what the host does."""

from __future__ import annotations

import functools
import re
import unittest

from .support import ask, table


class Words(unittest.TestCase):
    """words.json, phrase by phrase, through what the host says."""

    def test_every_phrase(self):
        requests, expected = [], []

        def say(language, component, props, label, value=None):
            context = {"locale": language}
            requests.append(("accessibility/describe", {"component": component, "props": props, "context": context}))
            expected.append((language, label, value))

        categories = ("zero", "one", "two", "few", "many", "other")
        noun = {category: f"<{category}>" for category in categories}
        for language, words in table("words")["languages"].items():
            for badge, word in (
                ("online", "online"),
                ("away", "away"),
                ("busy", "doNotDisturb"),
                ("offline", "offline"),
            ):
                say(language, "avatar", {"badge": badge}, words["person"], words[word])
            say(language, "badge", {"text": "x", "selected": True}, "x" + words["listSeparator"] + words["selected"])
            say(language, "badge", {"count": 5, "labelPrefix": "y"}, "y" + words["listSeparator"] + "5")
            say(language, "badge", {"count": 120}, words["orMore"].replace("{n}", "99"))
            for count, pattern in ((1, "counted"), (7, "counted"), (120, "orMoreCounted")):
                shown = min(count, 99)
                agreeing = shown if count <= 99 or words["nounFollowsNumber"] else 100
                form = noun[category_of(agreeing, language)]
                text = words[pattern].replace("{n}", str(shown)).replace("{noun}", form)
                say(language, "badge", {"count": count, "noun": noun}, text)
            for unseen, word in ((True, "newStories"), (False, "noNewStories")):
                say(language, "storyRing", {"name": "A", "hasUnseenStories": unseen}, "A", words[word])
            for style in ("people", "viewedBy"):
                for total in (0, 1, 2, 3, 4, 5, 12):
                    users = [{"name": name} for name in ["Ana B", "Inés C", "Lena D", *["E"] * 20][:total]]
                    say(
                        language,
                        "avatarStack",
                        {"users": users, "labelStyle": style},
                        people(words, style, total, language),
                    )
        for answer, (language, label, value) in zip(ask(requests), expected):
            with self.subTest(language=language, label=label):
                self.assertEqual((answer["result"]["label"], answer["result"]["value"]), (label, value))

    def test_fallbacks(self):
        for locale, person in (("xx", "Person"), ("zh-TW", "人物"), ("hi-Latn", "Person"), ("es-MX", "Persona")):
            (answer,) = ask([("accessibility/describe", {"component": "avatar", "context": {"locale": locale}})])
            self.assertEqual(answer["result"]["label"], person)


def people(words, style, total, language):
    names = ["Ana", "Inés", "Lena"]
    key = {"people": ["noPeople", None, "pair", "triple"], "viewedBy": ["noViews", "viewedByOne", "viewedByTwo"]}[style]
    number = total if style == "viewedBy" else total - 2
    if total < len(key):
        pattern = words[key[total]] if key[total] else "{a}"
        last = names[min(total, 3) - 1]
    else:
        forms = words["viewedByMany" if style == "viewedBy" else "twoAndOthers"]
        pattern, last = forms.get(category_of(number, language), forms["other"]), ""
    joint = {"fixed": "", "spanish": "e " if last == "Inés" else "y ", "hebrew": "ו-"}[words["conjunction"]]
    values = {"n": str(number), "and": joint, "a": names[0], "b": names[1], "c": names[2]}
    return re.sub(r"\{(\w+)\}", lambda place: values[place[1]], pattern)


def category_of(n: int, language: str) -> str:
    plurals = table_of_plurals()
    rule = plurals["rules"][plurals["languages"].get(language.partition("-")[0], "english")]
    return next((category for category, condition in rule.items() if holds(condition, n)), "other")


@functools.lru_cache(None)
def table_of_plurals() -> dict:
    return table("plurals")


def holds(condition: str, n: int) -> bool:
    """Conditions such as `n % 10 = 2..4 and n % 100 != 12..14`."""
    return any(all(relation(part, n) for part in option.split(" and ")) for option in condition.split(" or "))


def relation(text: str, n: int) -> bool:
    modulus, sign, ranges = re.fullmatch(r"n(?: % (\d+))? (!?=) ([\d.,]+)", text).groups()
    value = n % int(modulus) if modulus else n
    bounds = [(part.partition("..")[0], part.rpartition("..")[2]) for part in ranges.split(",")]
    return any(int(low) <= value <= int(high) for low, high in bounds) == (sign == "=")


class Plurals(unittest.TestCase):
    NUMBERS = [*range(130), 171, 191, 200, 203, 300, 1000, 1001, 2000, 12000, 20000, 40000, 100000, 1000000, 2000000]

    def test_every_rule(self):
        """One language of each rule with many numbers, every language with a few."""
        plurals = table("plurals")
        first = {rule: language for language, rule in reversed(plurals["languages"].items())}
        noun = {category: category for category in ("zero", "one", "two", "few", "many", "other")}
        cases = [
            (language, rule, n)
            for language, rule in plurals["languages"].items()
            for n in (self.NUMBERS if first[rule] == language else (0, 1, 2, 3, 11, 21, 100))
        ]
        requests = [
            ("badge/text", {"count": n, "max": 10**9, "locale": language, "noun": noun}) for language, _, n in cases
        ]
        for answer, (language, rule, n) in zip(ask(requests), cases):
            wanted = next((c for c, condition in plurals["rules"][rule].items() if holds(condition, n)), "other")
            said = re.search("zero|one|two|few|many|other", answer["result"]["spoken"])[0]
            self.assertEqual(said, wanted, f"{language} ({rule}), {n}")


class Digits(unittest.TestCase):
    def test_every_system_and_language(self):
        digits = table("digits")
        cases = [(f"en-u-nu-{system}", text) for system, text in digits["systems"].items()]
        cases += [(language, digits["systems"][system]) for language, system in digits["languages"].items()]
        cases += [(f"ar-{region}", "0123456789") for region in ("DZ", "EH", "LY", "MA", "TN")]
        requests = [
            ("badge/text", {"count": 1234567890, "max": 10**10, "locale": locale, "localizedDigits": True})
            for locale, _ in cases
        ]
        for answer, (locale, text) in zip(ask(requests), cases):
            self.assertEqual(answer["result"]["text"], text[1:] + text[0], locale)


class Colors(unittest.TestCase):
    def test_every_name(self):
        colors = table("colors")
        cases = []
        for scheme in ("light", "dark"):
            tokens = colors["theme"][scheme]
            system = {name: pair[scheme] for name, pair in colors["system"].items()}
            named = {**colors["css"], **system, **tokens}
            cases += [(scheme, name, value) for name, value in named.items()]
        requests = [
            ("color/contrast", {"foreground": name, "background": "white", "context": {"colorScheme": scheme}})
            for scheme, name, _ in cases
        ]
        for answer, (scheme, name, value) in zip(ask(requests), cases):
            self.assertEqual(answer["result"]["foreground"], value, f"{name} in {scheme}")

    def test_theme(self):
        theme = table("colors")["theme"]
        for scheme in ("light", "dark"):
            (answer,) = ask([("theme/describe", {"theme": "default", "colorScheme": scheme})])
            self.assertEqual(answer["result"]["colors"], theme[scheme])
            self.assertEqual(answer["result"]["spacing"], theme["spacing"])
            self.assertEqual(answer["result"]["radius"], theme["radius"])

    def test_palette(self):
        palette = table("colors")["palette"]
        answers = ask([("color/identity", {"id": number}) for number in range(400)])
        found = {}
        for answer in answers:
            found[int(answer["result"]["seed"], 16) % len(palette)] = answer["result"]["fill"]
        self.assertEqual([found[index] for index in range(len(palette))], palette)


class InitialsWords(unittest.TestCase):
    def rules(self, names, **more):
        answers = ask([("initials/compute", {"name": name, "algorithm": "smart", **more}) for name in names])
        return [answer["result"].get("rules", []) for answer in answers]

    def test_every_word_is_known(self):
        words = table("initials-words")
        cases = [(f"{word} Test Last", "titles_and_suffixes") for word in words["titles"]]
        cases += [(f"{word}. Test Last", "titles_and_suffixes") for word in words["titlesWithStop"]]
        cases += [(f"Test Last {word}", "titles_and_suffixes") for word in words["suffixes"]]
        cases += [(f"Test Last {word}", "titles_and_suffixes") for word in words["suffixesInCapitals"]]
        cases += [(f"Test Last {word}.", "titles_and_suffixes") for word in words["suffixesWithStop"]]
        cases += [(f"Test {word} Last", "particles") for word in words["particles"]]
        cases += [(f"{word} 555123", "phone_number") for word in words["phoneWords"]]
        for rules, (name, rule) in zip(self.rules([name for name, _ in cases]), cases):
            self.assertIn(rule, rules, name)

    def test_near_misses_are_names(self):
        words = table("initials-words")
        with_stop = [f"{word} Test Last" for word in words["titlesWithStop"] if word not in words["particles"]]
        whole = [f"{prefix}Name" for prefix in words["surnamePrefixes"]]
        names = [*with_stop, *whole, "Test Last Ma", "Test Last Iv", "Test Last Md"]
        for rules, name in zip(self.rules(names), names):
            self.assertEqual(rules, [], name)


class Rules(unittest.TestCase):
    """A table's rows are what the host answers: ten lines are enough to read one."""

    METHODS = {
        "initials": "initials/compute", "fallback": "fallback/resolve", "badge-text": "badge/text",
        "identity-colors": "color/identity", "contrast": "color/contrast", "accessibility": "accessibility/describe",
    }  # fmt: skip

    def test_every_row(self):
        for name, method in self.METHODS.items():
            rows = table(name)["rows"]
            self.assertGreater(len(rows), 30)
            for answer, row in zip(ask([(method, row["given"]) for row in rows]), rows):
                for member, value in row["expect"].items():
                    got = answer["result"][member]
                    if name == "contrast" and member == "ratio":
                        self.assertAlmostEqual(got, value, delta=0.01, msg=row["id"])
                    elif isinstance(value, (dict, list)):
                        self.assertEqual(part(got, value), value, row["id"])
                    else:
                        self.assertEqual(got, value, row["id"])


def part(got, wanted):
    """What `wanted` names of `got`."""
    if isinstance(wanted, dict):
        return {key: part(got[key], value) for key, value in wanted.items()}
    if isinstance(wanted, list):
        return [part(a, b) for a, b in zip(got, wanted)] if len(got) == len(wanted) else got
    return got


if __name__ == "__main__":
    unittest.main()
