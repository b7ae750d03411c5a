import { createHash } from "node:crypto";
import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { PictureSpec } from "../seed.ts";
import type { BannerKind } from "./banners.ts";
import { drawBanner } from "./draw-banner.ts";
import { drawStudy } from "./draw-study.ts";
import type { View } from "./view.ts";

/** A picture to have on disk; `file` is relative to the run's `outDir`, with or without a leading slash. */
export type PictureJob = { file: string; spec: PictureSpec; view: View } | { file: string; banner: BannerKind };

interface Options {
  outDir: string;
  onProgress?(done: number, total: number): void;
}

/** Bump when the encoding below changes, so that masters of an older run are made again. */
const ENCODING = "jpeg-88-444-1";
const AT_ONCE = 2;

/** Renders the missing and the changed masters; a manifest in `outDir` remembers what each file was drawn from. */
export async function renderOriginals(
  jobs: PictureJob[],
  options: Options,
): Promise<{ rendered: number; kept: number }> {
  const manifestFile = join(options.outDir, "manifest.json");
  const manifest = await readManifest(manifestFile);
  const made: Record<string, string> = {};
  const queue = jobs.values();
  const tally = { rendered: 0, kept: 0 };

  async function work(): Promise<void> {
    for (const job of queue) {
      const svg = "banner" in job ? drawBanner(job.banner) : drawStudy(job.spec, job.view);
      const hash = createHash("sha1").update(ENCODING).update(svg).digest("hex");
      const path = join(options.outDir, job.file);
      if (manifest[job.file] === hash && (await exists(path))) {
        tally.kept += 1;
      } else {
        await renderJpeg(svg, path);
        made[job.file] = hash;
        tally.rendered += 1;
      }
      options.onProgress?.(tally.rendered + tally.kept, jobs.length);
    }
  }

  await mkdir(options.outDir, { recursive: true });
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    if (tally.rendered > 0) await remember(manifestFile, made);
  }
  return tally;
}

/** Written beside its place and moved there, so that whoever serves the file never sees half of it. */
async function renderJpeg(svg: string, path: string): Promise<void> {
  const draft = draftOf(path);
  await mkdir(dirname(path), { recursive: true });
  try {
    await sharp(Buffer.from(svg)).jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: false }).toFile(draft);
    await rename(draft, path);
  } catch (cause) {
    throw new Error(`rendering a picture: the drawing could not be written (${path})`, { cause });
  }
}

let drafts = 0;

function draftOf(path: string): string {
  drafts += 1;
  return `${path}.${process.pid}-${drafts}.part`;
}

/** One writer after the other: a whole run and a single picture wanted at once may share a folder. */
let memoize: Promise<void> = Promise.resolve();

function remember(manifestFile: string, made: Record<string, string>): Promise<void> {
  const turn = memoize.then(async () => {
    const draft = draftOf(manifestFile);
    await writeFile(draft, JSON.stringify({ ...(await readManifest(manifestFile)), ...made }));
    await rename(draft, manifestFile);
  });
  memoize = turn.catch(() => {});
  return turn;
}

async function readManifest(path: string): Promise<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(await readFile(path, "utf8"));
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry) => typeof entry[1] === "string"));
  } catch {
    return {}; // a first run, or a torn file: everything is rendered again
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
