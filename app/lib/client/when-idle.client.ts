const IDLE_MS = 2_000;

/** Runs work when the browser is idle, two seconds after the load event at the latest. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: IDLE_MS }) : setTimeout(work, IDLE_MS); // Safari
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
