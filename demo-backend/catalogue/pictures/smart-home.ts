import { shade, tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, led, metalPaint, roundPaint } from "./parts.ts";
import { circle, group, oval, path, polygon, rect, row, spun, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { cabinet, plate } from "./turned.ts";

function bulb(look: Look): string {
  const glow = circle(
    540,
    520,
    470,
    look.paint.radial(0.5, 0.5, 0.5, [0, look.accent, 0.5], [0.55, look.accent, 0.16], [1, look.accent, 0]),
  );
  const candle = look.form(3) === 2;
  const glass = candle
    ? path(
        "M540 220C660 380 700 500 690 620Q680 740 620 790H460Q400 740 390 620C380 500 420 380 540 220Z",
        look.paint.radial(
          0.45,
          0.45,
          0.65,
          [0, "#ffffff"],
          [0.5, tint(look.accent, 0.65)],
          [1, tint(look.accent, 0.2)],
        ),
      )
    : path(
        "M540 260C720 260 800 400 790 540C780 680 690 720 660 820H420C390 720 300 680 290 540C280 400 360 260 540 260Z",
        look.paint.radial(0.45, 0.4, 0.65, [0, "#ffffff"], [0.5, tint(look.accent, 0.65)], [1, tint(look.accent, 0.2)]),
      );
  const filament =
    look.form(3) === 1 ? row(4, (i) => stroke(`M${462 + i * 52} 780L${430 + i * 74} 420`, "#f0a63a", 9)) : "";
  return (
    glow +
    glass +
    filament +
    path("M410 810H670L640 980H440Z", roundPaint(look, candle ? "#d9dde3" : look.body)) +
    word(look.label, 540, 880, {
      height: 24,
      colour: candle ? "#3a404b" : look.ink,
      tracking: 30,
      weight: 14,
      fit: 170,
    }) +
    rect(452, 976, 176, 110, 10, metalPaint(look, "#b4bac4")) +
    rect(438, 1020, 22, 22, 8, "#8e96a3") +
    rect(620, 1020, 22, 22, 8, "#8e96a3") +
    oval(540, 1086, 70, 14, "#3a404b") +
    path("M370 420C400 350 450 320 500 310C450 370 420 430 410 520Z", "#fff", 'opacity=".6"')
  );
}

const smartBulb: Study = {
  front: (look) => shadow(look, 540, 1110, 150) + bulb(look),
  angle: (look) => shadow(look, 540, 1050, 300, 26) + spun(bulb(look), 118, 540, 680),
  detail: (look) => closeUp(bulb(look), 540, 860, 2),
};

function outlet(look: Look): string {
  const round = look.form(2) === 1;
  const hole = (x: number, y: number, r: number): string =>
    circle(x, y, r + 5, shade(look.body, 0.25)) + circle(x, y, r, "#0b0d11");
  const front = round
    ? circle(540, 720, 310, bodyPaint(look)) +
      circle(540, 720, 300, "none", `stroke="${look.lighter}" stroke-width="5"`)
    : rect(270, 430, 540, 580, 80, bodyPaint(look)) + edgeLight(270, 430, 540, 580, 80, 0.4);
  return (
    front +
    circle(540, 700, 200, look.dark, 'opacity=".25"') +
    circle(540, 696, 196, look.light) +
    hole(540, 606, 34) +
    hole(456, 750, 26) +
    hole(624, 750, 26) +
    led(look, 540, round ? 470 : 490, 9, look.accent) +
    word(look.label, 540, round ? 950 : 950, { height: 28, colour: look.ink, tracking: 32, weight: 14, fit: 220 })
  );
}

const smartPlug: Study = {
  front: (look) => shadow(look, 540, 1040, 280) + outlet(look),
  angle: (look) =>
    shadow(look, 560, 1060, 310) +
    rect(180, 640, 130, 44, 20, "#c9a84e") +
    rect(180, 780, 120, 34, 16, "#c9a84e") +
    (look.form(2)
      ? group(circle(540, 720, 310, look.dark), "matrix(.8 0 0 1 20 20)") +
        group(outlet(look), "matrix(.8 -.06 0 1 130 32)")
      : cabinet(look, outlet(look), { x: 270, y: 430, w: 540, h: 580 }, 240, { side: look.dark, top: look.light })),
  detail: (look) => closeUp(outlet(look), 540, 660, 2.1),
};

function handset(look: Look): string {
  const button = (x: number, y: number, r: number, colour = look.dark): string =>
    circle(x, y + 3, r, look.darker) + circle(x, y, r, colour);
  const pad = row(look.form(2) ? 4 : 2, (r) => row(3, (c) => button(480 + c * 60, 640 + r * 58, 19)));
  const y = look.form(2) ? 900 : 790;
  return (
    rect(420, 200, 240, 940, 90, bodyPaint(look)) +
    edgeLight(420, 200, 240, 940, 90, 0.35) +
    button(480, 280, 26, "#c94b3f") +
    led(look, 600, 280, 5, look.accent) +
    circle(540, 450, 98, look.dark) +
    circle(540, 450, 92, look.paint.linear("diagonal", [0, look.light], [1, look.dark])) +
    circle(540, 450, 42, look.accent) +
    polygon(
      [
        [540, 372],
        [552, 388],
        [528, 388],
      ],
      look.ink,
    ) +
    polygon(
      [
        [540, 528],
        [552, 512],
        [528, 512],
      ],
      look.ink,
    ) +
    polygon(
      [
        [462, 450],
        [478, 438],
        [478, 462],
      ],
      look.ink,
    ) +
    polygon(
      [
        [618, 450],
        [602, 438],
        [602, 462],
      ],
      look.ink,
    ) +
    pad +
    rect(462, y, 46, 110, 23, look.dark) +
    rect(572, y, 46, 110, 23, look.dark) +
    word("+", 485, y + 28, { height: 20, colour: look.ink }) +
    word("-", 485, y + 82, { height: 20, colour: look.ink }) +
    polygon(
      [
        [595, y + 20],
        [605, y + 36],
        [585, y + 36],
      ],
      look.ink,
    ) +
    polygon(
      [
        [595, y + 90],
        [605, y + 74],
        [585, y + 74],
      ],
      look.ink,
    ) +
    word(look.label, 540, 1084, { height: 22, colour: look.ink, tracking: 32, fit: 150 })
  );
}

const remote: Study = {
  front: (look) => shadow(look, 560, 1160, 180) + spun(handset(look), 9, 540, 670),
  angle: (look) =>
    shadow(look, 540, 1150, 220) +
    plate(handset(look), { x: 420, y: 200, w: 240, h: 940, r: 90 }, 44, { near: look.dark, far: look.darker }),
  detail: (look) => closeUp(handset(look), 540, 480, 2.4),
};

export const smartHome = { "smart-bulb": smartBulb, "smart-plug": smartPlug, remote } satisfies Family;
