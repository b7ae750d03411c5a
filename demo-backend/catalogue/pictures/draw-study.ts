import type { PictureSpec } from "../seed.ts";
import type { Drawing } from "./drawing.ts";
import { toLook } from "./look.ts";
import { sized } from "./shapes.ts";
import { studies } from "./studies.ts";
import type { StudyView } from "./view.ts";

export function drawStudy(spec: PictureSpec, view: StudyView): Drawing {
  const study = studies[spec.kind];
  const look = toLook(spec);
  const shapes =
    view === "detail"
      ? study.detail(look)
      : sized(study[view](look), study.ownSize ? 1 : 0.8 + look.scale * 0.2, 540, 760);
  return { width: 1080, height: 1340, shapes: look.paint.toDefs() + shapes };
}
