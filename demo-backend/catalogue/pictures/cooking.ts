import { tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, darkGlass, edgeLight, knob, metalPaint, roundPaint } from "./parts.ts";
import { glare } from "./lit-screen.ts";
import { circle, group, oval, path, rect, row, sized, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, cabinet } from "./turned.ts";

const ovenBox: Box = { x: 150, y: 520, w: 780, h: 440, r: 20 };

function oven(look: Look): string {
  const pane: Box = { x: 186, y: 562, w: 500, h: 356, r: 16 };
  const inside =
    rect(pane.x, pane.y, pane.w, pane.h, 16, darkGlass(look)) +
    rect(226, 604, 420, 272, 10, look.paint.radial(0.5, 0.3, 0.8, [0, "#e8b46a", 0.75], [1, "#2b2016", 0.3])) +
    oval(436, 850, 150, 22, "#6b7280", 'opacity=".7"') +
    path("M356 842Q360 760 436 760T516 842Z", "#e9e2d6", 'opacity=".85"') +
    glare(look, pane);
  const pad = look.form(2)
    ? row(2, (i) => knob(look, 812, 690 + i * 150, 54, look.light, i ? 0.4 : 0.1))
    : row(9, (i) => rect(736 + (i % 3) * 54, 680 + Math.floor(i / 3) * 52, 42, 38, 8, look.dark)) +
      rect(736, 850, 150, 50, 12, look.accent);
  return (
    rect(190, 950, 80, 24, 6, "#23272e") +
    rect(810, 950, 80, 24, 6, "#23272e") +
    rect(150, 520, 780, 440, 20, bodyPaint(look)) +
    edgeLight(150, 520, 780, 440, 20, 0.3) +
    inside +
    rect(694, 570, 14, 340, 7, metalPaint(look)) +
    rect(736, 560, 150, 60, 8, "#0b0d11") +
    word("02:30", 811, 590, { height: 26, colour: tint(look.accent, 0.4) }) +
    pad +
    word(look.label, 436, 942, { height: 18, colour: look.ink, tracking: 34, fit: 240 })
  );
}

const microwave: Study = {
  front: (look) => shadow(look, 540, 976, 430) + oven(look),
  angle: (look) =>
    shadow(look, 540, 980, 440) + cabinet(look, oven(look), ovenBox, 400, { side: look.dark, top: look.light }),
  detail: (look) => closeUp(oven(look), 760, 730, 2.3),
};

function fryer(look: Look): string {
  const shape = look.form(2)
    ? "M330 420Q330 320 430 320H650Q750 320 750 420V1010Q750 1080 680 1080H400Q330 1080 330 1010Z"
    : "M350 560Q360 330 540 330T730 560L770 980Q774 1080 680 1080H400Q306 1080 310 980Z";
  const dial = look.form(2)
    ? rect(390, 380, 300, 130, 26, "#0b0d11") +
      word("180", 540, 430, { height: 44, colour: tint(look.accent, 0.45) }) +
      row(5, (i) => circle(440 + i * 50, 484, 9, "#8e96a3"))
    : circle(540, 470, 92, "#0b0d11") +
      knob(look, 540, 470, 70, look.light, 0.15) +
      row(9, (i) => circle(540 + 110 * Math.cos(2.5 + i * 0.54), 470 + 110 * Math.sin(2.5 + i * 0.54), 5, look.accent));
  const basket =
    path(
      "M336 640H744L760 960Q760 1030 690 1030H390Q320 1030 320 960Z",
      look.paint.linear("down", [0, look.body], [1, look.darker]),
    ) +
    stroke("M336 640H744", look.darker, 7) +
    rect(480, 700, 120, 250, 40, "#16181d") +
    rect(500, 720, 80, 200, 30, look.paint.linear("across", [0, "#4a505b"], [0.5, "#6b7280"], [1, "#23272e"]));
  return (
    path(shape, roundPaint(look)) +
    dial +
    basket +
    word(look.label, 540, 600, { height: 26, colour: look.ink, tracking: 34, weight: 15, fit: 230 }) +
    rect(360, 1072, 70, 20, 8, "#16181d") +
    rect(650, 1072, 70, 20, 8, "#16181d")
  );
}

const airFryer: Study = {
  front: (look) => shadow(look, 540, 1094, 300) + fryer(look),
  angle: (look) => shadow(look, 560, 1094, 320) + group(fryer(look), "matrix(.84 -.1 0 1 90 54)"),
  detail: (look) => closeUp(fryer(look), 540, 500, 2.1),
};

/** Drawn from above, tilted by a transform. */
function hob(look: Look): string {
  const rings = row(look.form(2) ? 2 : 4, (i) =>
    circle(
      540,
      600,
      70 + i * (look.form(2) ? 110 : 46),
      "none",
      `stroke="${i ? "#8e96a3" : look.accent}" stroke-width="${i ? 4 : 10}"`,
    ),
  );
  const panel =
    row(
      6,
      (i) =>
        circle(330 + i * 66, 1010, 22, "#2b2f37") +
        circle(330 + i * 66, 1010, 9, i === look.seed % 6 ? look.accent : "#c7cdd7"),
    ) +
    rect(720, 976, 130, 66, 8, "#0b0d11") +
    word("1200", 785, 1010, { height: 28, colour: tint("#e2584e", 0.2) });
  return (
    rect(190, 270, 700, 830, 40, bodyPaint(look)) +
    rect(206, 286, 668, 798, 30, darkGlass(look)) +
    glare(look, { x: 206, y: 286, w: 668, h: 798, r: 30 }, 0.09) +
    rings +
    stroke("M540 560V640M500 600H580", look.accent, 6) +
    panel +
    word(look.label, 540, 900, { height: 36, colour: "#e6eaf0", tracking: 34, weight: 14, fit: 330 })
  );
}

const inductionCooktop: Study = {
  front: (look) =>
    shadow(look, 540, 1080, 420) +
    rect(150, 980, 780, 70, 26, look.darker) +
    group(hob(look), "matrix(1.1 0 0 .72 -54 248)"),
  angle: (look) => shadow(look, 540, 980, 440, 50) + group(hob(look), "matrix(.9 -.2 .62 .42 -380 640)") + pan(look),
  detail: (look) => closeUp(hob(look), 560, 930, 1.9),
};

function pan(look: Look): string {
  return sized(
    path("M320 560H760L740 700Q730 740 690 740H390Q350 740 340 700Z", metalPaint(look, "#aab0ba")) +
      oval(540, 560, 222, 46, "#7b828d") +
      oval(540, 562, 206, 38, "#3b414c") +
      rect(750, 570, 240, 34, 17, "#16181d"),
    0.78,
    540,
    860,
  );
}

export const cooking = { microwave, "air-fryer": airFryer, "induction-cooktop": inductionCooktop } satisfies Family;
