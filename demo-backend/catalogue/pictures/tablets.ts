import { shade } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, lens } from "./parts.ts";
import { lit } from "./lit-screen.ts";
import { homeScreen } from "./scenes.ts";
import { circle, moved, rect, row, spun } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, plate } from "./turned.ts";

const slate: Box = { x: 0, y: 0, w: 720, h: 960, r: 46 };

function slateFront(look: Look): string {
  const tiles = row(4, (i) =>
    rect(
      84 + (i % 2) * 284,
      330 + Math.floor(i / 2) * 190,
      260,
      166,
      28,
      "#ffffff",
      `opacity="${i === look.seed % 4 ? 0.5 : 0.22}"`,
    ),
  );
  return (
    rect(
      0,
      0,
      720,
      960,
      46,
      look.paint.linear("across", [0, look.darker], [0.02, look.lighter], [0.98, look.light], [1, look.darker]),
    ) +
    rect(6, 6, 708, 948, 41, "#08090c") +
    lit(look, { x: 34, y: 34, w: 652, h: 892, r: 20 }, homeScreen) +
    tiles +
    circle(360, 20, 6, "#24304a")
  );
}

function slateBack(look: Look): string {
  return (
    rect(0, 0, 720, 960, 46, bodyPaint(look)) +
    edgeLight(0, 0, 720, 960, 46) +
    rect(40, 40, 100, look.form(2) ? 200 : 100, 40, look.dark) +
    lens(look, 90, 90, 36) +
    (look.form(2) ? lens(look, 90, 188, 36) : "") +
    word(look.label, 360, 480, { height: 44, colour: look.ink, tracking: 40, fit: 420, opacity: 0.75 })
  );
}

function stylus(look: Look, x: number): string {
  return (
    rect(x, 300, 26, 760, 13, look.paint.linear("across", [0, "#c9cdd4"], [0.3, "#ffffff"], [1, "#aab0ba"])) +
    `<path d="M${x} 1040h26l-9 62h-8z" fill="#d5d9df"/>` +
    rect(x, 420, 26, 6, 0, look.accent)
  );
}

function keyFolio(look: Look): string {
  const keys = row(4, (r) => row(12, (c) => rect(206 + c * 56, 1036 + r * 34, 46, 26, 5, shade(look.body, 0.55))));
  return rect(170, 1010, 740, 190, 26, look.dark) + edgeLight(170, 1010, 740, 190, 26, 0.25) + keys;
}

const tablet: Study = {
  front: (look) => {
    const [folio, pen] = [look.form(4) === 2, look.form(2) === 1];
    const lift = folio ? 60 : 180;
    return (
      shadow(look, 540, folio ? 1206 : 1152, 390) +
      moved(slateFront(look), pen ? 130 : 180, lift) +
      (folio ? keyFolio(look) : "") +
      (pen ? spun(stylus(look, 896), 6, 909, 700) : "")
    );
  },
  angle: (look) =>
    shadow(look, 540, 1130, 340) +
    moved(plate(slateBack(look), slate, 28, { near: look.dark, far: look.darker }), 180, 170),
  detail: (look) => closeUp(slateBack(look), 250, 270, 2),
};

export const tablets = { tablet } satisfies Family;
