export type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly isEnded: boolean };

interface Pending<T> {
  readonly promise: Promise<Settled<T>>;
}

/** Deferred loader data: settled, or a promise that never rejects. */
export type Deferred<T> = Settled<T> | Pending<T>;

const settled = new WeakMap<Promise<unknown>, Settled<unknown>>();

/** Promises that were pending in some render: their placeholder may have been sent. */
export const pendingOnce = new WeakSet<Promise<unknown>>();

const FAILED: Settled<never> = { ok: false, isEnded: false };

/** Value if already resolved, e.g. for meta tags. */
export function valueIfReady<T>(deferred: Deferred<T>): T | null {
  return "ok" in deferred && deferred.ok ? deferred.value : null;
}

export function settledOf<T>(promise: Promise<Settled<T>>): Settled<T> | undefined {
  return settled.get(promise) as Settled<T> | undefined; // as trackSettled wrote it
}

/**
 * Resolves when `settledOf` has the result. In a browser the promise rejects when the connection
 * breaks.
 */
export async function trackSettled<T>(promise: Promise<Settled<T>>): Promise<void> {
  settled.set(promise, await promise.catch(() => FAILED));
}

export function markFailed(promise: Promise<unknown>): void {
  settled.set(promise, FAILED);
}

export function isPending(value: unknown): value is Pending<unknown> {
  return typeof value === "object" && value !== null && "promise" in value && value.promise instanceof Promise;
}

/** Of deferred data in loader data, which is not in lists. */
export function promisesIn(value: unknown): Promise<Settled<unknown>>[] {
  if (isPending(value)) return [value.promise];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.values(value).flatMap(promisesIn);
}
