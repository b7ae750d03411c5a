import type { PictureSpec } from "../seed.ts";
import { brightness, mix, saturation, shade, tint, turnHue } from "./colour.ts";
import { Paints } from "./paints.ts";

export interface Look {
  body: string;
  accent: string;
  scale: number;
  variant: number;
  label: string;
  light: string;
  lighter: string;
  dark: string;
  darker: string;
  ink: string;
  paint: Paints;
  /** From label and variant, for details that differ by brand. */
  seed: number;
  form(count: number): number;
}

/** Drawings in one picture share `paint`. */
export function toLook(spec: PictureSpec, paint = new Paints()): Look {
  // Pure black or white leaves no room for light and shadow.
  const body = brightness(spec.color) < 0.1 ? mix(spec.color, "#363b44", 0.8) : mix(spec.color, "#e9ebef", 0.12);
  const pale = brightness(body) > 0.62;
  const variant = Math.max(1, Math.round(spec.variant ?? 1));
  return {
    body,
    accent: tint(spec.accent ?? defaultAccent(body), 0.02),
    scale: Math.min(1, Math.max(0, spec.scale ?? 0.6)),
    variant,
    label: spec.label ?? "",
    light: tint(body, pale ? 0.45 : 0.22),
    lighter: tint(body, pale ? 0.75 : 0.42),
    dark: shade(body, pale ? 0.16 : 0.3),
    darker: shade(body, pale ? 0.38 : 0.55),
    ink: pale ? shade(body, 0.62) : tint(body, 0.72),
    paint,
    seed: [...(spec.label ?? "")].reduce((sum, sign) => sum + sign.charCodeAt(0), variant * 7),
    form: (count) => (variant - 1) % count,
  };
}

function defaultAccent(body: string): string {
  return saturation(body) < 0.22 ? "#3b7be0" : turnHue(body, -18);
}
