const GUARD_MS = 60_000;
const KEY = "reloaded-at";
/** Long enough for a page that is being left to be gone: its scripts are broken off, and that looks the same. */
const PAUSE_MS = 1_000;

/**
 * Script of this page could not be had, most likely because a newer release took its place: the page is loaded again, at
 * most once in 60 s (product P170). Not without a line, and not over what somebody has typed: forms work as they are.
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
    return false; // storage is shut, so nobody would remember
  }
}
