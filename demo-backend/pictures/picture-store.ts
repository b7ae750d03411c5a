import { access, mkdir, rename, stat } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PictureRequest } from "./picture-request.ts";

type Encoding = "avif" | "webp" | "jpg";

/** Of originals. */
const encodings: Record<string, StoredPicture["encoding"]> = {
  ".png": "png",
  ".webp": "webp",
  ".avif": "avif",
  ".gif": "gif",
};

export interface StoredPicture {
  file: string;
  encoding: Encoding | "png" | "gif";
  bytes: number;
  /** A better format follows: cache this one briefly. */
  isPlaceholder: boolean;
}

export interface PictureStore {
  find(path: string, request: PictureRequest, accept: string): Promise<StoredPicture | null>;
  settle(): Promise<void>;
}

interface Folders {
  /** Of originals; the first that has a file counts. */
  sources: readonly string[];
  /** For resized pictures. */
  copies: string;
}

/** Resizes on the first request. AVIF takes most of a second, so WebP is sent first. */
export function createPictureStore({ sources, copies }: Folders): PictureStore {
  const inProgress = new Map<string, Promise<void>>();
  let background = Promise.resolve();

  const copyPath = (path: string, request: PictureRequest, encoding: Encoding) => {
    const size = `${request.width ?? "auto"}x${request.height ?? "auto"}${request.crop ? "c" : ""}-q${request.quality}`;
    return join(copies, size, `${path}.${encoding}`);
  };
  const findOriginal = async (path: string): Promise<string | null> => {
    for (const folder of sources) if (await exists(join(folder, path))) return join(folder, path);
    return null;
  };
  const encodeOnce = (original: string, target: string, request: EncodingRequest): Promise<void> => {
    const pending = inProgress.get(target);
    if (pending) return pending;
    const work = encode(original, target, request).finally(() => inProgress.delete(target));
    inProgress.set(target, work);
    return work;
  };
  const encodeInBackground = (original: string, target: string, request: PictureRequest) => {
    if (inProgress.has(target)) return;
    const work = background.then(() => encode(original, target, { ...request, encoding: "avif" }));
    // The next request retries a failed encoding.
    const done = work.catch(() => undefined).finally(() => inProgress.delete(target));
    inProgress.set(target, done);
    background = done;
  };

  return {
    async find(path, request, accept) {
      const original = await findOriginal(path);
      if (original === null) return null;
      if (request.width === null && request.height === null && request.format === null) {
        return toStoredPicture(original, encodings[extname(path)] ?? "jpg", false);
      }
      const best = bestEncoding(request.format, accept);
      const avif = copyPath(path, request, "avif");
      if (best === "avif" && !inProgress.has(avif) && (await exists(avif))) return toStoredPicture(avif, "avif", false);
      const encoding = best === "avif" ? fallback(accept) : best;
      const target = copyPath(path, request, encoding);
      if (!(await exists(target))) await encodeOnce(original, target, { ...request, encoding });
      if (best === "avif") encodeInBackground(original, avif, request);
      return toStoredPicture(target, encoding, best === "avif");
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

type EncodingRequest = PictureRequest & { encoding: Encoding };

async function encode(source: string, target: string, request: EncodingRequest): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const sized = sharp(source).resize({
    ...(request.width === null ? {} : { width: request.width }),
    ...(request.height === null ? {} : { height: request.height }),
    fit: request.crop ? "cover" : "inside",
    withoutEnlargement: true,
  });
  // Written to a temporary file and renamed, so that no reader gets a partial picture.
  const draft = `${target}.${process.pid}.draft`;
  await withEncoding(sized, request.encoding, request.quality).toFile(draft);
  await rename(draft, target);
}

function withEncoding(picture: Sharp, encoding: Encoding, quality: number): Sharp {
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

async function toStoredPicture(
  file: string,
  encoding: StoredPicture["encoding"],
  isPlaceholder: boolean,
): Promise<StoredPicture> {
  const { size } = await stat(file);
  return { file, encoding, bytes: size, isPlaceholder };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
