import { tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, metalPaint } from "./parts.ts";
import { lit } from "./lit-screen.ts";
import { homeScreen } from "./scenes.ts";
import { circle, group, moved, path, rect, row, sized, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { plate } from "./turned.ts";

function cover(look: Look): string {
  const clear = look.form(6) === 2;
  const shell = clear
    ? rect(330, 220, 420, 880, 66, tint(look.body, 0.55), 'opacity=".55"') +
      rect(330, 220, 420, 880, 66, "none", `stroke="${look.body}" stroke-width="18"`)
    : rect(330, 220, 420, 880, 66, bodyPaint(look)) +
      rect(346, 236, 388, 848, 54, look.paint.linear("diagonal", [0, look.light], [1, look.dark])) +
      edgeLight(330, 220, 420, 880, 66, 0.35);
  const opening =
    rect(366, 256, 168, 190, 50, "#e9ecf0") +
    rect(366, 256, 168, 190, 50, "none", `stroke="${look.darker}" stroke-width="8"`);
  const mark =
    look.form(6) === 0
      ? circle(540, 700, 118, "none", `stroke="${look.accent}" stroke-width="20"`) +
        rect(530, 846, 20, 90, 10, look.accent)
      : clear
        ? row(4, (i) => circle(i % 2 ? 720 : 360, i < 2 ? 250 : 1070, 40, look.accent, 'opacity=".35"'))
        : stroke("M346 860L734 620", look.accent, 26);
  return (
    rect(322, 520, 14, 110, 6, look.darker) +
    rect(744, 560, 14, 150, 6, look.darker) +
    shell +
    mark +
    opening +
    word(look.label, 540, 1010, { height: 26, colour: look.ink, tracking: 36, fit: 250 })
  );
}

function folio(look: Look): string {
  return (
    path(
      "M520 240L300 290Q280 296 280 320V1080Q280 1104 300 1100L520 1060Z",
      look.paint.linear("across", [0, look.dark], [1, look.light]),
    ) +
    rect(516, 230, 400, 840, 40, bodyPaint(look)) +
    rect(516, 240, 26, 820, 4, look.darker) +
    sized(lit(look, { x: 566, y: 270, w: 330, h: 760, r: 40 }, homeScreen), 1, 0, 0) +
    row(3, (i) => rect(320, 420 + i * 130, 160, 90, 10, look.darker, 'opacity=".6"')) +
    word(look.label, 400, 960, { height: 20, colour: look.ink, fit: 140, tracking: 30 })
  );
}

function glass(look: Look): string {
  const sheet = look.paint.linear("diagonal", [0, "#dff1f6", 0.75], [0.5, "#b9d9e4", 0.5], [1, "#8fb9c9", 0.65]);
  return (
    rect(330, 220, 420, 880, 60, sheet) +
    rect(330, 220, 420, 880, 60, "none", 'stroke="#8aa9b5" stroke-width="5"') +
    circle(540, 270, 17, "#5f7984", 'opacity=".8"') +
    path("M380 700L640 240H700L380 800Z", "#ffffff", 'opacity=".4"') +
    path("M750 1000V1040A60 60 0 0 1 690 1100H640Z", look.accent) +
    word(look.label, 540, 1010, { height: 26, colour: "#4b636d", tracking: 36, fit: 250 })
  );
}

function sleeve(look: Look): string {
  const weave = row(9, (i) => rect(170, 520 + i * 56, 740, 10, 0, i % 2 ? look.accent : look.light, 'opacity=".45"'));
  return (
    rect(220, 380, 640, 300, 24, "#b9c0c9") +
    rect(220, 380, 640, 14, 7, "#e3e7ec") +
    rect(150, 470, 780, 580, 40, bodyPaint(look)) +
    weave +
    edgeLight(150, 470, 780, 580, 40, 0.3) +
    rect(150, 470, 780, 26, 13, look.dark) +
    rect(690, 940, 170, 70, 8, look.dark) +
    word(look.label, 775, 975, { height: 26, colour: look.lighter, tracking: 34, fit: 130 })
  );
}

const guardOf = (look: Look): string =>
  [cover, cover, cover, cover, glass, sleeve][look.form(6)]?.(look) ?? cover(look);

const caseStudy: Study = {
  front: (look) =>
    shadow(look, 540, look.form(6) === 5 ? 1064 : 1120, look.form(6) === 5 ? 400 : 250) +
    (look.form(6) === 3 ? moved(folio(look), -60, 0) : guardOf(look)),
  angle: (look) =>
    shadow(look, 540, 1130, 260) +
    plate(guardOf(look), { x: 330, y: 220, w: 420, h: 880, r: 66 }, 40, { near: look.dark, far: look.darker }),
  detail: (look) => closeUp(guardOf(look), 500, 400, 2.4),
};

function phoneDock(look: Look): string {
  const arm = path("M470 560H610L640 1010H440Z", metalPaint(look, look.body));
  const held = group(
    rect(0, 0, 320, 660, 46, "#14171d") + lit(look, { x: 12, y: 12, w: 296, h: 636, r: 36 }, homeScreen),
    "translate(380 260)",
  );
  return (
    rect(320, 1000, 440, 70, 34, look.paint.linear("down", [0, look.lighter], [0.4, look.body], [1, look.darker])) +
    word(look.label, 540, 1040, { height: 22, colour: look.ink, tracking: 34, fit: 240 }) +
    arm +
    held +
    rect(350, 880, 380, 60, 20, look.dark) +
    rect(360, 900, 40, 60, 14, look.light) +
    rect(680, 900, 40, 60, 14, look.light) +
    stroke("M420 936H660", look.accent, 6)
  );
}

function laptopRiser(look: Look): string {
  const leg = path("M300 1090L420 700L480 690L380 1090Z", metalPaint(look, look.body));
  return (
    leg +
    path("M780 1090L660 700L600 690L700 1090Z", metalPaint(look, look.body)) +
    rect(260, 1076, 560, 26, 12, look.dark) +
    path("M180 740H900L860 690H220Z", metalPaint(look, look.light)) +
    rect(180, 736, 720, 30, 12, look.body) +
    word(look.label, 540, 752, { height: 16, colour: look.ink, tracking: 34 }) +
    rect(230, 300, 620, 390, 18, "#14171d") +
    lit(look, { x: 246, y: 316, w: 588, h: 356, r: 6 }, homeScreen) +
    rect(300, 766, 60, 40, 8, look.accent) +
    rect(720, 766, 60, 40, 8, look.accent)
  );
}

function monitorArm(look: Look): string {
  const steel = metalPaint(look, look.body);
  const bone = (x1: number, y1: number, x2: number, y2: number): string =>
    stroke(`M${x1} ${y1}L${x2} ${y2}`, look.dark, 74) + stroke(`M${x1} ${y1}L${x2} ${y2}`, look.body, 58);
  return (
    rect(250, 1040, 230, 34, 10, steel) +
    rect(420, 1040, 34, 120, 8, look.dark) +
    rect(300, 760, 70, 290, 30, steel) +
    bone(335, 780, 560, 480) +
    bone(560, 480, 760, 640) +
    row(3, (i) => circle([335, 560, 760][i] ?? 0, [780, 480, 640][i] ?? 0, 46, look.dark)) +
    row(3, (i) => circle([335, 560, 760][i] ?? 0, [780, 480, 640][i] ?? 0, 22, look.light)) +
    rect(790, 520, 46, 240, 14, look.dark) +
    rect(830, 500, 26, 280, 8, steel) +
    word(look.label, 365, 1057, { height: 18, colour: look.ink, tracking: 34, fit: 150 })
  );
}

const standing = (look: Look): string =>
  ([phoneDock, laptopRiser, phoneDock, monitorArm][look.form(4)] ?? phoneDock)(look);

const stand: Study = {
  front: (look) => shadow(look, 540, look.form(4) === 3 ? 1164 : 1096, 320) + standing(look),
  angle: (look) => shadow(look, 540, 1110, 320) + group(standing(look), "matrix(.84 -.1 .02 1 70 54)"),
  detail: (look) => closeUp(standing(look), look.form(2) ? 360 : 540, look.form(2) ? 800 : 940, 2.2),
};

export const casesAndStands = { case: caseStudy, stand } satisfies Family;
