import { speculationRules } from "~/lib/speculation-rules";

const IDLE_MS = 2_000;

/** What is not needed now waits until the browser is idle, two seconds at most (product P193). */
export function whenIdle(work: () => void): void {
  const wait = () =>
    "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: IDLE_MS }) : setTimeout(work, IDLE_MS); // Safari
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/**
 * Where the browser knows speculation rules it fetches the page behind a link that is about to be followed. Only while
 * documents are what links lead to: `stop` for when the framework takes over. Last in the body, where React looks at nothing.
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
