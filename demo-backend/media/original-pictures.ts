import { createHash } from "node:crypto";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { drawPicture, type Picture, type PictureJob } from "../catalogue/pictures/draw-picture.ts";
import { openDrawnRecord } from "./drawn-record.ts";
import { exists } from "./picture-store.ts";
import { renderCutOut, renderScene } from "./render-picture.ts";

export const placeholderFile = "/placeholder/image.jpg";

/** For products without a picture. */
const emptyFrame: Picture = {
  drawing: {
    width: 1080,
    height: 1340,
    shapes: `<rect width="1080" height="1340" fill="#f1f4f5"/><path d="M390 790l110-130 80 90 50-55 60 95zM610 570a38 38 0 1 0 .1 0z" fill="#c3c9d0"/>`,
  },
};

/** Change it together with the rendering, so that older originals are redrawn. */
const encoding = "cut-out-1";

export interface OriginalPictures {
  ensure(path: string): Promise<boolean>;
  /** Missing or outdated ones, each after `idle`; returns how many. Stops on `close`. */
  drawAll(idle: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

export function createOriginalPictures(folder: string, jobs: readonly PictureJob[], reduced = 1): OriginalPictures {
  const drawings = new Map(jobs.map((job) => [job.file, () => drawPicture(job)]));
  drawings.set(`catalog/product${placeholderFile}`, () => emptyFrame);
  const record = openDrawnRecord(join(folder, "drawn.txt"));
  const known = new Set<string>();
  const inProgress = new Map<string, Promise<void>>();
  let isClosed = false;

  const drawOnce = (path: string, picture: Picture): Promise<void> => {
    const draw = async () => {
      await write(picture, join(folder, path), reduced);
      await record.add(path, hashOf(picture));
    };
    const pending = inProgress.get(path) ?? draw().finally(() => inProgress.delete(path));
    inProgress.set(path, pending);
    return pending;
  };
  return {
    async ensure(path) {
      if (known.has(path)) return true;
      // The old file stays on disk while the new one is drawn.
      if (!(await exists(join(folder, path)))) {
        const drawing = drawings.get(path);
        if (!drawing) return false;
        await drawOnce(path, drawing());
      }
      known.add(path);
      return true;
    },
    async drawAll(idle) {
      let drawn = 0;
      for (const [path, drawing] of drawings) {
        const picture = drawing();
        const isCurrent = async () => (await exists(join(folder, path))) && (await record.has(path, hashOf(picture)));
        if (await isCurrent()) continue;
        await idle();
        if (isClosed) break;
        // A request may have drawn it in the meantime.
        if (inProgress.has(path) || (await isCurrent())) continue;
        await drawOnce(path, picture);
        drawn += 1;
      }
      return drawn;
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(inProgress.values());
    },
  };
}

function hashOf({ drawing, measured }: Picture): string {
  const extent = { left: 100, top: 100, width: 800, height: 800 };
  const shapes = measured ? measured.place(drawing, extent, extent).shapes + measured.largest.shapes : drawing.shapes;
  return createHash("sha1").update(encoding).update(shapes).digest("hex");
}

/** Renamed from a temporary file, so that no request gets a partial picture. */
async function write(picture: Picture, path: string, reduced: number): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const isCutOut = path.endsWith(".png");
    const image = isCutOut
      ? (await renderCutOut(picture, reduced)).png()
      : (await renderScene(picture, reduced)).jpeg({ quality: 88, chromaSubsampling: "4:4:4" });
    await image.toFile(draft);
    await rename(draft, path);
  } catch (cause) {
    throw new Error(`Writing a picture failed (${path})`, { cause });
  }
}
