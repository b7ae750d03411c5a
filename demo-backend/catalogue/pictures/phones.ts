import { shade, tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, lens } from "./parts.ts";
import { lit } from "./lit-screen.ts";
import { homeScreen, wallpaper } from "./scenes.ts";
import { circle, moved, rect, row, sized } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, plate } from "./turned.ts";

const handset: Box = { x: 0, y: 0, w: 436, h: 920, r: 62 };

function handsetBack(look: Look): string {
  const { w, h } = handset;
  return (
    rect(
      0,
      0,
      w,
      h,
      62,
      look.paint.linear(
        "across",
        [0, look.darker],
        [0.04, look.lighter],
        [0.5, look.body],
        [0.96, look.light],
        [1, look.dark],
      ),
    ) +
    rect(
      9,
      9,
      w - 18,
      h - 18,
      54,
      look.paint.linear("diagonal", [0, look.lighter], [0.3, look.light], [0.62, look.body], [1, look.dark]),
    ) +
    edgeLight(9, 9, w - 18, h - 18, 54, 0.3) +
    cameras(look) +
    word(look.label, w / 2, h - 190, { height: 25, colour: look.ink, weight: 12, tracking: 42, fit: 250, opacity: 0.8 })
  );
}

function cameras(look: Look): string {
  const island = look.paint.linear("diagonal", [0, tint(look.body, 0.28)], [1, shade(look.body, 0.24)]);
  const flash = (x: number, y: number): string => circle(x, y, 15, "#fff4d6") + circle(x, y, 8, "#ffe4a0");
  const rim = shade(look.body, 0.5);
  switch (look.form(7)) {
    case 0:
      return (
        rect(42, 42, 130, 268, 62, island) +
        edgeLight(42, 42, 130, 268, 62, 0.35) +
        lens(look, 107, 108, 52, rim) +
        lens(look, 107, 240, 52, rim) +
        flash(216, 92)
      );
    case 1:
      return (
        rect(36, 36, 232, 232, 58, island) +
        edgeLight(36, 36, 232, 232, 58, 0.35) +
        lens(look, 98, 98, 49, rim) +
        lens(look, 98, 206, 49, rim) +
        lens(look, 202, 152, 49, rim) +
        flash(206, 76)
      );
    case 2:
      return (
        circle(218, 194, 152, island) +
        circle(218, 194, 148, "none", 'stroke="#fff" stroke-width="4" opacity=".35"') +
        circle(218, 194, 128, "#14171d") +
        row(4, (i) => lens(look, 218 + (i % 2 ? 56 : -56), 194 + (i < 2 ? -56 : 56), 44, "#2a2f38")) +
        circle(218, 194, 11, "#fff1cc")
      );
    case 3:
      return (
        row(3, (i) => lens(look, 96, 100 + i * 122, 50, look.light)) + flash(186, 100) + circle(186, 222, 14, "#12151b")
      );
    case 4:
      return (
        rect(0, 96, 436, 136, 0, "#15181e") +
        rect(0, 96, 436, 4, 0, look.lighter) +
        rect(0, 228, 436, 4, 0, look.darker) +
        lens(look, 110, 164, 50, "#2b303a") +
        lens(look, 222, 164, 50, "#2b303a") +
        flash(352, 164)
      );
    case 5:
      return (
        rect(36, 40, 364, 150, 60, island) +
        edgeLight(36, 40, 364, 150, 60, 0.35) +
        row(3, (i) => lens(look, 104 + i * 108, 115, 46, rim)) +
        circle(374, 152, 9, "#fff1cc")
      );
    default:
      return (
        circle(116, 120, 74, island) +
        circle(116, 120, 72, "none", 'stroke="#fff" stroke-width="4" opacity=".3"') +
        lens(look, 116, 120, 54, rim) +
        flash(226, 92)
      );
  }
}

function handsetFront(look: Look): string {
  const { w, h } = handset;
  const pane: Box = { x: 15, y: 15, w: w - 30, h: h - 30, r: 48 };
  const eye = look.form(2)
    ? rect(w / 2 - 52, 38, 104, 30, 15, "#050609")
    : circle(w / 2, 50, 15, "#050609") + circle(w / 2 - 3, 46, 4, "#2e3d5e");
  return (
    rect(
      0,
      0,
      w,
      h,
      62,
      look.paint.linear("across", [0, look.darker], [0.03, look.light], [0.97, look.light], [1, look.darker]),
    ) +
    rect(5, 5, w - 10, h - 10, 57, "#07080b") +
    lit(look, pane, homeScreen) +
    eye
  );
}

const phone: Study = {
  front: (look) =>
    shadow(look, 530, 1168, 400) +
    moved(handsetBack(look), 168, 170) +
    shadeBeside(look) +
    moved(handsetFront(look), 476, 246),
  angle: (look) =>
    shadow(look, 540, 1176, 280) +
    moved(
      sized(plate(handsetBack(look), handset, 34, { near: look.dark, far: look.darker }), 1.08, 218, 920),
      322,
      226,
    ),
  detail: (look) => closeUp(handsetBack(look), look.form(7) === 2 ? 218 : 214, 250, 2.55),
};

function shadeBeside(look: Look): string {
  const dusk = look.paint.linear("across", [0, "#0b0d12", 0], [1, "#0b0d12", 0.4]);
  return rect(404, 262, 200, 800, 0, dusk);
}

function openBook(look: Look): string {
  const leaf = (x: number): string =>
    rect(
      x,
      0,
      400,
      880,
      44,
      look.paint.linear("across", [0, look.dark], [0.06, look.lighter], [0.94, look.light], [1, look.dark]),
    );
  const crease = look.paint.linear(
    "across",
    [0, "#000", 0],
    [0.42, "#000", 0.34],
    [0.5, "#fff", 0.22],
    [0.6, "#000", 0.2],
    [1, "#000", 0],
  );
  return (
    leaf(0) +
    leaf(400) +
    rect(8, 8, 784, 864, 38, "#07080b") +
    lit(look, { x: 20, y: 20, w: 760, h: 840, r: 28 }, homeScreen) +
    rect(350, 20, 100, 840, 0, crease) +
    circle(600, 54, 12, "#050609") +
    rect(388, -5, 24, 10, 4, look.dark) +
    rect(388, 875, 24, 10, 4, look.dark)
  );
}

function openFlip(look: Look): string {
  const half = look.paint.linear(
    "across",
    [0, look.darker],
    [0.03, look.lighter],
    [0.97, look.light],
    [1, look.darker],
  );
  const crease = look.paint.linear(
    "down",
    [0, "#000", 0],
    [0.45, "#000", 0.3],
    [0.5, "#fff", 0.2],
    [0.58, "#000", 0.2],
    [1, "#000", 0],
  );
  return (
    rect(0, 0, 430, 960, 56, half) +
    rect(6, 6, 418, 948, 50, "#07080b") +
    lit(look, { x: 16, y: 16, w: 398, h: 928, r: 42 }, homeScreen) +
    rect(16, 430, 398, 100, 0, crease) +
    circle(215, 50, 13, "#050609") +
    rect(-5, 462, 10, 36, 4, look.dark) +
    rect(425, 462, 10, 36, 4, look.dark)
  );
}

function closedFlip(look: Look): string {
  return (
    rect(0, 0, 430, 470, 56, bodyPaint(look)) +
    edgeLight(0, 0, 430, 470, 56) +
    rect(16, 16, 398, 300, 44, "#0a0c10") +
    lit(look, { x: 30, y: 30, w: 370, h: 272, r: 32 }, wallpaper) +
    lens(look, 82, 248, 40) +
    lens(look, 176, 248, 40) +
    rect(0, 440, 430, 30, 12, look.dark) +
    word(look.label, 215, 378, { height: 22, colour: look.ink, tracking: 40, fit: 260 })
  );
}

function foldedBack(look: Look): string {
  return moved(handsetBack(look), 0, 0) + rect(424, 30, 20, 860, 8, look.dark);
}

const foldable: Study = {
  front: (look) =>
    look.form(2)
      ? shadow(look, 540, 1168, 360) + moved(openFlip(look), 190, 190) + moved(closedFlip(look), 560, 680)
      : shadow(look, 540, 1150, 420) +
        moved(sized(foldedBack(look), 0.93, 0, 900), 120, 212) +
        moved(sized(openBook(look), 0.86, 800, 880), 186, 260),
  angle: (look) =>
    shadow(look, 540, 1150, 300) +
    (look.form(2)
      ? moved(
          plate(closedFlip(look), { x: 0, y: 0, w: 430, h: 470, r: 56 }, 70, { near: look.dark, far: look.darker }),
          325,
          520,
        )
      : moved(plate(foldedBack(look), handset, 64, { near: look.dark, far: look.darker }), 322, 180)),
  detail: (look) => closeUp(look.form(2) ? closedFlip(look) : handsetBack(look), 214, 240, 2.5),
};

export const phones = { phone, foldable } satisfies Family;
