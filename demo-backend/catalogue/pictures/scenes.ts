import { mix, shade, tint, turnHue } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { circle, group, path, polygon, rect, row, stroke } from "./shapes.ts";

/** Lit screens, 100 wide, stretched over their box. */
export type Scene = (look: Look, height: number) => string;

export const wallpaper: Scene = (look, h) => {
  const [deep, bright, far] = [
    shade(look.accent, 0.62),
    tint(look.accent, 0.18),
    turnHue(look.accent, 36 - (look.seed % 3) * 34),
  ];
  const ground = rect(
    0,
    0,
    100,
    h,
    0,
    look.paint.linear("diagonal", [0, deep], [0.55, mix(look.accent, far, 0.35)], [1, far]),
  );
  const veil = look.paint.linear("diagonal", [0, bright, 0.85], [1, far, 0.1]);
  const veil2 = look.paint.linear("rising", [0, deep, 0.9], [1, bright, 0.35]);
  switch (look.seed % 5) {
    case 0:
      return (
        ground +
        path(`M0 ${h * 0.62}C30 ${h * 0.4} 55 ${h * 0.86} 100 ${h * 0.5}V${h}H0Z`, veil) +
        path(`M0 ${h * 0.82}C36 ${h * 0.62} 60 ${h} 100 ${h * 0.74}V${h}H0Z`, veil2)
      );
    case 1:
      return (
        ground +
        circle(50, h * 0.58, Math.min(40, h * 0.36), veil) +
        circle(50, h * 0.58, Math.min(25, h * 0.22), veil2)
      );
    case 2:
      return (
        ground +
        row(4, (i) =>
          path(
            `M${-20 + i * 26} ${h}C${i * 24} ${h * 0.6} ${20 + i * 24} ${h * 0.42} ${64 + i * 22} 0H${100 + i * 30}V${h}Z`,
            i % 2 ? veil2 : veil,
            'opacity=".5"',
          ),
        )
      );
    case 3:
      return (
        ground +
        row(
          6,
          (i) =>
            `<ellipse cx="50" cy="${h * 0.42}" rx="13" ry="${Math.min(38, h * 0.3)}" fill="${veil}" opacity=".55" transform="rotate(${i * 30} 50 ${h * 0.56})"/>`,
        )
      );
    default:
      return (
        ground +
        polygon(
          [
            [0, h],
            [0, h * 0.7],
            [34, h * 0.42],
            [62, h * 0.66],
            [80, h * 0.52],
            [100, h * 0.68],
            [100, h],
          ],
          veil2,
        ) +
        circle(72, h * 0.3, Math.min(9, h * 0.1), veil)
      );
  }
};

export const homeScreen: Scene = (look, h) => {
  const hour = `${(look.seed % 3) + 9}:${(look.seed % 5) + 1}${look.seed % 9}`;
  const dock = row(4, (i) =>
    rect(11 + i * 21, h - 24, 15, 15, 4.4, tint(turnHue(look.accent, i * 70), i % 2 ? 0.82 : 0.45), 'opacity=".94"'),
  );
  return (
    wallpaper(look, h) +
    word(hour, 50, h * 0.2, { height: 15, colour: "#fff", weight: 9, opacity: 0.95 }) +
    rect(34, h * 0.2 + 13, 32, 2.4, 1.2, "#ffffff", 'opacity=".6"') +
    rect(6, h - 29, 88, 25, 8, "#ffffff", 'opacity=".16"') +
    dock
  );
};

export const desktop: Scene = (look, h) => {
  const window = (x: number, y: number, w: number, wh: number): string =>
    rect(x, y, w, wh, 1.4, "#f7f9fc", 'opacity=".96"') +
    rect(x, y, w, 3.6, 1.4, "#dfe5ee") +
    row(3, (i) => circle(x + 2.4 + i * 2.2, y + 1.8, 0.7, ["#e3695f", "#e0b04c", "#5fae67"][i] ?? "#999"));
  const bars = row(6, (i) =>
    rect(
      45 + i * 5.6,
      h * 0.64 - 3 - ((look.seed + i * 5) % 9),
      3.6,
      3 + ((look.seed + i * 5) % 9),
      0.5,
      tint(look.accent, i % 2 ? 0.4 : 0.1),
    ),
  );
  const lines = row(5, (i) => rect(45, h * 0.3 + i * 2.8, 30 - ((i * 7 + look.seed) % 14), 1.1, 0.5, "#c3ccd9"));
  const bar =
    rect(0, h - 5, 100, 5, 0, "#0c1320", 'opacity=".55"') +
    row(7, (i) => rect(34 + i * 4.8, h - 4.1, 3.2, 3.2, 0.8, tint(turnHue(look.accent, i * 51), 0.3)));
  return (
    wallpaper(look, h) +
    group(window(12, h * 0.14, 44, h * 0.5), "translate(0 0)", 'opacity=".55"') +
    window(40, h * 0.2, 48, h * 0.48) +
    lines +
    bars +
    bar
  );
};

export const landscape: Scene = (look, h) => {
  const warm = mix(turnHue(look.accent, 150), "#f2a65a", 0.55);
  const sky = look.paint.linear(
    "down",
    [0, shade(look.accent, 0.55)],
    [0.5, mix(look.accent, warm, 0.35)],
    [0.72, warm],
    [1, tint(warm, 0.4)],
  );
  const ridge = (at: number, swing: number, colour: string): string =>
    path(
      `M0 ${h * at}L14 ${h * (at - swing)}L27 ${h * (at - swing * 0.25)}L${44 + (look.seed % 9)} ${h * (at - swing * 1.5)}L66 ${h * (at - swing * 0.1)}L81 ${h * (at - swing * 0.9)}L100 ${h * (at - swing * 0.2)}V${h}H0Z`,
      colour,
    );
  return (
    rect(0, 0, 100, h, 0, sky) +
    circle(
      64 - (look.seed % 4) * 9,
      h * 0.44,
      h * 0.11,
      look.paint.radial(0.5, 0.5, 0.5, [0, "#fff6dd"], [0.75, "#ffe2a8"], [1, "#ffd48a", 0.5]),
    ) +
    ridge(0.6, 0.12, mix(look.accent, warm, 0.3)) +
    ridge(0.72, 0.1, shade(look.accent, 0.35)) +
    ridge(0.84, 0.07, shade(look.accent, 0.62)) +
    path(`M0 ${h * 0.86}C30 ${h * 0.8} 60 ${h * 0.95} 100 ${h * 0.85}V${h}H0Z`, shade(look.accent, 0.78)) +
    path(
      `M46 ${h}C50 ${h * 0.94} 38 ${h * 0.92} 48 ${h * 0.86}C56 ${h * 0.92} 50 ${h * 0.95} 66 ${h}Z`,
      tint(warm, 0.3),
      'opacity=".85"',
    )
  );
};

export const game: Scene = (look, h) => {
  const [neon, second] = [tint(look.accent, 0.25), turnHue(look.accent, -60)];
  const lanes =
    row(9, (i) => stroke(`M50 ${h * 0.55}L${-70 + i * 30} ${h}`, neon, 0.5)) +
    row(6, (i) => stroke(`M0 ${h * (0.57 + i * i * 0.017)}H100`, neon, 0.45));
  const sky = look.paint.linear("down", [0, "#0a0b1c"], [1, mix(shade(second, 0.35), "#3a1550", 0.4)]);
  const sun = circle(
    50,
    h * 0.44,
    h * 0.24,
    look.paint.linear("down", [0, tint(second, 0.65)], [0.6, neon], [1, second]),
  );
  const bars = row(4, (i) =>
    rect(20, h * (0.4 + i * 0.042), 60, h * (0.006 + i * 0.005), 0, "#141028", 'opacity=".8"'),
  );
  const hills =
    polygon(
      [
        [0, h * 0.56],
        [12, h * 0.38],
        [24, h * 0.5],
        [33, h * 0.36],
        [42, h * 0.56],
      ],
      "#10122a",
    ) +
    polygon(
      [
        [58, h * 0.56],
        [68, h * 0.4],
        [78, h * 0.5],
        [90, h * 0.34],
        [100, h * 0.44],
        [100, h * 0.56],
      ],
      "#10122a",
    );
  const floor = rect(
    0,
    h * 0.55,
    100,
    h * 0.45,
    0,
    look.paint.linear("down", [0, shade(second, 0.45)], [0.3, "#0d0f22"], [1, "#15173a"]),
  );
  const car =
    polygon(
      [
        [42, h * 0.94],
        [44, h * 0.86],
        [46.5, h * 0.8],
        [53.5, h * 0.8],
        [56, h * 0.86],
        [58, h * 0.94],
      ],
      "#0b0c18",
    ) +
    rect(42.8, h * 0.875, 4.4, h * 0.022, 0.6, "#ff5a6a") +
    rect(52.8, h * 0.875, 4.4, h * 0.022, 0.6, "#ff5a6a") +
    polygon(
      [
        [46, h * 0.85],
        [47.4, h * 0.812],
        [52.6, h * 0.812],
        [54, h * 0.85],
      ],
      neon,
      'opacity=".7"',
    );
  return rect(0, 0, 100, h, 0, sky) + sun + bars + hills + floor + group(lanes, "translate(0 0)", 'opacity=".7"') + car;
};
