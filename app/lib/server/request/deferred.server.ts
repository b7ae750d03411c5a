import { raceTimeout, TIME_BUDGETS } from "~/lib/async/timeouts";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { type Deferred, type Settled, trackSettled } from "~/lib/deferred";
import { type Reader, seeOther, type Shop } from "./shop.server";

type Read<T> = (reader: Reader) => Promise<T>;

interface DeferredOptions {
  readonly name: string;
  /** Longer for a part after which cookies should be written, 0 for one that waits for another deferred part. */
  readonly waitMs?: number;
  /** Client navigations do not wait for it either. */
  readonly isBelowFold?: boolean;
}

/** Affects neither status nor headers: if slow, it follows in its place (docs/decisions/0007). A failure before the headers are sent fails the page. */
export function deferred<T>(shop: Shop, part: string | DeferredOptions, read: Read<T>): Promise<Deferred<T>> {
  return settleOrDefer(shop, toPart(part), { limitMs: TIME_BUDGETS.deferred, work: read(shop) });
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

/** Like `deferred`, but a failure never fails the page. */
export async function deferredOptional<T>(
  shop: Shop,
  part: string | DeferredOptions,
  read: Read<T>,
): Promise<Deferred<T>> {
  const { name } = toPart(part);
  try {
    return await settleOrDefer(shop, toPart(part), { limitMs: TIME_BUDGETS.deferredOptional, work: read(shop) });
  } catch (error) {
    return failed(shop, name, error);
  }
}

function toPart(part: string | DeferredOptions): DeferredOptions {
  return typeof part === "string" ? { name: part } : part;
}

interface Work<T> {
  readonly limitMs: number;
  readonly work: Promise<T>;
}

async function settleOrDefer<T>(shop: Shop, part: DeferredOptions, { limitMs, work }: Work<T>): Promise<Deferred<T>> {
  const { name, waitMs = TIME_BUDGETS.firstPiece, isBelowFold = false } = part;
  const isBelowFoldNavigation = isBelowFold && shop.isClientNavigation;
  if (!shop.mayDefer && !isBelowFoldNavigation) return { ok: true, value: await work };
  const settledInTime = await raceTimeout(isBelowFoldNavigation ? TIME_BUDGETS.clientNavigation : waitMs, work);
  if (settledInTime) return { ok: true, value: settledInTime.value };
  const promise = settle(shop, name, { limitMs, work });
  shop.waitUntil(trackSettled(promise));
  return { promise };
}

async function settle<T>(shop: Shop, name: string, { limitMs, work }: Work<T>): Promise<Settled<T>> {
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
