import { mix, shade, tint } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, darkGlass, edgeLight, knob, led, metalPaint, slots } from "./parts.ts";
import { circle, moved, path, rect, row, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, cabinet } from "./turned.ts";

/** Doors and width grow with the capacity: one door, two, three with a drawer, two side by side. */
function fridgeBox(look: Look): Box {
  const w = [340, 380, 460, 560][look.form(4)] ?? 380;
  const h = [720, 880, 930, 920][look.form(4)] ?? 880;
  return { x: 540 - w / 2, y: 1120 - h, w, h, r: 16 };
}

function fridge(look: Look): string {
  const { x, y, w, h } = fridgeBox(look);
  const pull = (px: number, py: number, ph: number): string =>
    rect(px, py, 16, ph, 8, look.paint.linear("across", [0, "#f4f6f8"], [0.5, "#aab0ba"], [1, "#7b828d"])) +
    rect(px + 16, py + 6, 6, ph - 10, 3, "#0b0d12", 'opacity=".2"');
  const seam = (d: string): string =>
    stroke(d, shade(look.body, 0.6), 6) + stroke(d, look.light, 2, 'transform="translate(0 4)"');
  const feet = rect(x + 16, y + h - 6, w - 32, 22, 6, "#23272e");
  const shell =
    rect(
      x,
      y,
      w,
      h,
      16,
      look.paint.linear(
        "across",
        [0, look.dark],
        [0.06, look.light],
        [0.4, look.body],
        [0.8, look.light],
        [1, look.dark],
      ),
    ) + edgeLight(x, y, w, h, 16, 0.25);
  const name = word(look.label, x + w / 2 + (look.form(4) === 3 ? -w * 0.25 : 0), y + 46, {
    height: 22,
    colour: look.ink,
    tracking: 34,
    fit: w * 0.4,
  });
  switch (look.form(4)) {
    case 0:
      return (
        feet +
        shell +
        petals(look, x + w * 0.62, y + h * 0.66) +
        seam(`M${x} ${y + h - 110}H${x + w}`) +
        pull(x + 26, y + 190, 180) +
        name
      );
    case 1:
      return (
        feet +
        shell +
        seam(`M${x} ${y + 280}H${x + w}`) +
        pull(x + 26, y + 130, 130) +
        pull(x + 26, y + 310, 200) +
        name
      );
    case 2:
      return (
        feet +
        shell +
        seam(`M${x} ${y + 270}H${x + w}`) +
        seam(`M${x} ${y + h - 230}H${x + w}`) +
        pull(x + 26, y + 130, 120) +
        pull(x + 26, y + 300, 180) +
        rect(x + 130, y + h - 210, w - 260, 14, 7, metalPaint(look)) +
        name
      );
    default:
      return (
        feet +
        shell +
        seam(`M540 ${y}V${y + h}`) +
        pull(508, y + 260, 360) +
        pull(556, y + 260, 360) +
        rect(x + 70, y + 300, 130, 210, 16, darkGlass(look)) +
        rect(x + 90, y + 400, 90, 90, 10, "#23272e") +
        led(look, x + 112, y + 336, 6, look.accent) +
        led(look, x + 158, y + 336, 6, "#fff") +
        name
      );
  }
}

/** The flower print of a single-door refrigerator. */
function petals(look: Look, cx: number, cy: number): string {
  const flower = (x: number, y: number, r: number): string =>
    row(
      6,
      (i) =>
        `<ellipse cx="${x}" cy="${y - r}" rx="${r * 0.5}" ry="${r}" fill="${mix(look.accent, look.lighter, 0.35)}" opacity=".6" transform="rotate(${i * 60} ${x} ${y})"/>`,
    ) + circle(x, y, r * 0.3, look.lighter);
  return (
    stroke(
      `M${cx - 90} ${cy + 130}C${cx - 40} ${cy + 60} ${cx + 60} ${cy} ${cx + 40} ${cy - 180}`,
      look.lighter,
      5,
      'opacity=".6"',
    ) +
    flower(cx, cy, 52) +
    flower(cx + 50, cy - 150, 34) +
    flower(cx - 70, cy + 100, 28)
  );
}

function fridgeOpen(look: Look): string {
  const box = fridgeBox(look);
  const { x, y, w, h } = box;
  const inside =
    rect(x + 10, y + 10, w - 20, h - 20, 10, look.paint.linear("down", [0, "#ffffff"], [1, "#dfe6ee"])) +
    rect(x + w * 0.3, y + 14, w * 0.4, 10, 5, "#fff7d6");
  const jars = ["#d9574b", "#e0a13a", "#6fa860", "#4f86c4", "#b97a56"];
  const shelf = (at: number, i: number): string =>
    row(4, (k) =>
      rect(
        x + 40 + (k * (w - 90)) / 4,
        at - 80 - ((k * 17 + i * 29) % 40),
        (w - 150) / 4.6,
        80 + ((k * 17 + i * 29) % 40),
        10,
        jars[(k + i) % 5] ?? "#999",
        'opacity=".9"',
      ),
    ) + rect(x + 20, at, w - 40, 8, 3, "#b9c6d6");
  const crisper =
    rect(x + 26, y + h - 170, w - 52, 140, 14, "#cfe0ea", 'opacity=".85"') +
    row(5, (i) =>
      circle(
        x + 80 + i * ((w - 160) / 4),
        y + h - 90,
        34,
        ["#6fa860", "#d9574b", "#e0a13a", "#7fb56b", "#d9574b"][i] ?? "#999",
        'opacity=".8"',
      ),
    );
  const door =
    path(
      `M${x + w} ${y}L${x + w + 190} ${y + 50}V${y + h + 46}L${x + w} ${y + h}Z`,
      look.paint.linear("across", [0, look.dark], [1, look.light]),
    ) + row(3, (i) => rect(x + w + 24, y + 180 + i * 210, 140, 60, 10, "#f4f7fa", 'opacity=".75"'));
  return moved(
    rect(x, y, w, h, 14, bodyPaint(look)) + inside + row(3, (i) => shelf(y + 190 + i * 165, i)) + crisper + door,
    -80,
    0,
  );
}

const refrigerator: Study = {
  front: (look) => shadow(look, 540, 1138, fridgeBox(look).w * 0.62) + fridge(look),
  angle: (look) => shadow(look, 540, 1150, 320) + fridgeOpen(look),
  detail: (look) =>
    closeUp(
      shadow(look, 540, 1138, 320) +
        cabinet(look, fridge(look), fridgeBox(look), 300, { side: look.dark, top: look.light }),
      540,
      690,
      1.15,
    ),
};

const washerBox: Box = { x: 290, y: 420, w: 500, h: 690, r: 20 };

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

function washer(look: Look): string {
  const { x, y, w, h } = washerBox;
  const shell =
    rect(x, y, w, h, 20, bodyPaint(look)) +
    edgeLight(x, y, w, h, 20, 0.3) +
    rect(x + 20, y + h - 4, 60, 16, 6, "#23272e") +
    rect(x + w - 80, y + h - 4, 60, 16, 6, "#23272e");
  if (look.form(3) === 1) {
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
    rect(x + 14, y + 14, w - 28, 92, 12, look.form(3) === 2 ? "#16181d" : look.lighter) +
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
    cabinet(look, washer(look), washerBox, look.form(3) === 1 ? 0 : 400, { side: look.dark, top: look.lighter }),
  detail: (look) => closeUp(washer(look), 540, look.form(3) === 1 ? 400 : 760, 2),
};

export const refrigeratorsAndWashers = { refrigerator, "washing-machine": washingMachine } satisfies Family;
