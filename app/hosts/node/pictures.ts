import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { readAtMost } from "~/lib/async/read-at-most";
import { PICTURE_CACHING, PICTURE_GROUND, type PictureSize } from "~/lib/images";
import type { Log } from "~/lib/server/protection/log.server";
import { accepts } from "~/lib/server/render/accepts";
import { type CachedPicture, openPictureCache } from "./picture-cache";

type PictureRequest = PictureSize & { path: string };
interface Pictures {
  origin: string;
  cacheDir: string;
  maxBytes: number;
  placeholder: string;
  headers?: Readonly<Record<string, string>>;
  log: Log;
}

/** Renders use half of the pool's four threads. Above `waiting`, requests are rejected. */
const AT_ONCE = { fetched: 8, drawn: 2, waiting: 200 };
const FORGET_MISSING_MS = 60_000;
const FORGET_FAILED_MS = 10_000;
const RETRY_AFTER_S = "5";
const ORIGINAL_LIMIT_BYTES = 15_000_000;
const FETCH_LIMIT_MS = 10_000;
const RENDER_LIMIT_S = 20;

type Format = "avif" | "webp" | "jpeg";
type Made = CachedPicture | "missing" | "busy";

/**
 * Resizes and caches the backend's pictures (docs/decisions/0016). AVIF is slow to encode: first
 * WebP with a short lifetime, the AVIF in the background.
 */
export function createPictures({ origin, cacheDir, maxBytes, placeholder, headers: added = {}, log }: Pictures) {
  const cache = openPictureCache({ folder: cacheDir, maxBytes, log });
  const underway = new Map<string, Promise<Made>>();
  const unavailable = new LRUCache<string, true>({ max: 10_000 });
  const [requestQueue, backgroundQueue, renderQueue] = [pLimit(AT_ONCE.fetched), pLimit(1), pLimit(AT_ONCE.drawn)];

  const nameOf = ({ path, width, height }: PictureRequest, format: Format) =>
    `${createHash("sha1").update(`${origin} ${path} ${width}x${height}`).digest("hex")}-${format}`;

  async function draw(picture: PictureRequest, format: Format): Promise<Made> {
    try {
      const original = await fetchOriginal(origin, picture.path);
      if (!original) {
        unavailable.set(picture.path, true, { ttl: FORGET_MISSING_MS });
        return "missing";
      }
      const bytes = await renderQueue(() => renderPicture(original, picture, format));
      return cache.put(nameOf(picture, format), bytes);
    } catch (error) {
      unavailable.set(picture.path, true, { ttl: FORGET_FAILED_MS });
      log("warn", "a picture cannot be drawn", { path: picture.path, error });
      return "missing";
    }
  }

  /** "busy" when too many wait in `line`. */
  async function make(picture: PictureRequest, format: Format, line = requestQueue): Promise<Made> {
    const name = nameOf(picture, format);
    const cached = await cache.get(name);
    if (cached) return cached;
    if (unavailable.has(picture.path)) return "missing";
    const known = underway.get(name);
    if (known) return known;
    if (line.pendingCount >= AT_ONCE.waiting) return "busy";
    const work = line(() => draw(picture, format)).finally(() => underway.delete(name));
    underway.set(name, work);
    return work;
  }

  return {
    async send(picture: PictureRequest, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
      const { accept } = incoming.headers;
      const wantsAvif = accepts(accept, "image/avif");
      const avif = wantsAvif ? await cache.get(nameOf(picture, "avif")) : null;
      const format: Format = avif ? "avif" : accepts(accept, "image/webp") ? "webp" : "jpeg";
      const made = avif ?? (await make(picture, format));
      if (made === "missing" || made === "busy") return sendPlaceholder(made, placeholder, outgoing);
      const isLast = avif !== null || !wantsAvif;
      // If too many wait, the next request for this picture starts it.
      if (!isLast) void make(picture, "avif", backgroundQueue);
      const headers = {
        "Content-Type": `image/${format}`,
        "Cache-Control": isLast ? PICTURE_CACHING : "public, max-age=300",
        "X-Content-Type-Options": "nosniff",
        Vary: "Accept",
        ETag: made.etag,
        ...added,
      };
      if (incoming.headers["if-none-match"] === made.etag) return void outgoing.writeHead(304, headers).end();
      outgoing.writeHead(200, { ...headers, "Content-Length": made.bytes.byteLength });
      outgoing.end(incoming.method === "HEAD" ? undefined : made.bytes);
    },
  };
}

/** Browsers also render the body of an error, so the placeholder works without script. */
async function sendPlaceholder(why: "missing" | "busy", file: string, outgoing: ServerResponse): Promise<void> {
  const drawing = await readFile(file).catch(() => "");
  const headers = { "Content-Type": "image/svg+xml" };
  if (why === "missing") outgoing.writeHead(404, { ...headers, "Cache-Control": "public, max-age=60" });
  else outgoing.writeHead(503, { ...headers, "Cache-Control": "no-store", "Retry-After": RETRY_AFTER_S });
  outgoing.end(drawing);
}

/** Null if it does not exist. Throws on a timeout, an error status, or more than 15 MB. */
async function fetchOriginal(origin: string, path: string): Promise<Buffer | null> {
  const answer = await fetch(new URL(`/media/${path}`, origin), {
    redirect: "error",
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    headers: { Accept: "image/webp,image/png,image/jpeg" },
  });
  if (!answer.ok) await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok || !answer.body) throw new Error(`the backend answers with ${answer.status} for a picture`);
  const bytes = await readAtMost(answer.body, ORIGINAL_LIMIT_BYTES);
  if (!bytes) throw new Error(`a picture of the backend is larger than ${ORIGINAL_LIMIT_BYTES} bytes`);
  return Buffer.from(bytes.buffer);
}

/** Never enlarges. Throws for other files, over 50 million pixels or over 20 s. */
function renderPicture(original: Buffer, { width, height }: PictureSize, format: Format): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: 50_000_000 })
    .timeout({ seconds: RENDER_LIMIT_S })
    .rotate()
    .resize({ width, ...(height > 0 && { height }), fit: "inside", withoutEnlargement: true });
  return encode(image, format).toBuffer();
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
