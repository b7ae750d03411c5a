import { access, mkdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PictureRequest } from "./picture-request.ts";

type Encoding = "avif" | "webp" | "jpg";

export interface StoredPicture {
  file: string;
  /** PNG only as the original of a cut-out. */
  encoding: Encoding | "png";
  bytes: number;
  /** A better format follows: cache this one briefly. */
  isPlaceholder: boolean;
}

export interface PictureStore {
  find(path: string, request: PictureRequest, accept: string): Promise<StoredPicture | null>;
  settle(): Promise<void>;
}

/** Resizes on the first request. AVIF takes most of a second, so WebP is sent first. */
export function createPictureStore({
  folder,
  ensureOriginal,
}: {
  folder: string;
  ensureOriginal(path: string): Promise<boolean>;
}): PictureStore {
  const making = new Map<string, Promise<void>>();
  let background = Promise.resolve();

  const copyPath = (path: string, request: PictureRequest, encoding: Encoding) => {
    const size = `${request.width ?? "auto"}x${request.height ?? "auto"}${request.crop ? "c" : ""}-q${request.quality}`;
    return join(folder, ".sized", size, `${path}.${encoding}`);
  };
  const make = (path: string, request: PictureRequest, encoding: Encoding): Promise<void> => {
    const target = copyPath(path, request, encoding);
    const pending = making.get(target);
    if (pending) return pending;
    const work = encode(join(folder, path), target, { ...request, encoding }).finally(() => making.delete(target));
    making.set(target, work);
    return work;
  };
  const makeBehind = (path: string, request: PictureRequest) => {
    const target = copyPath(path, request, "avif");
    if (making.has(target)) return;
    const work = background.then(() => encode(join(folder, path), target, { ...request, encoding: "avif" }));
    // The next request retries a failed encoding.
    const done = work.catch(() => undefined).finally(() => making.delete(target));
    making.set(target, done);
    background = done;
  };

  return {
    async find(path, request, accept) {
      if (!(await ensureOriginal(path))) return null;
      if (request.width === null && request.height === null && request.format === null) {
        return described(join(folder, path), path.endsWith(".png") ? "png" : "jpg", false);
      }
      const wanted = bestEncoding(request.format, accept);
      const avif = copyPath(path, request, "avif");
      if (wanted === "avif" && !making.has(avif) && (await exists(avif))) return described(avif, "avif", false);
      const encoding = wanted === "avif" ? fallback(accept) : wanted;
      const target = copyPath(path, request, encoding);
      if (!(await exists(target))) await make(path, request, encoding);
      if (wanted === "avif") makeBehind(path, request);
      return described(target, encoding, wanted === "avif");
    },
    settle: () => background,
  };
}

function bestEncoding(format: PictureRequest["format"], accept: string): Encoding {
  if (format !== "auto") return format ?? "jpg";
  return accept.includes("image/avif") ? "avif" : fallback(accept);
}

function fallback(accept: string): Encoding {
  return accept.includes("image/webp") ? "webp" : "jpg";
}

async function encode(source: string, target: string, request: PictureRequest & { encoding: Encoding }): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const sized = sharp(source).resize({
    ...(request.width === null ? {} : { width: request.width }),
    ...(request.height === null ? {} : { height: request.height }),
    fit: request.crop ? "cover" : "inside",
    withoutEnlargement: true,
  });
  // Written to a temporary file and renamed, so that no reader gets a partial picture.
  const draft = `${target}.${process.pid}.draft`;
  await encoded(sized, request.encoding, request.quality).toFile(draft);
  await rename(draft, target);
}

function encoded(picture: Sharp, encoding: Encoding, quality: number): Sharp {
  switch (encoding) {
    case "avif":
      // AVIF reaches the same quality at a lower setting than JPEG and WebP.
      return picture.avif({ quality: Math.max(30, quality - 20), effort: 4 });
    case "webp":
      return picture.webp({ quality, effort: 4 });
    case "jpg":
      return picture.flatten({ background: "#f1f4f5" }).jpeg({ quality, progressive: true, mozjpeg: true });
  }
}

async function described(
  file: string,
  encoding: StoredPicture["encoding"],
  isPlaceholder: boolean,
): Promise<StoredPicture> {
  const { size } = await stat(file);
  return { file, encoding, bytes: size, isPlaceholder };
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
