import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { PICTURE_GROUND } from "~/lib/images";

interface PictureRequest {
  width: number;
  height: number;
  path: string;
}
type Format = "avif" | "webp" | "jpeg";
interface Pictures {
  origin: string;
  cacheDir: string;
  /** Path of the placeholder for a missing picture. */
  placeholder: string;
}

const SOURCE_LIMIT_BYTES = 15_000_000;
const SOURCE_LIMIT_MS = 10_000;

/**
 * Resizes the backend's pictures and caches the result on disk. AVIF is slow to encode: meanwhile WebP is served with a short lifetime, and the AVIF
 * is made in the background, one at a time.
 */
export function createPictures({ origin, cacheDir, placeholder }: Pictures) {
  const underway = new Map<string, Promise<string | null>>();
  let avifQueue: Promise<unknown> = Promise.resolve();
  const queued = new Set<string>();

  const fileFor = (picture: PictureRequest, format: Format) => {
    const name = createHash("sha1")
      .update(`${origin} ${picture.path} ${picture.width}x${picture.height}`)
      .digest("hex");
    return join(cacheDir, name.slice(0, 2), `${name}.${format}`);
  };

  /** The file with the picture in this format; null if the backend has no such picture. */
  function make(picture: PictureRequest, format: Format): Promise<string | null> {
    const file = fileFor(picture, format);
    const known = underway.get(file);
    if (known) return known;
    const work = (async () => {
      if (await exists(file)) return file;
      const master = await fetchMaster(origin, picture.path);
      if (!master) return null;
      const size = { width: picture.width, ...(picture.height > 0 ? { height: picture.height } : {}) };
      const image = sharp(master, { limitInputPixels: 50_000_000 })
        .rotate()
        .resize({ ...size, fit: "inside", withoutEnlargement: true });
      const bytes = await encode(image, format).toBuffer();
      await mkdir(join(file, ".."), { recursive: true });
      // Written to a temporary file and renamed, so that a file is always complete.
      const aside = `${file}.${process.pid}.part`;
      await writeFile(aside, bytes);
      await rename(aside, file);
      return file;
    })().finally(() => underway.delete(file));
    underway.set(file, work);
    return work;
  }

  function makeAvifBehind(picture: PictureRequest): void {
    const file = fileFor(picture, "avif");
    if (queued.has(file)) return;
    queued.add(file);
    avifQueue = avifQueue
      .then(() => make(picture, "avif"))
      .catch(() => null)
      .finally(() => queued.delete(file));
  }

  return {
    async send(picture: PictureRequest, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
      const accept = String(incoming.headers.accept ?? "");
      const wantsAvif = accept.includes("image/avif");
      const avif = fileFor(picture, "avif");
      const hasAvif = wantsAvif && (await exists(avif));
      const format: Format = hasAvif ? "avif" : accept.includes("image/webp") ? "webp" : "jpeg";
      const file = await make(picture, format).catch(() => null);
      if (!file) return sendPlaceholder(placeholder, outgoing);
      const isLast = hasAvif || !wantsAvif;
      if (!isLast) makeAvifBehind(picture);
      const { size, mtimeMs } = await stat(file);
      const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
      const headers = {
        "Content-Type": `image/${format}`,
        "Cache-Control": isLast ? "public, max-age=604800, stale-while-revalidate=2592000" : "public, max-age=300",
        "X-Content-Type-Options": "nosniff",
        Vary: "Accept",
        ETag: etag,
      };
      if (incoming.headers["if-none-match"] === etag) return void outgoing.writeHead(304, headers).end();
      outgoing.writeHead(200, { ...headers, "Content-Length": size });
      if (incoming.method === "HEAD") return void outgoing.end();
      createReadStream(file).pipe(outgoing);
    },
  };
}

/** Sent with status 404: browsers render its body, so the placeholder also works without script. */
async function sendPlaceholder(file: string, outgoing: ServerResponse): Promise<void> {
  const drawing = await readFile(file).catch(() => "");
  outgoing.writeHead(404, { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=60" }).end(drawing);
}

function encode(image: Sharp, format: Format): Sharp {
  switch (format) {
    case "avif":
      return image.avif({ quality: 44, effort: 4, chromaSubsampling: "4:2:0", tune: "ssim" });
    case "webp":
      return image.webp({ quality: 56, alphaQuality: 50, effort: 6 });
    case "jpeg":
      return image.flatten({ background: PICTURE_GROUND }).jpeg({ quality: 80, mozjpeg: true });
  }
}

async function fetchMaster(origin: string, path: string): Promise<Buffer | null> {
  const answer = await fetch(new URL(`/media/${path}`, origin), {
    redirect: "error",
    signal: AbortSignal.timeout(SOURCE_LIMIT_MS),
    headers: { Accept: "image/webp,image/png,image/jpeg" },
  });
  const length = Number(answer.headers.get("Content-Length") ?? 0);
  if (!answer.ok || length > SOURCE_LIMIT_BYTES) return null;
  return Buffer.from(await answer.arrayBuffer());
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
