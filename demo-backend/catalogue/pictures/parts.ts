import { shade, tint } from "./colour.ts";
import type { Look } from "./look.ts";
import { circle, group, n, oval, rect, row, stroke } from "./shapes.ts";

export function bodyPaint(look: Look, colour = look.body): string {
  return look.paint.linear("diagonal", [0, tint(colour, 0.34)], [0.45, colour], [1, shade(colour, 0.2)]);
}

export function roundPaint(look: Look, colour = look.body): string {
  return look.paint.linear(
    "across",
    [0, shade(colour, 0.38)],
    [0.12, shade(colour, 0.08)],
    [0.3, tint(colour, 0.42)],
    [0.5, colour],
    [0.85, shade(colour, 0.22)],
    [1, shade(colour, 0.46)],
  );
}

export function ballPaint(look: Look, colour = look.body): string {
  return look.paint.radial(0.34, 0.28, 0.85, [0, tint(colour, 0.6)], [0.4, colour], [1, shade(colour, 0.5)]);
}

export function metalPaint(look: Look, colour = "#c6cbd3"): string {
  return look.paint.linear(
    "down",
    [0, tint(colour, 0.55)],
    [0.48, colour],
    [0.52, shade(colour, 0.12)],
    [1, tint(colour, 0.25)],
  );
}

export const darkGlass = (look: Look): string =>
  look.paint.linear("diagonal", [0, "#2b303a"], [0.5, "#12151b"], [1, "#07080b"]);

export function lens(look: Look, cx: number, cy: number, r: number, rim = "#20242c"): string {
  const glass = look.paint.radial(0.38, 0.34, 0.75, [0, "#4a5c86"], [0.3, "#1d2740"], [0.7, "#0a0d16"], [1, "#020306"]);
  return (
    circle(cx, cy, r, look.paint.linear("diagonal", [0, tint(rim, 0.5)], [0.5, rim], [1, shade(rim, 0.4)])) +
    circle(cx, cy, r * 0.84, "#07090d") +
    circle(cx, cy, r * 0.7, glass) +
    circle(cx, cy, r * 0.36, "#05070c", 'opacity=".75"') +
    oval(
      cx - r * 0.24,
      cy - r * 0.28,
      r * 0.2,
      r * 0.13,
      "#dfe9ff",
      `opacity=".75" transform="rotate(-38 ${n(cx - r * 0.24)} ${n(cy - r * 0.28)})"`,
    ) +
    circle(cx + r * 0.26, cy + r * 0.26, r * 0.07, "#9fb4e6", 'opacity=".6"')
  );
}

export function led(look: Look, cx: number, cy: number, r: number, colour = "#4fd08a"): string {
  return (
    circle(cx, cy, r * 3, look.paint.radial(0.5, 0.5, 0.5, [0, colour, 0.5], [1, colour, 0])) +
    circle(cx, cy, r, tint(colour, 0.35))
  );
}

export function slots(x: number, y: number, w: number, h: number, count: number, colour: string): string {
  const pitch = h / count;
  return row(count, (i) => rect(x, y + i * pitch, w, pitch * 0.46, pitch * 0.23, colour));
}

export function mesh(
  look: Look,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  pitch: number,
  colours: { ground: string; dot: string },
): string {
  const clip = look.paint.clip(rect(x, y, w, h, r, "#000"));
  // Dashed lines with round caps draw holes with a hundredth of the elements.
  const lines = row(
    Math.ceil(h / pitch) + 1,
    (i) => `M${n(x + (i % 2 ? pitch / 2 : 0))} ${n(y + i * pitch)}h${n(w + pitch)}`,
  );
  const holes = `<path d="${lines}" stroke="${colours.dot}" stroke-width="${n(pitch * 0.52)}" stroke-linecap="round" stroke-dasharray="0.1 ${n(pitch - 0.1)}" fill="none"/>`;
  return rect(x, y, w, h, r, colours.ground) + group(holes, "translate(0 0)", clip);
}

export function knob(look: Look, cx: number, cy: number, r: number, colour: string, turn = 0.12): string {
  return (
    circle(cx, cy + r * 0.1, r * 1.08, "#10131a", 'opacity=".22"') +
    circle(cx, cy, r, look.paint.linear("diagonal", [0, tint(colour, 0.5)], [1, shade(colour, 0.3)])) +
    circle(cx, cy, r * 0.8, look.paint.linear("diagonal", [0, shade(colour, 0.14)], [1, tint(colour, 0.26)])) +
    group(
      stroke(`M${n(cx)} ${n(cy - r * 0.68)}V${n(cy - r * 0.34)}`, shade(colour, 0.6), r * 0.12),
      `rotate(${n(turn * 360)} ${n(cx)} ${n(cy)})`,
    )
  );
}

export function edgeLight(x: number, y: number, w: number, h: number, r: number, opacity = 0.4, width = 3): string {
  return rect(
    x + width / 2,
    y + width / 2,
    w - width,
    h - width,
    r - width / 2,
    "none",
    `stroke="#fff" stroke-width="${width}" opacity="${opacity}"`,
  );
}

export function lead(d: string, colour: string, width: number): string {
  return (
    stroke(d, shade(colour, 0.25), width) +
    stroke(d, colour, width * 0.78) +
    stroke(d, tint(colour, 0.4), width * 0.2, 'opacity=".55"')
  );
}
