import { shade } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, knob, lead, led, metalPaint, roundPaint } from "./parts.ts";
import { circle, group, path, rect, row, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet } from "./turned.ts";

function jug(look: Look): string {
  const steel = look.form(2) === 0;
  const handle = path(
    "M700 480C880 470 900 560 890 700C884 820 830 900 730 910L724 850C790 836 822 780 828 690C834 590 800 546 700 548Z",
    "#23272e",
  );
  const spout = path("M352 470L270 520L346 560Z", steel ? metalPaint(look, look.body) : look.dark);
  const belly = path(
    "M350 470H710L756 940Q760 990 720 990H340Q300 990 304 940Z",
    steel
      ? roundPaint(look)
      : look.paint.linear(
          "across",
          [0, "#b9d3e6", 0.75],
          [0.3, "#f2f9ff", 0.6],
          [0.6, "#c4dcec", 0.5],
          [1, "#8fb0c8", 0.85],
        ),
  );
  const water = steel
    ? ""
    : path("M328 700H732L752 930Q754 960 720 960H340Q306 960 308 930Z", "#8fc3e8", 'opacity=".55"') +
      row(7, (i) => circle(380 + i * 48, 900 - ((i * 67) % 160), 7 + (i % 3) * 3, "#fff", 'opacity=".6"'));
  return (
    spout +
    handle +
    belly +
    water +
    path("M350 470Q360 400 530 396T710 470Z", look.dark) +
    rect(500, 366, 64, 44, 18, "#23272e") +
    rect(430, 600, 20, 260, 10, "#dfeaf2", steel ? 'opacity=".85"' : 'opacity=".4"') +
    word(look.label, 570, 780, {
      height: 34,
      colour: steel ? look.ink : shade(look.body, 0.4),
      weight: 15,
      tracking: 30,
      fit: 230,
    }) +
    path(
      "M270 990H790Q810 990 810 1010V1040Q810 1060 790 1060H270Q250 1060 250 1040V1010Q250 990 270 990Z",
      look.paint.linear("down", [0, look.body], [1, look.darker]),
    ) +
    led(look, 720, 1024, 8, look.accent) +
    lead("M260 1046C160 1060 140 1110 80 1100", "#23272e", 18)
  );
}

const kettle: Study = {
  front: (look) => shadow(look, 540, 1070, 330) + jug(look),
  angle: (look) => shadow(look, 540, 1110, 300) + group(jug(look), "rotate(-16 540 760) translate(20 40)"),
  detail: (look) => closeUp(jug(look), 600, 620, 2),
};

function grinder(look: Look): string {
  const jar =
    path(
      "M390 240H690L650 640H430Z",
      look.paint.linear(
        "across",
        [0, "#8e96a3"],
        [0.25, "#f6f8fa"],
        [0.5, "#b4bac4"],
        [0.8, "#dfe3e8"],
        [1, "#7b828d"],
      ),
    ) +
    rect(370, 200, 340, 52, 22, look.dark) +
    rect(490, 164, 100, 44, 18, look.body) +
    path("M688 300C820 300 830 520 662 560L666 510C760 480 756 352 684 352Z", look.dark) +
    stroke("M470 300V580", "#fff", 10, 'opacity=".5"');
  const collar = rect(420, 630, 240, 60, 16, "#23272e");
  const base =
    path(
      "M380 690H700Q740 690 750 730L800 1040Q804 1080 760 1080H320Q276 1080 280 1040L330 730Q340 690 380 690Z",
      bodyPaint(look),
    ) + path("M300 1000L280 1040Q276 1080 320 1080H760Q804 1080 800 1040L780 1000Z", look.darker, 'opacity=".8"');
  const jars =
    look.form(3) === 1
      ? group(
          path(
            "M0 0H190L166 240H24Z",
            look.paint.linear("across", [0, "#8e96a3"], [0.3, "#f6f8fa"], [0.7, "#b4bac4"], [1, "#7b828d"]),
          ) + rect(-10, -34, 210, 40, 16, look.dark),
          "translate(800 846) scale(.9)",
        )
      : "";
  return (
    base +
    collar +
    jar +
    jars +
    knob(look, 540, 900, 88, look.form(2) ? "#dfe3e8" : look.light, 0.08) +
    row(5, (i) =>
      circle(
        540 + 122 * Math.cos(Math.PI + i * 0.785),
        900 + 122 * Math.sin(Math.PI + i * 0.785),
        6,
        i === 2 ? look.accent : look.ink,
      ),
    ) +
    word(look.label, 540, 750, { height: 36, colour: look.ink, weight: 15, tracking: 30, fit: 270 })
  );
}

const mixer: Study = {
  front: (look) => shadow(look, 560, 1090, 340) + grinder(look),
  angle: (look) => shadow(look, 540, 1090, 320) + group(grinder(look), "matrix(.86 -.1 .02 1 60 54)"),
  detail: (look) => closeUp(grinder(look), 540, 880, 2.2),
};

function filter(look: Look): string {
  const tank =
    rect(330, 240, 420, 880, 46, bodyPaint(look)) +
    edgeLight(330, 240, 420, 880, 46, 0.35) +
    rect(
      360,
      276,
      360,
      330,
      26,
      look.paint.linear("down", [0, "#5a6270", 0.85], [0.4, "#7fb8de", 0.85], [1, "#3d7fb5", 0.95]),
    ) +
    path("M360 420Q450 390 540 420T720 420V580Q720 606 694 606H386Q360 606 360 580Z", "#6fb4e4", 'opacity=".7"') +
    row(6, (i) => circle(410 + i * 52, 560 - ((i * 53) % 110), 9, "#e8f5ff", 'opacity=".7"'));
  const spigot =
    rect(500, 790, 80, 40, 12, metalPaint(look)) +
    rect(520, 820, 40, 60, 10, metalPaint(look)) +
    rect(350, 770, 380, 270, 24, "#16181d", 'opacity=".22"');
  const glass =
    path("M484 920H596L584 1036H496Z", "#dff0fb", 'opacity=".9"') +
    path("M488 960H592L584 1036H496Z", "#7fc0ea", 'opacity=".8"');
  const panel =
    rect(420, 650, 240, 60, 30, "#14171d") +
    row(4, (i) => led(look, 460 + i * 52, 680, 7, i === look.form(4) ? "#4fd08a" : look.accent));
  return (
    tank +
    spigot +
    glass +
    panel +
    rect(330, 1036, 420, 84, 40, look.dark) +
    word(look.label, 540, 742, { height: 26, colour: look.ink, tracking: 34, weight: 15, fit: 230 })
  );
}

const waterPurifier: Study = {
  front: (look) => shadow(look, 540, 1130, 270) + filter(look),
  angle: (look) =>
    shadow(look, 540, 1140, 310) +
    cabinet(look, filter(look), { x: 330, y: 240, w: 420, h: 880 }, 280, { side: look.dark, top: look.lighter }),
  detail: (look) => closeUp(filter(look), 540, 830, 2.2),
};

export const kettlesAndMixers = { kettle, mixer, "water-purifier": waterPurifier } satisfies Family;
