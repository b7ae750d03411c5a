import { mix, tint } from "./colour.ts";
import { type Banner, bannerFile, type BannerKind, banners } from "./banners.ts";
import { around, type Drawing } from "./drawing.ts";
import { toLook } from "./look.ts";
import { Paints } from "./paints.ts";
import { circle, group, n, rect, row } from "./shapes.ts";
import { studies } from "./studies.ts";

/** The side with the text has no detail. */
export function drawBanner(kind: BannerKind): Drawing {
  const banner = banners.get(kind);
  if (!banner) throw new Error(`drawing a banner: there is none of this name (${kind})`);
  const { width, height } = banner;
  const paint = new Paints();
  const scene = ground(banner, paint) + banner.things.map((thing) => place(thing, paint)).join("");
  return { width, height, shapes: paint.toDefs() + scene };
}

export function bannerJobs(): { file: string; banner: BannerKind }[] {
  return [...banners.keys()].map((banner) => ({ file: bannerFile(banner), banner }));
}

function ground({ width, height, ground, calm, things }: Banner, paint: Paints): string {
  const middle = things.at(-1)?.x ?? width / 2;
  const rings = (colour: string, strength: number) =>
    row(3, (i) =>
      circle(
        middle,
        height * 0.56,
        height * (0.38 + i * 0.2),
        colour,
        `opacity="${(strength * (1 - i * 0.3)).toFixed(2)}"`,
      ),
    );
  if (typeof ground === "string") {
    const colour = throughHaze(ground);
    const air = rect(0, 0, width, height, 0, colour, `opacity="${haze}"`);
    return group(air + rings(colour, 0.12), "translate(0 0)", around);
  }
  const [deep, lit] = ground;
  const air = paint.linear(calm === "left" ? "across" : "down", [0, deep], [0.42, deep], [1, lit]);
  return rect(0, 0, width, height, 0, air) + rings(tint(lit, 0.35), 0.34);
}

const haze = 0.3;

/** The haze colour that looks like `tone` over the light theme's tile. */
const throughHaze = (tone: string): string => mix(tone, "#f1f4f5", 1 - 1 / haze);

function place({ spec, x, foot, height }: Banner["things"][number], paint: Paints): string {
  const scale = height / 1040;
  const { staged, front } = studies[spec.kind];
  return group(
    (staged ?? front)(toLook(spec, paint)),
    `translate(${n(x - 540 * scale)} ${n(foot - 1190 * scale)}) scale(${scale.toFixed(4)})`,
  );
}
