import { shade, turnHue } from "./colour.ts";
import { word } from "./lettering.ts";
import type { Look } from "./look.ts";
import { bodyPaint, edgeLight, slots } from "./parts.ts";
import { lit } from "./lit-screen.ts";
import { desktop, game, type Scene } from "./scenes.ts";
import { circle, group, moved, path, polygon, rect, row, stroke } from "./shapes.ts";
import { closeUp, type Family, shadow, type Study } from "./study.ts";
import { type Box, plate } from "./turned.ts";

interface Build {
  scene: Scene;
  key(look: Look, r: number, c: number): string;
  thick: number;
}

const slim: Build = { scene: desktop, key: (look) => shade(look.body, 0.72), thick: 22 };

const heavy: Build = {
  scene: game,
  key: (look, r, c) => turnHue(look.accent, (r + c) * (look.form(2) ? 16 : 2)),
  thick: 46,
};

function openLaptop(look: Look, build: Build): string {
  const lid =
    rect(
      150,
      300,
      780,
      512,
      26,
      look.paint.linear("across", [0, look.dark], [0.02, look.light], [0.98, look.body], [1, look.darker]),
    ) + rect(157, 307, 766, 500, 20, "#0b0d11");
  const screen = lit(look, { x: 174, y: 326, w: 732, h: 446, r: 6 }, build.scene) + circle(540, 317, 4, "#29344c");
  const name = word(look.label, 540, 790, { height: 13, colour: "#aab2bf", tracking: 40, fit: 200 });
  return lid + screen + name + deck(look, build);
}

const top = 812;

const bottom = 1010;

const slant = (y: number): number => ((y - top) / (bottom - top)) * 78;

function deck(look: Look, build: Build): string {
  const plane = polygon(
    [
      [150, top],
      [930, top],
      [930 + 78, bottom],
      [150 - 78, bottom],
    ],
    look.paint.linear("down", [0, look.dark], [0.1, look.body], [1, look.light]),
  );
  const lip = path(
    `M72 ${bottom}H1008V${bottom + build.thick * 0.5}Q1006 ${bottom + build.thick} 980 ${bottom + build.thick}H100Q74 ${bottom + build.thick} 72 ${bottom + build.thick * 0.5}Z`,
    look.paint.linear("down", [0, look.lighter], [0.25, look.body], [1, look.darker]),
  );
  const pad = polygon(
    [
      [420, 946],
      [660, 946],
      [672, 998],
      [408, 998],
    ],
    look.paint.linear("down", [0, look.body], [1, look.lighter]),
    `stroke="${look.dark}" stroke-width="2"`,
  );
  const hinge = rect(240, top - 8, 600, 14, 6, look.darker);
  const notch = path(
    `M470 ${bottom}H610Q604 ${bottom + 10} 590 ${bottom + 10}H490Q476 ${bottom + 10} 470 ${bottom}Z`,
    look.dark,
  );
  return plane + hinge + keys(look, build) + pad + lip + notch;
}

function keys(look: Look, build: Build): string {
  const wide = look.form(2) ? 17 : 14;
  const pan = polygon(
    [
      [196 - slant(828), 828],
      [884 + slant(828), 828],
      [884 + slant(936), 936],
      [196 - slant(936), 936],
    ],
    shade(look.body, 0.4),
    'opacity=".55"',
  );
  const rowsOfKeys = row(5, (r) => {
    const [y0, y1] = [831 + r * 21, 831 + r * 21 + 17];
    const [left, width] = [200 - slant(y0), 680 + 2 * slant(y0)];
    const pitch = width / wide;
    if (r === 4) return spaceRow(look, build, left, width, y0, y1);
    return row(wide, (c) => keyTop(left + c * pitch + 2, y0, pitch - 4, y1 - y0, build.key(look, r, c)));
  });
  return pan + rowsOfKeys;
}

const keyTop = (x: number, y: number, w: number, h: number, colour: string): string =>
  rect(x, y, w, h, 4, colour) + rect(x, y, w, 2, 1, "#ffffff", 'opacity=".22"');

function spaceRow(look: Look, build: Build, left: number, width: number, y0: number, y1: number): string {
  const spans = [0.12, 0.08, 0.08, 0.44, 0.08, 0.08, 0.12];
  let x = left;
  return spans
    .map((share, c) => {
      const drawn = keyTop(x + 2, y0, width * share - 4, y1 - y0, build.key(look, 4, c * 2));
      x += width * share;
      return drawn;
    })
    .join("");
}

function beside(look: Look, build: Build): string {
  const [u, t] = [
    { x: 0.8, y: -0.13 },
    { x: 0.34, y: 0.42 },
  ];
  const at = (a: number, b: number): [number, number] => [128 + a * u.x + b * t.x, 800 + a * u.y + b * t.y];
  const drop = (point: [number, number]): [number, number] => [point[0], point[1] + build.thick];
  const flat = (content: string): string => group(content, `matrix(${u.x} ${u.y} ${t.x} ${t.y} 128 800)`);
  const board = row(5, (r) => row(14, (c) => rect(54 + c * 48, 60 + r * 50, 42, 42, 7, build.key(look, r, c))));
  const surface =
    rect(0, 0, 780, 530, 18, look.paint.linear("down", [0, look.body], [1, look.light])) +
    rect(40, 46, 700, 266, 14, shade(look.body, 0.4), 'opacity=".5"') +
    board +
    rect(255, 350, 270, 156, 12, look.light, `stroke="${look.dark}" stroke-width="3"`);
  const rims =
    polygon(
      [at(2, 526), at(778, 528), drop(at(778, 528)), drop(at(2, 526))],
      look.paint.linear("across", [0, look.body], [1, look.dark]),
    ) + polygon([at(0, 4), at(2, 526), drop(at(2, 526)), drop(at(0, 4))], look.darker);
  const lid =
    group(rect(0, -520, 780, 520, 26, look.dark), `matrix(${u.x} ${u.y} 0 1 120 798)`) +
    group(
      rect(0, -520, 780, 520, 26, look.light) +
        rect(7, -513, 766, 506, 20, "#0b0d11") +
        lit(look, { x: 22, y: -496, w: 736, h: 452, r: 6 }, build.scene) +
        word(look.label, 390, -24, { height: 15, colour: "#aab2bf", tracking: 40, fit: 200 }),
      `matrix(${u.x} ${u.y} 0 1 128 800)`,
    );
  return lid + rims + flat(surface);
}

function lidBack(look: Look, build: Build): string {
  const plain = rect(0, 0, 780, 520, 30, bodyPaint(look)) + edgeLight(0, 0, 780, 520, 30);
  const mark = word(look.label, 390, 250, { height: 54, colour: look.ink, tracking: 40, fit: 440, opacity: 0.85 });
  if (build === slim) return plain + mark;
  const lines =
    stroke("M60 470L150 380H630L720 470", look.accent, 7) +
    stroke("M60 50L150 140H630L720 50", look.darker, 7) +
    slots(300, 470, 180, 34, 3, look.darker);
  return plain + lines + mark;
}

function closed(look: Look, build: Build): string {
  const box: Box = { x: 110, y: 400, w: 780, h: 520, r: 30 };
  return closeUp(
    shadow(look, 540, 960, 420, 40) +
      plate(moved(lidBack(look, build), 110, 400), box, build.thick, { near: look.dark, far: look.darker }),
    600,
    660,
    1.5,
  );
}

function portable(build: Build): Study {
  return {
    front: (look) => shadow(look, 540, 1030 + build.thick, 480, 26) + openLaptop(look, build),
    angle: (look) => shadow(look, 580, 1000 + build.thick, 400, 50) + beside(look, build),
    detail: (look) => (look.form(2) ? closeUp(openLaptop(look, build), 350, 880, 3) : closed(look, build)),
  };
}

export const laptops = { laptop: portable(slim), "gaming-laptop": portable(heavy) } satisfies Family;
