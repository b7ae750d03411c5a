import { exchange } from "../browserless/exchange.ts";

/** A setting of shops whose caches a test clears. */
export const PURGE_SECRET = "a secret of the tests for the caches";

/** Clears the shop's caches, or only what has the tag. */
export async function purge(origin: string, tag?: string): Promise<void> {
  const url = new URL("/cache-invalidate", origin);
  if (tag !== undefined) url.searchParams.set("tag", tag);
  const { status } = await exchange(url, { method: "POST", headers: { authorization: `Bearer ${PURGE_SECRET}` } });
  if (status !== 204) throw new Error(`Clearing the caches: status ${status}`);
}
