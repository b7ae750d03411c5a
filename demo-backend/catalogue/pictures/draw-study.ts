import type { PictureSpec } from "../seed.ts";
import { tint } from "./colour.ts";
import { type Look, toLook } from "./look.ts";
import { circle, rect, sized } from "./shapes.ts";
import { studies } from "./studies.ts";
import type { View } from "./view.ts";

/** Draws a product as an SVG of 1080 × 1340 on its own light ground. The same spec gives the same bytes. */
export function drawStudy(spec: PictureSpec, view: View): string {
  const study = studies[spec.kind];
  const look = toLook(spec);
  const drawing =
    view === "detail"
      ? study.detail(look)
      : sized(study[view](look), study.ownSize ? 1 : 0.8 + look.scale * 0.2, 540, 760);
  const scene = ground(look) + drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1340" viewBox="0 0 1080 1340">${look.paint.toDefs()}${scene}</svg>`;
}

/** Near white with a pool of light; its breadth and breath of colour follow variant and accent, so that no two specs share a picture. */
function ground(look: Look): string {
  const air = look.paint.linear("down", [0, "#f7f8fa"], [0.8, "#eff1f4"], [1, "#e8ebef"]);
  const breath = tint(look.accent, 0.94);
  const pool = look.paint.radial(
    0.5,
    0.5,
    0.5,
    [0, "#ffffff", 0.95],
    [0.6, "#ffffff", 0.5],
    [0.8, breath, 0.45],
    [1, breath, 0],
  );
  return rect(0, 0, 1080, 1340, 0, air) + circle(540, 610, 520 + (look.variant % 31) * 5, pool);
}
