import { speculationRules } from "~/lib/speculation-rules";

const IDLE_MS = 2_000;

/** Runs work when the browser is idle, after two seconds at the latest (product P193). */
export function whenIdle(work: () => void): void {
  const wait = () =>
    "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: IDLE_MS }) : setTimeout(work, IDLE_MS); // Safari
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/**
 * Prefetches the page behind a link about to be followed, by speculation rules where supported. Only while links load documents: call `stop` on
 * hydration. The script element is the last in the body, where hydration ignores it.
 */
export function fetchAhead(nonce: string | undefined, notAhead: readonly string[]): { stop(): void } {
  if (!HTMLScriptElement.supports?.("speculationrules")) return { stop: () => undefined };
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  if (nonce) rules.nonce = nonce;
  rules.textContent = speculationRules(notAhead);
  document.body.append(rules);
  return { stop: () => rules.remove() };
}
