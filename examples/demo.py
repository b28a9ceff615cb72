#!/usr/bin/env python3
"""Draw a directory of people with Roundel.

    python3 examples/demo.py --roundel .build/release/roundel --out demo

Starts one `roundel serve` and sends it `component/render` requests, one JSON message a line, without
waiting for the answers. Each person of people.ndjson is drawn three times: as SVG on a light and on a
dark background, and as a PNG at twice the size. A row of avatars and a set of badges for the page are
drawn too. The result:

    OUT/svg/ID.svg    every person, light
    OUT/png/ID.png    the same picture in pixels
    OUT/index.html    everybody on one page that needs nothing but itself

Warnings and errors of the host are listed at the end. Exit status: 0 when every picture was drawn, 1
when one was not or when the host could not be used. Needs Python 3.9 or later, nothing else.
"""

import argparse
import base64
import collections
import contextlib
import html
import json
import pathlib
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from string import Template
from typing import NamedTuple, Optional

HERE = pathlib.Path(__file__).resolve().parent
SCHEMES = ("light", "dark")
SILENCE_LIMIT = 60  # seconds without an answer before the host counts as stuck
STDERR_TAIL = 20  # lines of the host's log shown when it fails
HERO_COUNT = 12

PRESENCE = {"online": "Online", "away": "Away", "busy": "Do not disturb", "offline": "Offline"}

# English name and own name of each language, by its code.
LANGUAGES = {
    "am": ("Amharic", "አማርኛ"),
    "ar": ("Arabic", "العربية"),
    "az": ("Azerbaijani", "Azərbaycanca"),
    "bg": ("Bulgarian", "Български"),
    "bn": ("Bengali", "বাংলা"),
    "cs": ("Czech", "Čeština"),
    "cy": ("Welsh", "Cymraeg"),
    "da": ("Danish", "Dansk"),
    "de": ("German", "Deutsch"),
    "el": ("Greek", "Ελληνικά"),
    "en": ("English", "English"),
    "es": ("Spanish", "Español"),
    "fa": ("Persian", "فارسی"),
    "fi": ("Finnish", "Suomi"),
    "fil": ("Filipino", "Filipino"),
    "fr": ("French", "Français"),
    "ga": ("Irish", "Gaeilge"),
    "gu": ("Gujarati", "ગુજરાતી"),
    "haw": ("Hawaiian", "ʻŌlelo Hawaiʻi"),
    "he": ("Hebrew", "עברית"),
    "hi": ("Hindi", "हिन्दी"),
    "hr": ("Croatian", "Hrvatski"),
    "hu": ("Hungarian", "Magyar"),
    "hy": ("Armenian", "Հայերեն"),
    "id": ("Indonesian", "Bahasa Indonesia"),
    "is": ("Icelandic", "Íslenska"),
    "ja": ("Japanese", "日本語"),
    "ka": ("Georgian", "ქართული"),
    "kk": ("Kazakh", "Қазақша"),
    "km": ("Khmer", "ខ្មែរ"),
    "kn": ("Kannada", "ಕನ್ನಡ"),
    "ko": ("Korean", "한국어"),
    "lo": ("Lao", "ລາວ"),
    "lt": ("Lithuanian", "Lietuvių"),
    "lv": ("Latvian", "Latviešu"),
    "mi": ("Māori", "Te reo Māori"),
    "ml": ("Malayalam", "മലയാളം"),
    "mr": ("Marathi", "मराठी"),
    "ms": ("Malay", "Bahasa Melayu"),
    "my": ("Burmese", "မြန်မာ"),
    "nb": ("Norwegian", "Norsk bokmål"),
    "nl": ("Dutch", "Nederlands"),
    "pa": ("Punjabi", "ਪੰਜਾਬੀ"),
    "pl": ("Polish", "Polski"),
    "pt": ("Portuguese", "Português"),
    "ro": ("Romanian", "Română"),
    "ru": ("Russian", "Русский"),
    "si": ("Sinhala", "සිංහල"),
    "sr": ("Serbian", "Српски"),
    "sv": ("Swedish", "Svenska"),
    "sw": ("Swahili", "Kiswahili"),
    "ta": ("Tamil", "தமிழ்"),
    "te": ("Telugu", "తెలుగు"),
    "th": ("Thai", "ไทย"),
    "tr": ("Turkish", "Türkçe"),
    "uk": ("Ukrainian", "Українська"),
    "ur": ("Urdu", "اردو"),
    "vi": ("Vietnamese", "Tiếng Việt"),
    "yo": ("Yoruba", "Yorùbá"),
    "zh": ("Chinese", "中文"),
}
NO_LANGUAGE = "Handles, initials and guests"

NOTIFICATIONS = {"one": "unread notification", "other": "unread notifications"}
LABELS = (
    ("Verified", "success"),
    ("Pending", "warning"),
    ("Overdue", "error"),
    ("Premium", "primary"),
    ("Archived", "neutral"),
)


def label_badges(style):
    return [{"text": text, "color": color, "style": style, "size": "large"} for text, color in LABELS]


BADGES = {
    "Counts": [
        {"count": count, "color": color, "size": "large", "noun": NOTIFICATIONS}
        for count, color in ((0, "neutral"), (7, "primary"), (99, "accent"), (100, "error"))
    ],
    "Filled": label_badges("filled"),
    "Outlined": label_badges("outlined"),
    "Tinted": label_badges("tinted"),
    "Glass": label_badges("glass"),
    "Dots": [
        {"dot": True, "color": color, "accessibilityLabel": meaning}
        for meaning, color in (("New", "primary"), ("Healthy", "success"), ("Slow", "warning"), ("Down", "error"))
    ],
}


class DemoError(Exception):
    """Something that ends the demo, in words for the person who ran it."""


class Job(NamedTuple):
    """One picture to be drawn: what it is called here, and the request's params."""

    owner: str  # "person", "hero" or "badge"
    name: str
    variant: str  # "light", "dark" or "png"
    params: dict


class Outcome(NamedTuple):
    """What the host made of all jobs."""

    pictures: dict  # (owner, name, variant) -> rendering
    warnings: list  # (name, code, message)
    errors: list  # (name, message)


# ---------------------------------------------------------------------------- people


def read_people(path):
    """The people of an NDJSON file, in its order."""
    people = {}
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except OSError as error:
        raise DemoError(f"cannot read {path}: {error.strerror}") from error
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            person = json.loads(line)
            name = person["id"]
        except (ValueError, KeyError, TypeError) as error:
            raise DemoError(f"{path}, line {number}: not a JSON object with an id") from error
        if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9][a-z0-9-]*", name):
            raise DemoError(f"{path}, line {number}: the id {name!r} is not made of a-z, 0-9 and hyphens")
        if name in people:
            raise DemoError(f"{path}, line {number}: the id {name} was used before")
        people[name] = person
    return list(people.values())


def props_of(person):
    return person.get("props") or {}


def text_of(person, prop):
    """A text prop without the white space around it; empty when it is not there."""
    return (props_of(person).get(prop) or "").strip()


def context_of(person):
    return person.get("context") or {}


def language_of(person) -> Optional[str]:
    """The person's language without its region or script: pt for pt-BR."""
    locale = context_of(person).get("locale")
    return locale.split("-")[0] if locale else None


def by_language(people):
    groups = {}
    for person in people:
        groups.setdefault(language_of(person), []).append(person)
    return groups


def hero_people(people):
    """A few people from all over the list whose avatars look well in a row."""
    fit = [
        person
        for person in people
        if props_of(person).get("fill") == "identity"
        and text_of(person, "name")
        and "style" not in props_of(person)
        and language_of(person)
    ]
    count = min(HERO_COUNT, len(fit))
    return [fit[index * len(fit) // count] for index in range(count)]


# ---------------------------------------------------------------------------- jobs


def render_params(item, scheme, output):
    params = {key: item[key] for key in ("component", "props") if key in item}
    params["context"] = {**context_of(item), "colorScheme": scheme}
    params["output"] = output
    return params


def scheme_jobs(owner, name, item, prefix):
    """The same picture for a light and for a dark page, each with ids of its own."""
    for scheme in SCHEMES:
        output = {"format": "svg", "idPrefix": f"{prefix}{scheme[0]}"}
        yield Job(owner, name, scheme, render_params(item, scheme, output))


def all_jobs(people):
    for index, person in enumerate(people):
        yield from scheme_jobs("person", person["id"], person, f"p{index}")
        yield Job("person", person["id"], "png", render_params(person, "light", {"format": "png", "scale": 2}))
    for index, person in enumerate(hero_people(people)):
        props = {"name": props_of(person)["name"], "fill": "identity", "size": 96}
        outlined = {**person, "props": {**props, "strokeColor": "background", "strokeWidth": 4}}
        yield from scheme_jobs("hero", person["id"], outlined, f"h{index}")
    for row, badges in BADGES.items():
        for index, props in enumerate(badges):
            name = f"{row.lower()}-{index}"
            yield from scheme_jobs("badge", name, {"component": "badge", "props": props}, f"b{name}-")


# ---------------------------------------------------------------------------- the host


def request_line(number, job):
    request = {"jsonrpc": "2.0", "id": number, "method": "component/render", "params": job.params}
    return json.dumps(request, ensure_ascii=False).encode("utf-8") + b"\n"


def write_requests(pipe, jobs):
    """Runs beside the reader: with both in one thread, two full pipes would wait for each other."""
    with contextlib.suppress(OSError):
        for number, job in enumerate(jobs):
            pipe.write(request_line(number, job))
    with contextlib.suppress(OSError):
        pipe.close()


def read_lines(pipe, lines):
    for line in pipe:
        lines.put(line)
    lines.put(None)


def start_host(roundel):
    try:
        return subprocess.Popen(
            [roundel, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
    except OSError as error:
        raise DemoError(f"cannot start {roundel}: {error.strerror}") from error


def collect_replies(lines, count):
    """The replies by their ids, once every request has been answered."""
    replies = {}
    while len(replies) < count:
        try:
            line = lines.get(timeout=SILENCE_LIMIT)
        except queue.Empty:
            raise DemoError(
                f"the host said nothing for {SILENCE_LIMIT} s, with {count - len(replies)} of {count} requests open"
            ) from None
        if line is None:
            raise DemoError(f"the host ended with {count - len(replies)} of {count} requests unanswered")
        try:
            reply = json.loads(line)
            number = reply["id"]
        except (ValueError, KeyError, TypeError):
            raise DemoError(f"the host wrote a line that is no reply: {line[:200]!r}") from None
        if not isinstance(number, int) or not 0 <= number < count or number in replies:
            raise DemoError(f"the host wrote a reply to no open request: {line[:200]!r}")
        if "result" not in reply and "error" not in reply:
            raise DemoError(f"the host wrote a reply with neither result nor error: {line[:200]!r}")
        replies[number] = reply
    return replies


def wait_for_end(process):
    try:
        status = process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        raise DemoError("the host did not end after its input had ended") from None
    if status != 0:
        raise DemoError("the host answered every request, but then failed")


def converse(roundel, jobs):
    """Sends every job to one host; gives the replies by number, and the seconds it took."""
    began = time.perf_counter()
    process = start_host(roundel)
    lines = queue.SimpleQueue()
    log = collections.deque(maxlen=STDERR_TAIL)
    threads = [
        threading.Thread(target=write_requests, args=(process.stdin, jobs), daemon=True),
        threading.Thread(target=read_lines, args=(process.stdout, lines), daemon=True),
        threading.Thread(target=log.extend, args=(process.stderr,), daemon=True),
    ]
    for thread in threads:
        thread.start()
    try:
        replies = collect_replies(lines, len(jobs))
        seconds = time.perf_counter() - began
        wait_for_end(process)
    except DemoError as error:
        raise DemoError(f"{error}\n{last_words(process, threads, log)}") from None
    finally:
        process.kill()
        process.wait()
    return replies, seconds


def describe_status(status):
    return f"killed by {signal.Signals(-status).name}" if status < 0 else f"exit status {status}"


def last_words(process, threads, log):
    """How the host ended and the end of its log; a host that still runs is ended first."""
    try:
        ending = describe_status(process.wait(timeout=1))
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        ending = "it was still running and was stopped"
    for thread in threads:
        thread.join(timeout=1)
    text = b"".join(log).decode("utf-8", "replace").rstrip()
    return f"{ending}; its log ends with:\n{text}" if text else f"{ending}; it logged nothing"


def error_text(error):
    """A JSON-RPC error in one line, with the reason and the place if they are known."""
    data = error.get("data") or {}
    details = [str(data[key]) for key in ("reason", "pointer") if data.get(key)]
    return " ".join([f"{error.get('message', 'error')} ({error.get('code')})", *details])


def sort_replies(jobs, replies):
    """Pictures, warnings and errors; what several drawings of one person share is kept once."""
    pictures, warnings, errors = {}, {}, {}
    for number, job in enumerate(jobs):
        reply = replies[number]
        if "error" in reply:
            errors[job.name, error_text(reply["error"])] = None
            continue
        rendering = reply["result"]
        pictures[job.owner, job.name, job.variant] = rendering
        for warning in rendering.get("warnings", ()):
            warnings[job.name, warning["code"], warning["message"]] = None
    return Outcome(pictures, list(warnings), list(errors))


# ---------------------------------------------------------------------------- files


def picture_bytes(rendering):
    data = rendering["data"]
    return base64.b64decode(data) if rendering["encoding"] == "base64" else data.encode("utf-8")


def write_pictures(out, people, pictures):
    """One SVG and one PNG a person; gives the number of files."""
    count = 0
    for variant, ending in (("light", "svg"), ("png", "png")):
        folder = out / ending
        folder.mkdir(parents=True, exist_ok=True)
        for person in people:
            rendering = pictures.get(("person", person["id"], variant))
            if rendering:
                (folder / f"{person['id']}.{ending}").write_bytes(picture_bytes(rendering))
                count += 1
    return count


# ---------------------------------------------------------------------------- page


def attributes(**values):
    """HTML attributes, escaped; those without a value are left out."""
    return "".join(f' {name}="{html.escape(value)}"' for name, value in values.items() if value)


def picture(pictures, owner, name):
    """Both drawings of a picture; the style sheet shows the one that fits the page."""
    drawings = [
        f'<span class="{scheme}">{pictures[owner, name, scheme]["data"]}</span>'
        for scheme in SCHEMES
        if (owner, name, scheme) in pictures
    ]
    if len(drawings) < len(SCHEMES):
        return '<span class="missing" role="img" aria-label="Could not be drawn">!</span>'
    return "".join(drawings)


def language_names(code):
    if code is None:
        return NO_LANGUAGE, ""
    return LANGUAGES.get(code, (code, ""))


def shown_name(person):
    """The name for a card, with its attributes: those that speak of its language, or of its absence."""
    name, context = text_of(person, "name"), context_of(person)
    if name:
        direction = context.get("layoutDirection", "auto")
        return f'<bdi class="name"{attributes(lang=context.get("locale"), dir=direction)}>{html.escape(name)}</bdi>'
    words = "Initials only" if text_of(person, "initials") else "Guest"
    return f'<span class="name nameless">{words}</span>'


def card(person, pictures):
    presence = text_of(person, "badge")
    words = [text_of(person, "name"), text_of(person, "initials"), person["id"], presence, PRESENCE.get(presence, "")]
    words.extend(language_names(language_of(person)))
    search = " ".join(" ".join(words).split())
    return (
        f'<li class="card" data-search="{html.escape(search)}">'
        f'<span class="face" aria-hidden="true">{picture(pictures, "person", person["id"])}</span>'
        f"{shown_name(person)}"
        f'<span class="presence">{PRESENCE.get(presence, "No status")}</span></li>'
    )


def group_id(code):
    return f"lang-{code or 'none'}"


def group_section(code, people, pictures):
    english, own = language_names(code)
    own_name = f' <bdi{attributes(lang=code)}>{html.escape(own)}</bdi>' if own and own != english else ""
    cards = "\n".join(card(person, pictures) for person in people)
    anchor = group_id(code)
    return (
        f'<section class="group" id="{anchor}" style="--n:{len(people)}" aria-labelledby="{anchor}-h">\n'
        f'<h3 id="{anchor}-h">{html.escape(english)}{own_name}</h3>\n'
        f'<ul class="cards">\n{cards}\n</ul></section>'
    )


def language_links(groups):
    return "\n".join(
        f'<li><a href="#{group_id(code)}">{html.escape(language_names(code)[0])}</a></li>' for code in groups
    )


def badge_rows(pictures):
    rows = []
    for row, badges in BADGES.items():
        drawn = "".join(picture(pictures, "badge", f"{row.lower()}-{index}") for index in range(len(badges)))
        rows.append(f"<div><dt>{row}</dt><dd>{drawn}</dd></div>")
    return "\n".join(rows)


def count_languages(groups):
    return sum(code is not None for code in groups)


def page(people, pictures):
    groups = by_language(people)
    return Template(PAGE).substitute(
        style=Template(STYLE).substitute(dark=DARK),
        script=SCRIPT,
        people=len(people),
        languages=count_languages(groups),
        inlined=sum(variant in SCHEMES for _, _, variant in pictures),
        hero="\n".join(f"<span>{picture(pictures, 'hero', person['id'])}</span>" for person in hero_people(people)),
        badges=badge_rows(pictures),
        links=language_links(groups),
        groups="\n".join(group_section(code, members, pictures) for code, members in groups.items()),
    )


DARK = """--paper:#000; --ink:#fafafa; --soft:#a1a1aa; --line:#27272a; --wash:#18181b; --link:#8fb0ff;
  --light:none; --dark:inline-flex; color-scheme:dark;"""

STYLE = """
:root { --paper:#fff; --ink:#18181b; --soft:#52525b; --line:#e4e4e7; --wash:#f4f4f5; --link:#1d4ed8;
  --light:inline-flex; --dark:none; --card:136px; --gap:12px; color-scheme:light; }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { $dark } }
:root[data-theme="dark"] { $dark }
* { box-sizing:border-box; }
html { scroll-behavior:smooth; scroll-padding-top:84px; -webkit-text-size-adjust:100%; }
body { margin:0; background:var(--paper); color:var(--ink);
  font:400 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
main, header, footer, .bar > div { width:min(1196px, 100% - 40px); margin-inline:auto; }
h1, h2, h3, p, ul, dl, dd { margin:0; padding:0; }
ul { list-style:none; }
[hidden] { display:none !important; }
.light, .dark { align-items:center; }
.light { display:var(--light); }
.dark { display:var(--dark); }
.light svg, .dark svg { display:block; }
:focus-visible { outline:3px solid var(--link); outline-offset:2px; }
.skip { position:absolute; left:-999px; }
.skip:focus { left:16px; top:16px; z-index:3; padding:8px 14px; background:var(--paper); color:var(--link); }

header { padding-block:clamp(48px, 8vw, 96px) clamp(32px, 5vw, 56px); }
.hero { display:flex; margin-bottom:clamp(24px, 4vw, 40px); }
.hero > span { width:clamp(28px, 8vw, 96px); transition:translate .2s ease; }
.hero > span + span { margin-inline-start:clamp(-12px, -1vw, -3px); }
.hero > span:hover { translate:0 -8px; }
.hero > span > span { width:100%; }
.hero svg { width:100%; height:auto; }
h1 { font-size:clamp(36px, 6.4vw, 76px); line-height:1.02; letter-spacing:-.035em; font-weight:700; }
h1 span { display:block; }
.lead { max-width:60ch; margin-top:20px; color:var(--soft); font-size:clamp(16px, 1.6vw, 19px); text-wrap:pretty; }
code { font:500 .92em/1 ui-monospace, "SF Mono", Menlo, Consolas, monospace; color:var(--ink); }

h2 { font-size:26px; letter-spacing:-.02em; line-height:1.2; }
.badges { display:grid; grid-template-columns:repeat(auto-fit, minmax(min(100%, 520px), 1fr)); column-gap:48px; margin-top:12px; }
.showcase { margin-top:clamp(48px, 7vw, 80px); }
.badges > div { display:flex; align-items:center; gap:16px; min-height:58px; border-bottom:1px solid var(--line); }
dt { flex:0 0 76px; color:var(--soft); font-size:14px; }
dd { display:flex; flex-wrap:wrap; gap:8px; padding-block:8px; }

.bar { position:sticky; top:0; z-index:2; background:var(--paper); border-bottom:1px solid var(--line); }
.bar > div { display:flex; align-items:center; gap:12px; min-height:64px; }
.bar input { flex:1 1 auto; min-width:0; max-width:420px; height:40px; padding:0 16px; border:1px solid transparent; border-radius:20px;
  background:var(--wash); color:inherit; font:inherit; font-size:15px; }
.bar input::placeholder { color:var(--soft); opacity:1; }
.bar output { color:var(--soft); font-size:14px; font-variant-numeric:tabular-nums; white-space:nowrap; }
.bar button { margin-inline-start:auto; height:40px; padding:0 16px; border:1px solid var(--line); border-radius:20px;
  background:none; color:inherit; font:inherit; font-size:14px; font-weight:500; white-space:nowrap; cursor:pointer; }
.bar button:hover { background:var(--wash); }
.bar button[aria-pressed="true"] { background:var(--ink); color:var(--paper); }
.unseen { position:absolute; width:1px; height:1px; overflow:hidden; clip-path:inset(50%); white-space:nowrap; }

.directory { padding-top:40px; }
.directory h2 { margin-bottom:14px; }
.links { display:flex; flex-wrap:wrap; gap:2px 14px; margin-bottom:36px; font-size:14px; }
.links a { color:var(--soft); text-decoration:none; border-radius:4px; }
.links a:hover { color:var(--link); text-decoration:underline; }
.groups { display:flex; flex-wrap:wrap; align-items:stretch; gap:36px var(--gap); }
.group { width:min(100%, var(--n) * var(--card) + (var(--n) - 1) * var(--gap)); min-width:0; padding-top:12px; border-top:1px solid var(--line); }
h3 { font-size:15px; line-height:1.35; font-weight:600; }
h3 bdi { display:block; text-align:left; color:var(--soft); font-weight:400; font-size:14px; }
.cards { display:flex; flex-wrap:wrap; gap:var(--gap); }
.card { display:flex; flex-direction:column; align-items:center; width:var(--card); padding:18px 4px 10px; text-align:center; }
.face { display:flex; align-items:center; justify-content:center; height:80px; margin-bottom:12px; }
.name { max-width:100%; font-size:14px; font-weight:500; line-height:1.35; overflow-wrap:anywhere; text-wrap:balance; }
.nameless { color:var(--soft); font-weight:400; font-style:italic; }
.presence { margin-top:2px; color:var(--soft); font-size:12.5px; }
.missing { display:grid; place-items:center; width:40px; height:40px; border:2px dashed currentColor; border-radius:50%; }
.none { padding-block:10px 80px; color:var(--soft); }
footer { margin-top:72px; padding-block:24px 48px; border-top:1px solid var(--line); color:var(--soft); font-size:14px; }
@media (max-width: 620px) {
  :root { --card:104px; --gap:8px; }
  .bar output { display:none; }
  dt { flex-basis:64px; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior:auto; } .hero > span { transition:none; } }
@media print { .bar, .links { display:none; } .group { break-inside:avoid; } }
"""

SCRIPT = r"""
const root = document.documentElement;
const toggle = document.getElementById("theme");
const system = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => root.dataset.theme ? root.dataset.theme === "dark" : system.matches;
const showTheme = () => toggle.setAttribute("aria-pressed", String(isDark()));
toggle.addEventListener("click", () => { root.dataset.theme = isDark() ? "light" : "dark"; showTheme(); });
system.addEventListener("change", showTheme);
showTheme();

const search = document.getElementById("search");
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const groups = [...document.querySelectorAll(".group")].map((section) => ({
  section,
  cards: [...section.querySelectorAll(".card")].map((card) => ({ card, text: fold(card.dataset.search) })),
}));
const total = groups.reduce((sum, group) => sum + group.cards.length, 0);
search.addEventListener("input", () => {
  const words = fold(search.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { section, cards } of groups) {
    const matches = cards.filter(({ text }) => words.every((word) => text.includes(word)));
    cards.forEach(({ card }) => { card.hidden = true; });
    matches.forEach(({ card }) => { card.hidden = false; });
    section.hidden = matches.length === 0;
    section.style.setProperty("--n", Math.max(matches.length, 1));
    found += matches.length;
  }
  document.getElementById("found").value = found === total ? "" : found + " of " + total;
  document.getElementById("none").hidden = found > 0;
  document.getElementById("links").hidden = found < total;
});
for (const element of document.querySelectorAll("[data-scripted]")) element.hidden = false;
"""

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roundel: $people people in $languages languages</title>
<style>$style</style>
</head>
<body>
<a class="skip" href="#people">Skip to the people</a>
<header>
<div class="hero" aria-hidden="true">
$hero
</div>
<h1><span>$people people,</span> <span>$languages languages,</span> <span>one process.</span></h1>
<p class="lead">Each picture here is the answer to one line of JSON, sent to <code>roundel serve</code>. Initials follow
the rules of the script they are written in, colours follow the person, and light and dark are drawn separately.</p>
<section class="showcase" aria-labelledby="badges">
<h2 id="badges">Badges</h2>
<dl class="badges">
$badges
</dl>
</section>
</header>
<div class="bar"><div>
<label class="unseen" for="search">Find people by name, language or status</label>
<input id="search" type="search" placeholder="Name, language or status" autocomplete="off" spellcheck="false" data-scripted hidden>
<output id="found" for="search"></output>
<button id="theme" type="button" aria-pressed="false" data-scripted hidden>Dark mode</button>
</div></div>
<main>
<section class="directory" aria-labelledby="people">
<h2 id="people" tabindex="-1">People</h2>
<nav id="links" aria-label="Languages"><ul class="links">
$links
</ul></nav>
<p class="none" id="none" hidden>Nobody here matches. Try a part of a name, such as “mar”, or “away”.</p>
<div class="groups">
$groups
</div>
</section>
</main>
<footer>$inlined pictures, all of them inside this file. Every person here is invented.</footer>
<script>$script</script>
</body>
</html>
"""


# ---------------------------------------------------------------------------- report


def print_warnings(warnings):
    by_code = {}
    for name, code, message in warnings:
        by_code.setdefault(code, []).append((name, message))
    for code, cases in by_code.items():
        names = list(dict.fromkeys(name for name, _ in cases))
        more = f" and {len(names) - 5} more" if len(names) > 5 else ""
        print(f"warning {code}: {', '.join(names[:5])}{more}")
        print(f"    {cases[0][1]}")


def print_errors(errors):
    for name, message in errors:
        print(f"error: {name}: {message}", file=sys.stderr)


def print_summary(people, outcome, files, seconds, index):
    count = len(outcome.pictures)
    print(f"{len(people)} people in {count_languages(by_language(people))} languages")
    print(f"{count} pictures drawn in {seconds:.2f} s, {count / seconds:.0f} a second")
    print(f"{files} files written")
    print(f"Open {index}")


def parse_arguments():
    parser = argparse.ArgumentParser(description="Draw a directory of people with Roundel.")
    parser.add_argument("--roundel", required=True, metavar="PATH", help="the roundel program")
    parser.add_argument("--out", required=True, metavar="DIR", type=pathlib.Path, help="the folder to write to")
    parser.add_argument(
        "--people", metavar="FILE", type=pathlib.Path, default=HERE / "people.ndjson", help="who to draw"
    )
    return parser.parse_args()


def run(arguments):
    people = read_people(arguments.people)
    jobs = list(all_jobs(people))
    replies, seconds = converse(arguments.roundel, jobs)
    outcome = sort_replies(jobs, replies)
    out = arguments.out.resolve()
    index = out / "index.html"
    try:
        files = write_pictures(out, people, outcome.pictures) + 1
        index.write_text(page(people, outcome.pictures), encoding="utf-8")
    except OSError as error:
        raise DemoError(f"cannot write {error.filename}: {error.strerror}") from error
    print_warnings(outcome.warnings)
    print_summary(people, outcome, files, seconds, index)
    print_errors(outcome.errors)
    return 1 if outcome.errors else 0


def main():
    try:
        return run(parse_arguments())
    except DemoError as error:
        print(f"demo: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
