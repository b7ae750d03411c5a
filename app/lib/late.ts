/** What came of a read. */
export type Arrival<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly isEnded: boolean };

/** A part of a page as a loader hands it out: here, or on its way. The promise never rejects, so it breaks nothing but its own place. */
export type Late<T> = Arrival<T> | { readonly later: Promise<Arrival<T>> };

/** Arrivals of the promises that have settled. */
const settled = new WeakMap<Promise<unknown>, Arrival<unknown>>();

/** Promises that were pending in some render: a placeholder of theirs may have been sent. */
const pendingOnce = new WeakSet<Promise<unknown>>();

const FAILED: Arrival<never> = { ok: false, isEnded: false };

/** For what is said before late parts have come, as titles and descriptions are: null when it is on its way, or failed. */
export function valueInTime<T>(late: Late<T>): T | null {
  return "ok" in late && late.ok ? late.value : null;
}

/** What has come of it; undefined while it is on its way. */
export function arrivalOf<T>(later: Promise<Arrival<T>>): Arrival<T> | undefined {
  return settled.get(later) as Arrival<T> | undefined; // as noteArrival wrote it
}

/** A promise that a browser has out of a page's data rejects when the connection is lost. */
export async function noteArrival<T>(later: Promise<Arrival<T>>): Promise<void> {
  settled.set(later, await later.catch(() => FAILED));
}

export function notePending(later: Promise<unknown>): void {
  pendingOnce.add(later);
}

export function wasPending(later: Promise<unknown>): boolean {
  return pendingOnce.has(later);
}

/** For what has come and cannot be used. */
export function noteFailure(later: Promise<unknown>): void {
  settled.set(later, FAILED);
}
