import { tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, lead, led, metalPaint, slots } from "./parts.ts";
import { circle, group, moved, path, rect, row, spun, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, plate } from "./turned.ts";

function pips(look: Look, cx: number, cy: number, size: number, colour: string): string {
  const count = 1 + Math.round(look.scale * 3);
  const pitch = size * 1.6;
  return row(4, (i) =>
    rect(
      cx + (i - 1.5) * pitch - size / 2,
      cy - size / 2,
      size,
      size,
      size * 0.24,
      colour,
      i < count ? "" : 'opacity=".25"',
    ),
  );
}

const gold = (x: number, y: number, count: number, w: number, h: number): string =>
  row(count, (i) => rect(x + i * w, y, w * 0.66, h, 2, "#d9b45a"));

function solidState(look: Look): string {
  switch (look.form(3)) {
    case 0:
      return (
        rect(180, 610, 720, 210, 10, look.paint.linear("diagonal", [0, "#1f5f47"], [1, "#113a2c"])) +
        row(14, (i) => rect(884, 622 + i * 13.4, 26, 8, 1, "#d9b45a")) +
        rect(210, 632, 200, 166, 8, "#16181d") +
        rect(440, 640, 150, 150, 6, "#23272e") +
        circle(180, 715, 24, "#eef0f3") +
        rect(230, 640, 610, 150, 6, bodyPaint(look)) +
        rect(230, 640, 610, 10, 4, look.accent) +
        word(look.label, 400, 706, { height: 36, colour: look.ink, weight: 16, tracking: 30, fit: 280 }) +
        pips(look, 716, 706, 26, look.ink)
      );
    case 1:
      return (
        rect(240, 480, 600, 440, 22, bodyPaint(look)) +
        edgeLight(240, 480, 600, 440, 22) +
        row(4, (i) => circle(276 + (i % 2) * 528, 516 + Math.floor(i / 2) * 368, 10, look.darker)) +
        rect(290, 540, 500, 320, 12, look.dark) +
        rect(290, 540, 14, 320, 4, look.accent) +
        word(look.label, 540, 650, { height: 54, colour: tint(look.ink, 0.3), weight: 15, tracking: 30, fit: 400 }) +
        pips(look, 540, 766, 26, tint(look.ink, 0.3)) +
        rect(430, 918, 260, 18, 3, "#14161b")
      );
    default:
      return (
        rect(330, 360, 420, 620, 70, bodyPaint(look)) +
        rect(352, 382, 376, 576, 54, look.paint.linear("diagonal", [0, look.light], [1, look.dark])) +
        slots(400, 430, 280, 120, 6, look.darker) +
        word(look.label, 540, 700, { height: 46, colour: look.ink, weight: 15, tracking: 30, fit: 300 }) +
        pips(look, 540, 800, 22, look.ink) +
        stroke("M352 900H728", look.accent, 10) +
        rect(504, 972, 72, 18, 6, "#14161b") +
        lead("M540 990C540 1080 700 1060 760 1120", "#2b2f37", 18)
      );
  }
}

const ssd: Study = {
  front: (look) =>
    shadow(look, 540, [850, 950, 1010][look.form(3)] ?? 950, [380, 320, 230][look.form(3)] ?? 300) +
    (look.form(3) === 0 ? spun(solidState(look), -8, 540, 715) : solidState(look)),
  angle: (look) => {
    const box: Box = [
      { x: 180, y: 610, w: 720, h: 210, r: 10 },
      { x: 240, y: 480, w: 600, h: 440, r: 22 },
      { x: 330, y: 360, w: 420, h: 620, r: 70 },
    ][look.form(3)] ?? { x: 240, y: 480, w: 600, h: 440 };
    return (
      shadow(look, 540, 1010, 340) +
      plate(solidState(look), box, look.form(3) === 0 ? 12 : 44, {
        near: look.form(3) === 0 ? "#0d3025" : look.dark,
        far: look.darker,
      })
    );
  },
  detail: (look) => closeUp(solidState(look), 540, look.form(3) === 2 ? 640 : 690, 2.2),
};

function internal(look: Look): string {
  return (
    rect(290, 270, 500, 800, 18, metalPaint(look, "#aeb5bd")) +
    rect(310, 290, 460, 760, 14, "none", 'stroke="#fff" stroke-width="4" opacity=".45"') +
    circle(540, 480, 150, "none", 'stroke="#7f8891" stroke-width="4" opacity=".6"') +
    row(6, (i) => circle(i % 2 ? 754 : 326, [306, 670, 1034][Math.floor(i / 2)] ?? 306, 14, "#5d656e")) +
    rect(350, 640, 380, 330, 12, look.body) +
    rect(350, 640, 380, 70, 12, look.accent) +
    word(look.label, 540, 800, { height: 56, colour: look.ink, weight: 15, tracking: 30, fit: 320 }) +
    row(3, (i) => rect(390, 870 + i * 28, 300 - i * 60, 10, 5, look.ink, 'opacity=".4"'))
  );
}

const spinning = (look: Look): string => (look.form(3) === 2 ? internal(look) : portable(look));

function portable(look: Look): string {
  const ridges = look.form(2) ? row(9, (i) => rect(330 + i * 48, 300, 22, 740, 11, look.dark, 'opacity=".5"')) : "";
  return (
    rect(300, 290, 480, 760, 46, bodyPaint(look)) +
    edgeLight(300, 290, 480, 760, 46, 0.35) +
    ridges +
    rect(340, 700, 400, 170, 16, look.darker, look.form(2) ? "" : 'opacity="0"') +
    word(look.label, 540, 760, {
      height: 44,
      colour: look.form(2) ? "#f2f4f7" : look.ink,
      weight: 15,
      tracking: 30,
      fit: 320,
    }) +
    pips(look, 540, 834, 18, look.form(2) ? "#f2f4f7" : look.ink) +
    led(look, 540, 1000, 7, look.accent) +
    rect(490, 280, 100, 18, 6, "#14161b") +
    lead("M540 284C540 160 780 120 860 230", "#2b2f37", 20)
  );
}

const hardDrive: Study = {
  front: (look) => shadow(look, 540, 1076, 270) + spinning(look),
  angle: (look) =>
    shadow(look, 540, 1110, 280) +
    plate(spinning(look), { x: 300, y: 290, w: 480, h: 760, r: 46 }, 72, { near: look.dark, far: look.darker }),
  detail: (look) => closeUp(spinning(look), 540, 860, 2.3),
};

function stick(look: Look): string {
  const tongue =
    rect(455, 210, 170, 250, 8, metalPaint(look)) +
    rect(486, 290, 44, 40, 3, "#2b2f37") +
    rect(550, 290, 44, 40, 3, "#2b2f37");
  const print = group(
    word(look.label, 0, -22, { height: 46, colour: look.ink, weight: 15, tracking: 30, fit: 340 }) +
      pips(look, 0, 50, 20, look.ink),
    "translate(540 760) rotate(-90)",
  );
  switch (look.form(3)) {
    case 0:
      return (
        tongue +
        rect(420, 440, 240, 640, 40, bodyPaint(look)) +
        edgeLight(420, 440, 240, 640, 40) +
        print +
        circle(540, 1030, 24, "#eceff2") +
        stroke("M440 480H640", look.accent, 10)
      );
    case 1:
      return (
        tongue +
        rect(430, 440, 220, 620, 24, look.paint.linear("across", [0, "#23272e"], [0.4, "#4a505b"], [1, "#14161b"])) +
        rect(404, 560, 272, 560, 30, bodyPaint(look)) +
        circle(540, 620, 34, metalPaint(look)) +
        moved(print, 0, 130) +
        circle(540, 1080, 22, "#eceff2")
      );
    default:
      return (
        tongue +
        path("M400 450H680V980Q680 1110 540 1110T400 980Z", metalPaint(look, look.body)) +
        print +
        circle(540, 1060, 22, "#eceff2") +
        stroke("M404 470H676", look.accent, 8)
      );
  }
}

const penDrive: Study = {
  front: (look) => shadow(look, 560, 1120, 240) + spun(stick(look), 24, 540, 690),
  angle: (look) => shadow(look, 540, 960, 420, 30) + spun(stick(look), 78, 540, 690),
  detail: (look) => closeUp(spun(stick(look), 24, 540, 690), 640, 460, 2.3),
};

function card(look: Look): string {
  const micro = look.form(2) === 0;
  const outline = micro
    ? "M360 360H600Q620 360 630 380L660 430Q670 450 690 450Q720 452 720 490V1010Q720 1040 690 1040H390Q360 1040 360 1010Z"
    : "M300 330H690L780 420V1030Q780 1060 750 1060H330Q300 1060 300 1030Z";
  const top = path(outline, bodyPaint(look)) + path(outline, "none", 'stroke="#fff" stroke-width="4" opacity=".3"');
  const label = micro
    ? rect(360, 560, 360, 220, 0, look.accent)
    : rect(340, 450, 400, 470, 18, look.accent) + rect(282, 540, 22, 90, 6, "#dfe3ea");
  const onAccent = "#ffffff";
  return (
    top +
    label +
    word(look.label, 540, micro ? 620 : 570, { height: 46, colour: onAccent, weight: 16, tracking: 30, fit: 290 }) +
    pips(look, 540, micro ? 716 : 770, micro ? 30 : 46, onAccent) +
    (micro
      ? path("M420 960H660", "none", `stroke="${look.ink}" stroke-width="3" opacity=".4"`)
      : gold(340, 970, 9, 45, 66))
  );
}

const memoryCard: Study = {
  front: (look) => shadow(look, 540, 1090, 230) + card(look),
  angle: (look) => shadow(look, 540, 1100, 260) + spun(card(look), -18, 540, 700),
  detail: (look) => closeUp(card(look), 540, 660, 2.2),
};

export const storage = {
  ssd,
  "hard-drive": hardDrive,
  "pen-drive": penDrive,
  "memory-card": memoryCard,
} satisfies Family;
