import { tint } from "./colour.ts";
import { type Banner, type BannerKind, banners } from "./banners.ts";
import { toLook } from "./look.ts";
import { Paints } from "./paints.ts";
import { circle, group, n, rect, row } from "./shapes.ts";
import { studies } from "./studies.ts";

/** Draws a banner of content: the side where the words stand stays calm. */
export function drawBanner(kind: BannerKind): string {
  const banner = banners.get(kind);
  if (!banner) throw new Error(`drawing a banner: there is none of this name (${kind})`);
  const { width, height } = banner;
  const paint = new Paints();
  const scene = ground(banner, paint) + banner.things.map((thing) => place(thing, paint)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paint.toDefs()}${scene}</svg>`;
}

/** Every banner as a file below the media folder, to be rendered with the products' pictures. */
export function bannerJobs(): { file: string; banner: BannerKind }[] {
  return [...banners.keys()].map((banner) => ({ file: `wysiwyg/${banner}.jpg`, banner }));
}

function ground({ width, height, ground: [calm, lit], calm: side, things }: Banner, paint: Paints): string {
  const middle = things.at(-1)?.x ?? width / 2;
  const reach = height * 0.62;
  const rings = row(3, (i) =>
    circle(middle, height * 0.56, reach * (0.62 + i * 0.32), tint(lit, 0.35), `opacity="${n(0.34 - i * 0.1)}"`),
  );
  return (
    rect(0, 0, width, height, 0, paint.linear(side === "left" ? "across" : "down", [0, calm], [0.42, calm], [1, lit])) +
    rings
  );
}

function place({ spec, x, foot, height }: Banner["things"][number], paint: Paints): string {
  const scale = height / 1040;
  return group(
    studies[spec.kind].front(toLook(spec, paint)),
    `translate(${n(x - 540 * scale)} ${n(foot - 1190 * scale)}) scale(${scale.toFixed(4)})`,
  );
}
