import { eventually } from "../eventually.ts";
import type { BackendProxy } from "./backend-proxy.ts";

/** Milliseconds without a new request before the waiting ones are answered together. */
const QUIET = 300;

/**
 * The proxy answers in rounds. Returns the operations of each round since the last call: the number
 * of rounds is the number of sequential waits. `answered`: rounds so far.
 */
export function answerInRounds(proxy: BackendProxy, shop: { readonly origin: string }, quietMs = QUIET) {
  const rounds: string[][] = [];
  const waiting: { name: string; pass: (conduct: "pass") => void }[] = [];
  let quiet: NodeJS.Timeout | undefined;
  let request = 0;
  const answer = async () => {
    const before = request;
    // A busy shop answers late. By then it has sent its requests.
    for (let probe = 0; probe < 3; probe += 1) await fetch(new URL("/healthz", shop.origin));
    if (request > before) return;
    rounds.push(waiting.map(({ name }) => name).sort());
    for (const { pass } of waiting.splice(0)) pass("pass");
  };
  proxy.behave((_text, { operation }) => {
    request += 1;
    clearTimeout(quiet);
    quiet = setTimeout(() => void answer(), quietMs);
    return new Promise((pass) => waiting.push({ name: operation, pass }));
  });
  const takeRounds = async (): Promise<string[][]> => {
    // A page may be sent without its optional data.
    await eventually(
      () => waiting.length === 0,
      () => `Still waiting: ${waiting.map(({ name }) => name).join(", ")}`,
    );
    return rounds.splice(0);
  };
  return Object.assign(takeRounds, { answered: () => rounds.length });
}
