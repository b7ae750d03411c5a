import { mix, shade } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, darkGlass, edgeLight, led, metalPaint } from "./parts.ts";
import { circle, moved, path, rect, row, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, cabinet } from "./turned.ts";

type Doors = "one" | "two" | "drawer" | "four";

const doorsOf = (look: Look): Doors => doors[look.form(5)] ?? "two";
const doors: Doors[] = ["one", "one", "two", "drawer", "four"];

function fridgeBox(look: Look): Box {
  const w = { one: 340, two: 380, drawer: 460, four: 560 }[doorsOf(look)];
  const h = { one: 720, two: 880, drawer: 930, four: 920 }[doorsOf(look)];
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
  const name = word(look.label, x + w / 2 + (doorsOf(look) === "four" ? -w * 0.25 : 0), y + 46, {
    height: 22,
    colour: look.ink,
    tracking: 34,
    fit: w * 0.4,
  });
  switch (doorsOf(look)) {
    case "one":
      return (
        feet +
        shell +
        (look.form(5) === 0 ? petals(look, x + w * 0.62, y + h * 0.66) : "") +
        seam(`M${x} ${y + h - 110}H${x + w}`) +
        pull(x + 26, y + 190, 180) +
        name
      );
    case "two":
      return (
        feet +
        shell +
        seam(`M${x} ${y + 280}H${x + w}`) +
        pull(x + 26, y + 130, 130) +
        pull(x + 26, y + 310, 200) +
        name
      );
    case "drawer":
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
    case "four":
      return (
        feet +
        shell +
        seam(`M540 ${y}V${y + h}M${x} ${y + h * 0.64}H${x + w}`) +
        row(4, (i) => pull(i % 2 ? 556 : 508, y + (i < 2 ? h * 0.64 - 230 : h * 0.64 + 30), i < 2 ? 200 : 130)) +
        rect(x + 70, y + 300, 130, 210, 16, darkGlass(look)) +
        rect(x + 90, y + 400, 90, 90, 10, "#23272e") +
        led(look, x + 112, y + 336, 6, look.accent) +
        led(look, x + 158, y + 336, 6, "#fff") +
        name
      );
  }
}

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

export const refrigerators = { refrigerator } satisfies Family;
