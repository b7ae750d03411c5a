import { tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, darkGlass, edgeLight, knob, metalPaint, slots } from "./parts.ts";
import { circle, path, rect, row } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, cabinet } from "./turned.ts";

const washerBox: Box = { x: 290, y: 420, w: 500, h: 690, r: 20 };

const washes = (look: Look): "front" | "top" | "twin" =>
  (["front", "front", "top", "top", "twin", "twin"] as const)[look.form(6)] ?? "front";

function porthole(look: Look, cx: number, cy: number, r: number): string {
  const holes = row(14, (i) =>
    circle(cx + r * 0.5 * Math.cos(i * 0.449), cy + r * 0.5 * Math.sin(i * 0.449), 5, "#5a6270"),
  );
  return (
    circle(cx, cy, r, metalPaint(look, "#b4bac4")) +
    circle(cx, cy, r * 0.88, "#1b1e24") +
    circle(cx, cy, r * 0.74, look.paint.radial(0.42, 0.36, 0.75, [0, "#8d97a8"], [0.5, "#454d5b"], [1, "#14171d"])) +
    holes +
    path(
      `M${cx - r * 0.6} ${cy + r * 0.2}Q${cx - r * 0.2} ${cy - r * 0.05} ${cx} ${cy + r * 0.18}T${cx + r * 0.62} ${cy + r * 0.14}Q${cx + r * 0.5} ${cy + r * 0.66} ${cx} ${cy + r * 0.72}T${cx - r * 0.6} ${cy + r * 0.2}Z`,
      look.accent,
      'opacity=".65"',
    ) +
    path(
      `M${cx - r * 0.56} ${cy - r * 0.3}A${r * 0.66} ${r * 0.66} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.64}L${cx - r * 0.1} ${cy - r * 0.3}A${r * 0.4} ${r * 0.4} 0 0 0 ${cx - r * 0.36} ${cy}Z`,
      "#fff",
      'opacity=".28"',
    ) +
    rect(cx + r * 0.78, cy - r * 0.16, r * 0.16, r * 0.32, 8, "#e5e8ec")
  );
}

function twinTub(look: Look): string {
  const [x, y, w, h] = [200, 470, 680, 640];
  const lid = (at: number, wide: number): string =>
    path(`M${at} ${y}L${at + 20} ${y - 70}H${at + wide - 20}L${at + wide} ${y}Z`, darkGlass(look)) +
    rect(at + wide / 2 - 50, y - 16, 100, 12, 6, look.light);
  return (
    rect(x, y, w, h, 24, bodyPaint(look)) +
    edgeLight(x, y, w, h, 24, 0.3) +
    rect(x + 30, y + h - 4, 70, 16, 6, "#23272e") +
    rect(x + w - 100, y + h - 4, 70, 16, 6, "#23272e") +
    path(`M${x} ${y}L${x + 24} ${y - 84}H${x + w - 24}L${x + w} ${y}Z`, look.light) +
    lid(x + 34, 360) +
    lid(x + 414, 232) +
    rect(x + 10, y - 170, w - 20, 96, 20, look.dark) +
    row(3, (i) => knob(look, x + 130 + i * 210, y - 122, 34, look.light, 0.1 + i * 0.2)) +
    word(look.label, x + 214, y + 120, { height: 34, colour: look.ink, weight: 15, tracking: 32, fit: 280 }) +
    rect(x + 392, y + 40, 4, h - 90, 2, look.dark, 'opacity=".5"') +
    slots(x + 60, y + h - 110, w - 120, 50, 3, look.dark)
  );
}

function washer(look: Look): string {
  if (washes(look) === "twin") return twinTub(look);
  const { x, y, w, h } = washerBox;
  const shell =
    rect(x, y, w, h, 20, bodyPaint(look)) +
    edgeLight(x, y, w, h, 20, 0.3) +
    rect(x + 20, y + h - 4, 60, 16, 6, "#23272e") +
    rect(x + w - 80, y + h - 4, 60, 16, 6, "#23272e");
  if (washes(look) === "top") {
    const lid =
      path(
        `M${x + 10} ${y}L${x + 50} ${y - 110}H${x + w - 50}L${x + w - 10} ${y}Z`,
        look.paint.linear("down", [0, look.dark], [1, look.light]),
      ) +
      path(`M${x + 60} ${y - 14}L${x + 84} ${y - 84}H${x + w - 84}L${x + w - 60} ${y - 14}Z`, darkGlass(look)) +
      rect(x + 40, y - 150, w - 80, 52, 14, look.dark) +
      row(5, (i) => circle(x + 130 + i * 44, y - 124, 12, i === 2 ? look.accent : look.lighter)) +
      rect(x + w - 160, y - 140, 80, 30, 6, "#0b0d11");
    return (
      shell +
      lid +
      word(look.label, 540, y + 90, { height: 34, colour: look.ink, weight: 15, tracking: 32, fit: 280 }) +
      rect(x + 50, y + 160, w - 100, 6, 3, look.dark) +
      slots(x + 60, y + h - 110, w - 120, 50, 3, look.dark)
    );
  }
  const panel =
    rect(x + 14, y + 14, w - 28, 92, 12, look.form(2) ? "#16181d" : look.lighter) +
    rect(x + 28, y + 28, 120, 64, 8, look.light, `stroke="${look.dark}" stroke-width="2"`) +
    knob(look, 540, y + 60, 34, look.light) +
    rect(x + w - 190, y + 36, 100, 48, 8, "#0b0d11") +
    word("0:48", x + w - 140, y + 60, { height: 22, colour: tint(look.accent, 0.4) }) +
    circle(x + w - 60, y + 60, 16, look.accent);
  return (
    shell +
    panel +
    porthole(look, 540, y + 380, 210) +
    word(look.label, x + 88, y + 60, { height: 18, colour: look.ink, weight: 14, tracking: 30, fit: 100 }) +
    rect(x + w - 120, y + h - 72, 90, 40, 6, look.dark, 'opacity=".35"')
  );
}

const washingMachine: Study = {
  front: (look) => shadow(look, 540, 1126, 320) + washer(look),
  angle: (look) =>
    shadow(look, 540, 1130, 370) +
    cabinet(look, washer(look), washerBox, washes(look) === "front" ? 400 : 0, { side: look.dark, top: look.lighter }),
  detail: (look) => closeUp(washer(look), 540, washes(look) === "front" ? 760 : 420, 2),
};

export const washingMachines = { "washing-machine": washingMachine } satisfies Family;
