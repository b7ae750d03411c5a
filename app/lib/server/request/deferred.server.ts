import { raceTimeout, TIME_BUDGETS } from "~/lib/async/timeouts";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { type Deferred, type Settled, trackSettled } from "~/lib/deferred";
import { type Reader, seeOther, type Shop } from "./shop.server";

type Read<T> = (reader: Reader) => Promise<T>;

interface DeferredOptions {
  readonly name: string;
  /** A failure never fails the page, and the part has less time. */
  readonly isOptional?: boolean;
  /**
   * Longer for a part after which cookies should be written, 0 for one that waits for another
   * deferred part.
   */
  readonly waitMs?: number;
  /** Client navigations do not wait for it either. */
  readonly isBelowFold?: boolean;
}

/**
 * Affects neither status nor headers: if slow, it follows in its place (docs/decisions/0007). A
 * failure before the headers are sent fails the page.
 */
export async function deferred<T>(shop: Shop, part: string | DeferredOptions, read: Read<T>): Promise<Deferred<T>> {
  const options = typeof part === "string" ? { name: part } : part;
  const settling = settleOrDefer(shop, options, read(shop));
  if (!options.isOptional) return settling;
  try {
    return await settling;
  } catch (error) {
    return failed(shop, options.name, error);
  }
}

interface ListOptions {
  readonly name: string;
  readonly page: number;
  readonly pathOf: (page: number) => string;
}

/** A page of a list. The first is deferred; a later one redirects if there are fewer by now. */
export async function deferredPage<T extends { readonly pageCount: number }>(
  shop: Shop,
  { name, page, pathOf }: ListOptions,
  read: Read<T>,
): Promise<Deferred<T>> {
  if (page === 1) return deferred(shop, name, read);
  const value = await read(shop);
  if (page > value.pageCount) throw seeOther(pathOf(value.pageCount));
  return { ok: true, value };
}

async function settleOrDefer<T>(shop: Shop, part: DeferredOptions, work: Promise<T>): Promise<Deferred<T>> {
  const { waitMs = TIME_BUDGETS.firstPiece, isBelowFold = false } = part;
  const isBelowFoldNavigation = isBelowFold && shop.isClientNavigation;
  if (!shop.mayDefer && !isBelowFoldNavigation) return { ok: true, value: await work };
  const settledInTime = await raceTimeout(isBelowFoldNavigation ? TIME_BUDGETS.clientNavigation : waitMs, work);
  if (settledInTime) return { ok: true, value: settledInTime.value };
  const promise = settle(shop, part, work);
  shop.waitUntil(trackSettled(promise));
  return { promise };
}

async function settle<T>(shop: Shop, { name, isOptional }: DeferredOptions, work: Promise<T>): Promise<Settled<T>> {
  const limitMs = isOptional ? TIME_BUDGETS.deferredOptional : TIME_BUDGETS.deferred;
  try {
    const result = await raceTimeout(limitMs, work);
    return result ? { ok: true, value: result.value } : failed(shop, name, `slower than ${limitMs} ms`);
  } catch (error) {
    return failed(shop, name, error);
  }
}

function failed({ log }: Shop, name: string, error: unknown): Settled<never> {
  log("error", "part of a page failed", { name, error });
  return { ok: false, isEnded: isCommerceError(error, "unauthorized") };
}
