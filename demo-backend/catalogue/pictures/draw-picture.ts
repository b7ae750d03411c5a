import type { PictureSpec } from "../seed.ts";
import type { BannerKind } from "./banners.ts";
import { drawBanner } from "./draw-banner.ts";
import { drawStudy } from "./draw-study.ts";
import type { View } from "./view.ts";

/** A picture of the catalogue; `file` is its path below /media. */
export type PictureJob = { file: string; spec: PictureSpec; view: View } | { file: string; banner: BannerKind };

export function drawPicture(job: PictureJob): string {
  return "banner" in job ? drawBanner(job.banner) : drawStudy(job.spec, job.view);
}
