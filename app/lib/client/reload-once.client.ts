const GUARD_MS = 60_000;
const KEY = "reloaded-at";
/** Leaving a page aborts its scripts, which looks the same: wait until it is gone. */
const PAUSE_MS = 1_000;

/**
 * Reloads the page when a script fails to load, usually after a release; at most once in 60 s
 * (product P170). Not offline, nor if something was typed.
 */
export function reloadOnce(): void {
  let isLeaving = false;
  addEventListener("pagehide", () => (isLeaving = true), { once: true });
  setTimeout(() => {
    if (!isLeaving && navigator.onLine && !isTypedIn() && mayReload()) location.reload();
  }, PAUSE_MS);
}

function isTypedIn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some((field) => field.value !== field.defaultValue);
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false; // no storage, so reloads could not be counted
  }
}
