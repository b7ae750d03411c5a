import { shade, tint, turnHue } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight } from "./parts.ts";
import { lit } from "./lit-screen.ts";
import { wallpaper } from "./scenes.ts";
import { circle, group, oval, path, polygon, rect, row, spun, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, cabinet, plate } from "./turned.ts";

const boxed: Box = { x: 300, y: 300, w: 480, h: 720, r: 6 };

function emblem(look: Look, cx: number, cy: number, size: number): string {
  const ink = "#ffffff";
  const at = (content: string): string => group(content, `translate(${cx} ${cy}) scale(${size / 100})`);
  switch (look.form(4)) {
    case 0:
      return at(
        path("M0 -60L52 -38V4C52 36 28 56 0 68C-28 56 -52 36 -52 4V-38Z", ink) +
          stroke("M-22 4L-4 22L28 -16", look.accent, 13),
      );
    case 1:
      return at(
        path("M-44 -60H20L48 -32V62H-44Z", ink) +
          path("M20 -60V-32H48Z", tint(look.accent, 0.5)) +
          row(4, (i) => rect(-28, -16 + i * 18, i === 3 ? 34 : 58, 7, 3, look.accent)),
      );
    case 2:
      return at(
        path("M0 -58C40 -58 62 -30 58 0C54 26 20 8 14 28C10 44 22 58 0 60C-38 62 -60 32 -60 0S-38 -58 0 -58Z", ink) +
          row(4, (i) => circle(-30 + i * 20, -14 - Math.sin(i) * 18, 9, turnHue(look.accent, i * 80))),
      );
    default:
      return at(
        stroke("M-28 -8V-30A28 28 0 0 1 28 -30V-8", ink, 13) +
          rect(-46, -10, 92, 72, 12, ink) +
          circle(0, 20, 11, look.accent) +
          rect(-4, 22, 8, 22, 4, look.accent),
      );
  }
}

function programBox(look: Look): string {
  const { x, y, w, h } = boxed;
  return (
    rect(x, y, w, h, 6, look.paint.linear("diagonal", [0, look.light], [0.5, look.body], [1, look.darker])) +
    polygon(
      [
        [x, y + h * 0.5],
        [x + w, y + h * 0.34],
        [x + w, y + h * 0.72],
        [x, y + h * 0.88],
      ],
      look.accent,
      'opacity=".9"',
    ) +
    circle(540, 550, 132, look.paint.linear("diagonal", [0, tint(look.accent, 0.25)], [1, shade(look.accent, 0.35)])) +
    emblem(look, 540, 550, 130) +
    word(look.label, 540, y + 84, { height: 50, colour: look.ink, weight: 14, tracking: 30, fit: 390 }) +
    row(3, (i) => circle(x + 70 + i * 46, y + h - 60, 14, look.ink, `opacity="${0.9 - i * 0.25}"`)) +
    rect(x + w - 170, y + h - 76, 120, 34, 17, look.ink, 'opacity=".25"') +
    edgeLight(x, y, w, h, 6, 0.3)
  );
}

const softwareBox: Study = {
  front: (look) =>
    shadow(look, 560, 1040, 310) + cabinet(look, programBox(look), boxed, 150, { side: look.dark, top: look.light }),
  angle: (look) => shadow(look, 540, 1034, 270) + programBox(look),
  detail: (look) => closeUp(programBox(look), 540, 520, 2),
};

const book: Box = { x: 290, y: 230, w: 500, h: 780, r: 10 };

function jacket(look: Look): string {
  const { x, y, w, h } = book;
  const art = lit(look, { x: x + 46, y: y + 230, w: w - 92, h: 380, r: 8 }, wallpaper);
  return (
    rect(x, y, w, h, 10, bodyPaint(look)) +
    rect(x, y, 30, h, 8, look.darker, 'opacity=".5"') +
    rect(x + 30, y, 5, h, 0, "#fff", 'opacity=".25"') +
    art +
    word(look.label, x + w / 2 + 12, y + 110, {
      height: 56,
      colour: look.ink,
      weight: 13,
      tracking: 24,
      fit: w - 120,
    }) +
    rect(x + w / 2 - 60, y + 176, 144, 7, 3, look.accent) +
    row(2, (i) => rect(x + 120 + i * 40, y + 660 + i * 34, w - 216 - i * 80, 12, 6, look.ink, 'opacity=".6"')) +
    edgeLight(x, y, w, h, 10, 0.25)
  );
}

function reader(look: Look): string {
  const lines = row(11, (i) => rect(372, 640 + i * 34, i % 5 === 4 ? 190 : 336, 9, 4, "#9aa0a8"));
  return (
    rect(310, 250, 460, 860, 36, "#23272e") +
    rect(344, 290, 392, 720, 8, "#f4f1e8") +
    word(look.label, 540, 380, { height: 40, colour: shade(look.body, 0.5), fit: 300, weight: 12 }) +
    group(lit(look, { x: 372, y: 440, w: 336, h: 160, r: 6 }, wallpaper), "translate(0 0)", 'opacity=".9"') +
    lines +
    circle(540, 1060, 18, look.accent)
  );
}

const eBook: Study = {
  front: (look) => shadow(look, 560, 1040, 330) + plate(jacket(look), book, 66, { near: "#f0ece1", far: look.dark }),
  angle: (look) => shadow(look, 540, 1124, 280) + reader(look),
  detail: (look) => closeUp(jacket(look), 550, 520, 1.9),
};

const parcel: Box = { x: 260, y: 480, w: 600, h: 520, r: 6 };

function carton(look: Look): string {
  const { x, y, w, h } = parcel;
  return (
    rect(x, y, w, h, 6, bodyPaint(look)) +
    rect(x + w * 0.44, y, w * 0.12, h, 0, look.accent) +
    rect(x + w * 0.45, y, 10, h, 0, tint(look.accent, 0.4), 'opacity=".6"') +
    word(look.label, x + w * 0.22, y + 100, { height: 34, colour: look.ink, weight: 14, tracking: 30, fit: w * 0.34 }) +
    row(look.form(3) + 2, (i) =>
      rect(x + w * 0.62 + (i % 2) * 100, y + h - 190 + Math.floor(i / 2) * 84, 80, 70, 12, look.ink, 'opacity=".3"'),
    )
  );
}

function contents(look: Look): string {
  const phone = spun(
    rect(360, 260, 160, 330, 28, "#14171d") + lit(look, { x: 368, y: 268, w: 144, h: 314, r: 22 }, wallpaper),
    -8,
    440,
    430,
  );
  const cans =
    stroke("M560 520C540 330 720 320 730 500", shade(look.body, 0.5), 26) +
    rect(536, 480, 54, 110, 26, look.accent) +
    rect(704, 470, 54, 110, 26, look.accent);
  const plug =
    rect(640, 330, 150, 220, 30, "#f4f6f8") +
    rect(676, 280, 16, 54, 6, "#c9a84e") +
    rect(736, 280, 16, 54, 6, "#c9a84e") +
    circle(715, 440, 20, look.accent);
  const laptop = spun(
    rect(330, 300, 380, 280, 14, "#14171d") + lit(look, { x: 344, y: 314, w: 352, h: 240, r: 4 }, wallpaper),
    5,
    520,
    440,
  );
  const pad =
    oval(680, 500, 110, 70, shade(look.body, 0.55)) +
    circle(640, 490, 22, look.accent) +
    circle(724, 490, 22, "#23272e");
  return [phone + cans, laptop + plug, phone + pad][look.form(3)] ?? phone;
}

const bundleBox: Study = {
  front: (look) =>
    shadow(look, 540, 1020, 400) +
    contents(look) +
    cabinet(look, carton(look), parcel, 0, { side: look.dark, top: look.light }) +
    path("M290 540L180 470L240 430L330 520Z", look.light) +
    path("M786 470L930 380L880 350L740 460Z", look.dark),
  angle: (look) =>
    shadow(look, 540, 1050, 420) + cabinet(look, carton(look), parcel, 340, { side: look.dark, top: look.light }),
  detail: (look) => closeUp(contents(look) + carton(look), 560, 520, 1.7),
};

export const digital = { "software-box": softwareBox, "e-book": eBook, "bundle-box": bundleBox } satisfies Family;
