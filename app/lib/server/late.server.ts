import { isCommerceError } from "~/lib/commerce/model/errors";
import { type Late, noteArrival, type Arrival } from "~/lib/late";
import { within } from "~/lib/async/within";
import type { Reader, Shop } from "./shop.server";

/** What is there this soon is in the first piece of the page. */
export const PATIENCE_MS = 5;

/** A soft navigation has the page before it to show, so it waits this long for what it can do without; most of it is there by then. */
const SOFT_PATIENCE_MS = 400;

/** As long as the backend is given for everything a page reads… */
const LIMIT_MS = 20_000;

/** …and for what the page can do without: its end, and script, come after it. */
const EXTRA_LIMIT_MS = 8_000;

type Read<T> = (reader: Reader) => Promise<T>;

/**
 * A part of a page whose outcome decides neither status nor address nor cookies: when it is slow the page leaves without it, and
 * it follows in its place (docs/decisions/0007). Failing while the status is still free, it fails the page.
 */
export function late<T>(shop: Shop, part: string | Named, read: Read<T>): Promise<Late<T>> {
  return lateWithin(LIMIT_MS, { shop, ...named(part), isAwaited: !shop.mayBeLate, work: read(shop) });
}

interface Named {
  readonly name: string;
  /** Longer for a part that cookies are better written after, none for one that waits for another which is late. */
  readonly patienceMs: number;
}

function named(part: string | Named): Named {
  return typeof part === "string" ? { name: part, patienceMs: PATIENCE_MS } : part;
}

interface Part<T> {
  readonly shop: Shop;
  readonly name: string;
  readonly patienceMs: number;
  /** Whether the page leaves with it only. */
  readonly isAwaited: boolean;
  readonly work: Promise<T>;
}

async function lateWithin<T>(limitMs: number, part: Part<T>): Promise<Late<T>> {
  const { shop, work, patienceMs, isAwaited } = part;
  if (isAwaited) return { ok: true, value: await work };
  const inTime = await within(patienceMs, work);
  if (inTime) return { ok: true, value: inTime.value };
  const later = settle(limitMs, part);
  shop.waitUntil(noteArrival(later));
  return { later };
}

/** As `late`, for what a page can do without: failing, it never fails the page. */
export function lateExtra<T>(shop: Shop, part: string | Named, read: Read<T>): Promise<Late<T>> {
  return extra(shop, { ...named(part), isAwaited: !shop.mayBeLate }, read);
}

/** As `lateExtra`, for the end of a page, where only the like and the footer are below it: a soft navigation leaves without it too. */
export function lateAtEnd<T>(shop: Shop, part: string | Named, read: Read<T>): Promise<Late<T>> {
  const { name } = named(part);
  return shop.isSoft
    ? extra(shop, { name, patienceMs: SOFT_PATIENCE_MS, isAwaited: false }, read)
    : lateExtra(shop, part, read);
}

async function extra<T>(
  shop: Shop,
  part: Pick<Part<T>, "name" | "patienceMs" | "isAwaited">,
  read: Read<T>,
): Promise<Late<T>> {
  try {
    return await lateWithin(EXTRA_LIMIT_MS, { shop, ...part, work: read(shop) });
  } catch (error) {
    return failed(shop, part.name, error);
  }
}

async function settle<T>(limitMs: number, { shop, name, work }: Part<T>): Promise<Arrival<T>> {
  try {
    const came = await within(limitMs, work);
    return came ? { ok: true, value: came.value } : failed(shop, name, `slower than ${limitMs} ms`);
  } catch (error) {
    return failed(shop, name, error);
  }
}

function failed({ log }: Shop, name: string, error: unknown): Arrival<never> {
  log("error", "part of a page failed", { name, error });
  return { ok: false, isEnded: isCommerceError(error, "unauthorized") };
}
