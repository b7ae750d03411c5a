import { readAtMost } from "~/lib/async/read-at-most";
import { steadyNow } from "~/lib/async/steady-now";
import { PICTURE_CACHING, PICTURE_GROUND, type PictureSize } from "~/lib/images";
import type { Log } from "~/lib/server/protection/log.server";
import { accepts } from "~/lib/server/render/accepts";

type PictureRequest = PictureSize & { path: string };
interface Pictures {
  readonly origin: string;
  readonly placeholder: (request: Request) => Promise<Response>;
  readonly log: Log;
}

/** No SVG: opened by itself it would run its script on the shop's origin. */
const RASTER_IMAGE = /^image\/(?:avif|webp|jpeg|png|gif)\b/i;

/** Of an answer that may be an original: cards, lists and thumbnails; product and content pages. */
const MOST_BYTES = { small: 300_000, large: 1_000_000 };
const SMALL_WIDTH = 400;

const FETCH_LIMIT_MS = 10_000;
const REPORT_EVERY_MS = 600_000;

/** Cloudflare's answer for a new picture once the free transformations of a month are used up. */
const USED_UP = "err=9422";

/**
 * Pictures resized by the media origin itself or by Cloudflare; else the original if it is small
 * enough, or the placeholder (docs/decisions/0075).
 */
export function createEdgePictures({ origin, placeholder, log }: Pictures) {
  let reportedAt = -Infinity;

  function reportTooLarge(path: string): void {
    if (steadyNow() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = steadyNow();
    log("error", "a picture is too large to be sent, and nothing resizes it", { path });
  }

  async function fetchBounded(picture: PictureRequest, accept: string) {
    let answer = await fetchPicture(origin, picture, { accept, isResized: true });
    if (answer.headers.get("Cf-Resized")?.includes(USED_UP)) {
      await answer.body?.cancel();
      answer = await fetchPicture(origin, picture, { accept, isResized: false });
    }
    const type = answer.headers.get("Content-Type") ?? "";
    if (!answer.ok || !RASTER_IMAGE.test(type)) {
      await answer.body?.cancel();
      return null;
    }
    const bytes = await readAtMost(answer.body, picture.width <= SMALL_WIDTH ? MOST_BYTES.small : MOST_BYTES.large);
    if (!bytes) reportTooLarge(picture.path);
    return bytes && { bytes, type };
  }

  return {
    async send(picture: PictureRequest, request: Request): Promise<Response> {
      const found = await fetchBounded(picture, request.headers.get("Accept") ?? "").catch((error: unknown) => {
        log("warn", "a picture cannot be fetched", { path: picture.path, error });
        return null;
      });
      if (!found) {
        // Status 404: browsers render its body, so the placeholder also works without script.
        const { body } = await placeholder(request);
        const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=60" };
        return new Response(body, { status: 404, headers });
      }
      return new Response(found.bytes, {
        headers: {
          "Content-Type": found.type,
          "Cache-Control": PICTURE_CACHING,
          Vary: "Accept",
          "X-Content-Type-Options": "nosniff",
        },
      });
    },
  };
}

/** By `cf.image`, and by Adobe Commerce's parameters, which other media origins understand too. */
function fetchPicture(
  origin: string,
  { width, height, path }: PictureRequest,
  { accept, isResized }: { accept: string; isResized: boolean },
): Promise<Response> {
  const source = new URL(`/media/${path}`, origin);
  source.searchParams.set("width", String(width));
  if (height > 0) source.searchParams.set("height", String(height));
  // Not "auto": caches on the way would mix the formats. AVIF costs extra at Fastly.
  source.searchParams.set("format", accepts(accept, "image/webp") ? "webp" : "jpg");
  const format = accepts(accept, "image/avif") ? "avif" : accepts(accept, "image/webp") ? "webp" : "jpeg";
  const image = {
    width,
    ...(height > 0 ? { height } : {}),
    fit: "scale-down",
    format,
    ...(format === "jpeg" ? { background: PICTURE_GROUND } : {}),
  };
  return fetch(source, {
    // Never follow to another origin.
    redirect: "manual",
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    headers: { Accept: accept },
    cf: { cacheEverything: true, ...(isResized && { image }) },
  } as RequestInit); // `cf` is Cloudflare's extension
}
