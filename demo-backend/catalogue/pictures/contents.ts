import type { PictureSpec } from "../seed.ts";
import type { Drawing } from "./drawing.ts";
import { word } from "./lettering.ts";
import { type Look, toLook } from "./look.ts";
import { bodyPaint, lead } from "./parts.ts";
import { circle, group, n, oval, path, rect, row, stroke } from "./shapes.ts";
import { studies } from "./studies.ts";

/** Legible in both themes. */
const print = "#74808a";

type Item = (look: Look) => string;

const another =
  (spec: PictureSpec): Item =>
  ({ paint }) =>
    studies[spec.kind].front(toLook({ scale: 1, ...spec }, paint));

const cable = (variant: number): Item => another({ kind: "cable", color: "#3a3f48", accent: "#8a939c", variant });

const pouch: Item = (look) =>
  path("M260 520Q540 440 820 520L860 960Q540 1060 220 960Z", bodyPaint(look, "#4a4f59")) +
  stroke("M262 560Q540 490 818 560", "#c4c9d0", 12) +
  stroke("M760 520L820 420M790 530L880 460", "#c4c9d0", 10);

const tips: Item = () =>
  row(3, (i) =>
    row(2, (k) => {
      const [x, y, r] = [300 + i * 240, 620 + k * 240, 60 + i * 18];
      return oval(x, y, r, r * 0.8, "#5b626d") + oval(x, y - r * 0.2, r * 0.5, r * 0.36, "#2b2f37");
    }),
  );

const pin: Item = () =>
  stroke("M540 560V1000", "#9aa3ac", 26) + circle(540, 460, 110, "none", 'stroke="#9aa3ac" stroke-width="34"');

const pen: Item = () =>
  group(
    rect(500, 250, 80, 780, 38, "#e8ebef", 'stroke="#aab2bc" stroke-width="4"') +
      path("M500 1010H580L548 1110H532Z", "#5b626d"),
    "rotate(24 540 680)",
  );

const nibs: Item = () => row(3, (i) => path(`M${320 + i * 180} 560h80l-24 260h-32z`, "#5b626d"));

const straps: Item = (look) =>
  row(2, (i) => rect(330 + i * 240, 300, 150, 760, 70, bodyPaint(look, i ? "#8a939c" : look.body))) +
  row(10, (i) => oval(405 + (i % 2) * 240, 700 + Math.floor(i / 2) * 60, 13, 13, "#2b2f37", 'opacity=".6"'));

const puck: Item = (look) =>
  lead("M540 760C560 1000 800 940 860 1060", "#aab2bc", 24) +
  circle(540, 640, 190, bodyPaint(look, "#d5dae0")) +
  circle(540, 630, 120, "#b4bcc5");

const audioLead: Item = () =>
  lead("M360 480C300 1000 760 1080 760 760C760 560 420 640 520 860C600 1020 780 900 740 480", "#3a3f48", 24) +
  row(2, (i) => rect(328 + i * 380, 380, 60, 120, 14, "#23272e") + rect(346 + i * 380, 300, 24, 84, 8, "#d9b45a"));

/** The first match counts. */
const items: [RegExp, Item][] = [
  [/^(sim pin)$/i, pin],
  [/^charging (puck|clip|cable)|^magnetic charger/i, puck],
  [
    /^\d+ w charger$|^(12 v|usb-c) adapter$/i,
    another({ kind: "charger", color: "#eef0f2", accent: "#aab2bc", variant: 3 }),
  ],
  [/^usb-c to a cable$/i, cable(1)],
  [/usb-c cable$/i, cable(2)],
  [/^hdmi cable$/i, cable(4)],
  [/network cable$/i, cable(5)],
  [/^(3\.5 mm|coiled) cable$/i, audioLead],
  [/^(clear|bumper) case$/i, another({ kind: "case", color: "#9fb0bc", accent: "#c9d3da", variant: 3 })],
  [/^hard case$|^pouch$|^bag$/i, pouch],
  [/tips$/i, tips],
  [/^pen$/i, pen],
  [/nibs$/i, nibs],
  [/straps$/i, straps],
  [/^controller$/i, another({ kind: "gamepad", color: "#f4f4f1", variant: 1 })],
  [/^remote$/i, another({ kind: "remote", color: "#f4f4f1", variant: 1 })],
];

const itemFor = (name: string): Item | undefined => items.find(([pattern]) => pattern.test(name))?.[1];

/** A picture of only some of the items would be wrong. */
export const canShow = (extras: readonly string[]): boolean =>
  extras.length <= 4 && extras.every((name) => itemFor(name) !== undefined);

export function drawContents(spec: PictureSpec, extras: readonly string[]): Drawing {
  const look = toLook(spec);
  const shrunk = (shapes: string, x: number, y: number, scale: number): string =>
    group(shapes, `translate(${n(x - 540 * scale)} ${n(y - 680 * scale)}) scale(${scale})`);
  const pitch = 880 / Math.max(2, extras.length);
  const below = extras.map((name, at) => {
    const x = 540 + (at - (extras.length - 1) / 2) * pitch;
    const style = { height: 30, colour: print, weight: 12, tracking: 30, fit: pitch - 24 };
    return shrunk(itemFor(name)?.(look) ?? "", x, 970, 0.3) + word(name, x, 1150, style);
  });
  const shapes = shrunk(studies[spec.kind].front(look), 540, 480, 0.66) + below.join("");
  return { width: 1080, height: 1340, shapes: look.paint.toDefs() + shapes };
}
