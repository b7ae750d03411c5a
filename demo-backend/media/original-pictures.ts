import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { renderOriginals, type PictureJob } from "../catalogue/pictures/render-originals.ts";
import { exists } from "./picture-store.ts";

export const placeholderFile = "/placeholder/image.jpg";
const placeholderPath = `catalog/product${placeholderFile}`;

export interface OriginalPictures {
  /** Renders every missing or outdated original; safe to run at every start. */
  renderAll(onProgress?: (done: number, total: number) => void): Promise<{ rendered: number; kept: number }>;
  /** Draws the original if it is missing; false when the catalogue has no such picture. */
  ensure(path: string): Promise<boolean>;
}

/** The catalogue's pictures as files below `folder`. */
export function createOriginalPictures(folder: string, jobs: PictureJob[]): OriginalPictures {
  const byPath = new Map(jobs.map((job) => [job.file, job]));
  const known = new Set<string>();
  const drawing = new Map<string, Promise<void>>();

  const draw = async (path: string): Promise<void> => {
    const job = byPath.get(path);
    if (job) await renderOriginals([job], { outDir: folder });
    else await drawPlaceholder(join(folder, path));
  };
  return {
    renderAll: (onProgress) => renderOriginals(jobs, { outDir: folder, ...(onProgress ? { onProgress } : {}) }),
    async ensure(path) {
      if (known.has(path)) return true;
      if (!(await exists(join(folder, path)))) {
        if (!byPath.has(path) && path !== placeholderPath) return false;
        const pending = drawing.get(path) ?? draw(path).finally(() => drawing.delete(path));
        drawing.set(path, pending);
        await pending;
      }
      known.add(path);
      return true;
    },
  };
}

/** What a product without a picture shows: an empty frame. */
async function drawPlaceholder(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1340"><rect width="1080" height="1340" fill="#f1f3f5"/><path d="M390 790l110-130 80 90 50-55 60 95zM610 570a38 38 0 1 0 .1 0z" fill="#c3c9d0"/></svg>`;
  await writeFile(file, await sharp(Buffer.from(frame)).jpeg({ quality: 88 }).toBuffer());
}
