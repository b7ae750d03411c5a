import { access, mkdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PictureWish } from "./picture-request.ts";

export type Encoding = "avif" | "webp" | "jpg";

export interface StoredPicture {
  file: string;
  encoding: Encoding;
  bytes: number;
  /** The same picture will soon be had in a smaller format: keep this one only for a while. */
  isStandIn: boolean;
}

export interface PictureStore {
  /** Null when there is no such picture. */
  find(path: string, wish: PictureWish, accept: string): Promise<StoredPicture | null>;
  /** Waits until pictures made in the background are done. */
  settle(): Promise<void>;
}

/**
 * Sized copies of the masters, made when first asked for and kept on disk. AVIF takes most of a second, so nobody waits
 * for it: WebP answers first while the AVIF is made once, behind.
 */
export function createPictureStore({
  folder,
  ensureMaster,
}: {
  folder: string;
  ensureMaster(path: string): Promise<boolean>;
}): PictureStore {
  const making = new Map<string, Promise<void>>();
  let background = Promise.resolve();

  const copyPath = (path: string, wish: PictureWish, encoding: Encoding) => {
    const size = `${wish.width ?? "auto"}x${wish.height ?? "auto"}${wish.crop ? "c" : ""}-q${wish.quality}`;
    return join(folder, ".sized", size, `${path}.${encoding}`);
  };
  const make = (path: string, wish: PictureWish, encoding: Encoding): Promise<void> => {
    const target = copyPath(path, wish, encoding);
    const pending = making.get(target);
    if (pending) return pending;
    const work = encode(join(folder, path), target, wish, encoding).finally(() => making.delete(target));
    making.set(target, work);
    return work;
  };
  const makeBehind = (path: string, wish: PictureWish) => {
    const target = copyPath(path, wish, "avif");
    if (making.has(target)) return;
    const work = background.then(() => encode(join(folder, path), target, wish, "avif"));
    // A picture that fails here is asked for again with the next request.
    const done = work.catch(() => undefined).finally(() => making.delete(target));
    making.set(target, done);
    background = done;
  };

  return {
    async find(path, wish, accept) {
      if (!(await ensureMaster(path))) return null;
      if (wish.width === null && wish.height === null && wish.format === null) {
        return described(join(folder, path), "jpg", false);
      }
      const wanted = bestEncoding(wish.format, accept);
      const avif = copyPath(path, wish, "avif");
      if (wanted === "avif" && !making.has(avif) && (await exists(avif))) return described(avif, "avif", false);
      const encoding = wanted === "avif" ? fallback(accept) : wanted;
      const target = copyPath(path, wish, encoding);
      if (!(await exists(target))) await make(path, wish, encoding);
      if (wanted === "avif") makeBehind(path, wish);
      return described(target, encoding, wanted === "avif");
    },
    settle: () => background,
  };
}

function bestEncoding(format: PictureWish["format"], accept: string): Encoding {
  if (format !== "auto") return format ?? "jpg";
  return accept.includes("image/avif") ? "avif" : fallback(accept);
}

function fallback(accept: string): Encoding {
  return accept.includes("image/webp") ? "webp" : "jpg";
}

async function encode(source: string, target: string, wish: PictureWish, encoding: Encoding): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const sized = sharp(source).resize({
    ...(wish.width === null ? {} : { width: wish.width }),
    ...(wish.height === null ? {} : { height: wish.height }),
    fit: wish.crop ? "cover" : "inside",
    withoutEnlargement: true,
  });
  // Written aside and renamed, so that a reader never meets half a picture.
  const draft = `${target}.${process.pid}.draft`;
  await encoded(sized, encoding, wish.quality).toFile(draft);
  await rename(draft, target);
}

function encoded(picture: Sharp, encoding: Encoding, quality: number): Sharp {
  switch (encoding) {
    case "avif":
      // AVIF looks alike at a lower figure than JPEG and WebP.
      return picture.avif({ quality: Math.max(30, quality - 20), effort: 4 });
    case "webp":
      return picture.webp({ quality, effort: 4 });
    case "jpg":
      return picture.jpeg({ quality, progressive: true, mozjpeg: true });
  }
}

async function described(file: string, encoding: Encoding, isStandIn: boolean): Promise<StoredPicture> {
  const { size } = await stat(file);
  return { file, encoding, bytes: size, isStandIn };
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
