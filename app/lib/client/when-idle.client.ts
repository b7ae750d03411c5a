const IDLE_MS = 2_000;

/** Two seconds after the load event at the latest. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: IDLE_MS }) : setTimeout(work, IDLE_MS); // Safari
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
