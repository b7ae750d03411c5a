import type { PictureSpec } from "../seed.ts";
import type { BannerKind } from "./banners.ts";
import { drawBanner } from "./draw-banner.ts";
import { drawStudy } from "./draw-study.ts";
import type { Drawing } from "./drawing.ts";
import type { View } from "./view.ts";

/** A picture of the catalogue; `file` is its path below /media. */
export type PictureJob = { file: string; spec: PictureSpec; view: View } | { file: string; banner: BannerKind };

export interface Picture {
  drawing: Drawing;
  /** The largest thing of the same kind, by which this one is framed; left out where the drawing fills its canvas. */
  largest?: Drawing;
}

export function drawPicture(job: PictureJob): Picture {
  if ("banner" in job) return { drawing: drawBanner(job.banner) };
  const drawing = drawStudy(job.spec, job.view);
  return job.view === "detail" ? { drawing } : { drawing, largest: drawStudy({ ...job.spec, scale: 1 }, job.view) };
}
