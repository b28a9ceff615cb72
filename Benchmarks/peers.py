#!/usr/bin/env python3
"""What others make of the same pictures: pictures a second of one thread, and the bytes of one, as JSON.

usage: peers.py [--seconds S]

Runs in a Python that has the packages of `peers.txt`; `bench.py` makes one. A peer that cannot be had is left out, and
stderr says why.
"""
import argparse
import io
import json
import pathlib
import sys
import time

import workload

BLUE, WHITE, GREEN = (0x1D, 0x4E, 0xD8), (0xFF, 0xFF, 0xFF), (0x16, 0xA3, 0x4A)
# The presence badge, as parts of the size: its middle, its radius, and that of the ring around it.
BADGE, DOT, RING = 0.86, 0.14, 0.19


def inter():
    """The file of the font that Roundel draws with, so that everyone draws the same outlines."""
    for folder in ("/usr/share/fonts", "/usr/local/share/fonts"):
        for file in pathlib.Path(folder).rglob("Inter-SemiBold.otf"):
            return str(file)
    raise FileNotFoundError("Inter-SemiBold.otf is not installed")


def initials(name):
    words = name.split()
    return words[0][0] + words[-1][0]


def template(name, size):
    """A disc with initials and a presence badge as the SVG that one would write by hand."""
    half = size / 2
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">'
            f'<circle cx="{half}" cy="{half}" r="{half}" fill="#1d4ed8"/>'
            f'<text x="{half}" y="{size * 0.645}" text-anchor="middle" font-family="Inter" font-weight="600" '
            f'font-size="{size * 0.4}" fill="#fff">{initials(name)}</text>'
            f'<circle cx="{size * BADGE}" cy="{size * BADGE}" r="{size * RING}" fill="#fff"/>'
            f'<circle cx="{size * BADGE}" cy="{size * BADGE}" r="{size * DOT}" fill="#16a34a"/></svg>')


def dicebear(size):
    from dicebear import Avatar, Style
    import dicebear_styles
    folder = pathlib.Path(list(dicebear_styles.__path__)[0])
    style = Style(json.loads((folder / "initials.json").read_text()))
    options = {} if size is None else {"size": size}
    return lambda name: str(Avatar(style, {"seed": name, **options}))


def avinit():
    from avinit import get_svg_avatar
    return get_svg_avatar


def boring():
    from boringavatars import avatar
    return avatar


def pybadges():
    from pybadges import badge
    return lambda name: badge(left_text="build", right_text=name)


def anybadge():
    from anybadge import Badge
    return lambda name: Badge("build", name).badge_svg_text


def resvg(svg, size):
    from resvg_py import svg_to_bytes
    fonts = {"skip_system_fonts": True, "font_files": [inter()], "font_family": "Inter",
             "sans_serif_family": "Inter"}
    return lambda name: svg_to_bytes(svg_string=svg(name, size), **fonts)


def dicebear_resvg(size):
    svg = dicebear(size)
    return resvg(lambda name, _: svg(name), size)


def cairosvg(size):
    from cairosvg import svg2png
    return lambda name: svg2png(bytestring=template(name, size).encode())


def skia(size):
    import skia
    font = skia.Font(skia.Typeface.MakeFromFile(inter()), size * 0.4)

    def draw(name):
        surface = skia.Surface(size, size)
        with surface as canvas:
            canvas.drawCircle(size / 2, size / 2, size / 2, skia.Paint(AntiAlias=True, Color=skia.Color(*BLUE)))
            canvas.drawSimpleText(initials(name), size * 0.25, size * 0.645, font,
                                  skia.Paint(AntiAlias=True, Color=skia.Color(*WHITE)))
            for radius, color in (RING, WHITE), (DOT, GREEN):
                canvas.drawCircle(size * BADGE, size * BADGE, size * radius,
                                  skia.Paint(AntiAlias=True, Color=skia.Color(*color)))
        return bytes(surface.makeImageSnapshot().encodeToData())
    return draw


def pillow(size):
    from PIL import Image, ImageDraw, ImageFont
    font = ImageFont.truetype(inter(), size * 0.4)

    def draw(name):
        image = Image.new("RGBA", (size, size))
        pen = ImageDraw.Draw(image)
        pen.ellipse((0, 0, size - 1, size - 1), fill=BLUE)
        pen.text((size / 2, size / 2), initials(name), font=font, anchor="mm", fill=WHITE)
        for radius, color in (RING, WHITE), (DOT, GREEN):
            near, far = size * (BADGE - radius), size * (BADGE + radius)
            pen.ellipse((near, near, far, far), fill=color)
        file = io.BytesIO()
        image.save(file, "PNG")
        return file.getvalue()
    return draw


# By the case of ours that each stands beside.
PEERS = {
    "SVG avatar 40 pt": {
        "dicebear-core": lambda: dicebear(None), "boringavatars": boring, "avinit (a string template)": avinit},
    "SVG badge": {"pybadges": pybadges, "anybadge": anybadge},
} | {
    f"PNG avatar {size} px": {
        "dicebear-core and resvg": lambda size=size: dicebear_resvg(size),
        "a template and resvg": lambda size=size: resvg(template, size),
        "a template and CairoSVG": lambda size=size: cairosvg(size),
        "skia-python, by hand": lambda size=size: skia(size),
        "Pillow, by hand": lambda size=size: pillow(size),
    } for size in (80, 512)
}


def rate(draw, seconds):
    """Processor time, as ours is counted."""
    for number in range(3):
        draw(workload.name(number))
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(5):
            draw(workload.name(count))
            count += 1
    return count / (time.process_time() - start)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    rows = []
    for case, peers in PEERS.items():
        for label, make in peers.items():
            try:
                draw = make()
                picture = draw("Jamie Lin")
                rows.append({"case": case, "peer": label, "perProcessorSecond": round(rate(draw, options.seconds)),
                             "bytes": len(picture.encode() if isinstance(picture, str) else bytes(picture))})
            except Exception as error:
                print(f"{label}: {error}", file=sys.stderr)
    json.dump(rows, sys.stdout)


if __name__ == "__main__":
    main()
