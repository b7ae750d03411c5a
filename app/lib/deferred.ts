/** The outcome of a read. */
export type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly isEnded: boolean };

/** Deferred loader data: settled, or a promise that never rejects, so that it breaks nothing but its own place. */
export type Deferred<T> = Settled<T> | { readonly promise: Promise<Settled<T>> };

/** Outcomes of the promises that have settled. */
const settled = new WeakMap<Promise<unknown>, Settled<unknown>>();

/** Promises that were pending in some render: a placeholder of theirs may have been sent. */
const pendingOnce = new WeakSet<Promise<unknown>>();

const FAILED: Settled<never> = { ok: false, isEnded: false };

/** The value if it is there already, as for titles and descriptions; null when it is pending or has failed. */
export function valueIfReady<T>(deferred: Deferred<T>): T | null {
  return "ok" in deferred && deferred.ok ? deferred.value : null;
}

/** The outcome, undefined while the promise is pending. */
export function settledOf<T>(promise: Promise<Settled<T>>): Settled<T> | undefined {
  return settled.get(promise) as Settled<T> | undefined; // as trackSettled wrote it
}

/** Resolves when the outcome is known to `settledOf`. In a browser the promise of a page's data rejects when the connection breaks. */
export async function trackSettled<T>(promise: Promise<Settled<T>>): Promise<void> {
  settled.set(promise, await promise.catch(() => FAILED));
}

/** For a value that was read but cannot be rendered. */
export function markFailed(promise: Promise<unknown>): void {
  settled.set(promise, FAILED);
}

export function notePending(promise: Promise<unknown>): void {
  pendingOnce.add(promise);
}

export function wasPending(promise: Promise<unknown>): boolean {
  return pendingOnce.has(promise);
}
