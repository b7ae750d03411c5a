import type { PictureSpec } from "../seed.ts";
import type { BannerKind } from "./banners.ts";
import { drawContents } from "./contents.ts";
import { withDimensions } from "./dimensions.ts";
import { drawBanner } from "./draw-banner.ts";
import { drawStudy } from "./draw-study.ts";
import { type Drawing, type Extent, framed } from "./drawing.ts";
import type { PictureFacts } from "./facts.ts";
import { toLook } from "./look.ts";
import { drawPorts } from "./ports.ts";
import { inRoom } from "./room.ts";
import type { View } from "./view.ts";

export type PictureJob =
  | { file: string; spec: PictureSpec; view: View; facts?: PictureFacts }
  | { file: string; banner: BannerKind };

export interface Picture {
  drawing: Drawing;
  /** For drawings smaller than their canvas, scaled against the largest of their kind. */
  measured?: { largest: Drawing; place(drawing: Drawing, own: Extent, largest: Extent): Drawing };
}

export function drawPicture(job: PictureJob): Picture {
  if ("banner" in job) return { drawing: drawBanner(job.banner) };
  const { spec, view, facts = {} } = job;
  const { size, ports = [], extras = [] } = facts;
  const front = drawStudy(spec, "front");
  const largest = drawStudy({ ...spec, scale: 1 }, view === "angle" ? "angle" : "front");
  switch (view) {
    case "front":
      return { drawing: front, measured: { largest, place: framed } };
    case "angle":
      return { drawing: drawStudy(spec, "angle"), measured: { largest, place: framed } };
    case "detail":
      return { drawing: drawStudy(spec, "detail") };
    case "ports":
      return { drawing: drawPorts(toLook(spec), ports) };
    case "contents":
      return { drawing: drawContents(spec, extras) };
    case "size":
    case "room": {
      if (!size) throw new Error(`drawing a picture to scale: the size is not known (${job.file})`);
      const place = view === "size" ? withDimensions(size) : inRoom(spec.kind, size);
      return { drawing: front, measured: { largest, place } };
    }
  }
}
