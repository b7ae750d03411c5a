import { eventually } from "../eventually.ts";
import type { Gate } from "./gate.ts";

/** Milliseconds without a further question after which those that wait are answered together, once the shop has nothing left to do. */
const QUIET = 300;

/**
 * Has the gate of a shop answer in rounds, and names the questions of each since the last call: as many rounds as a shopper waits for answers in a row.
 */
export function inRounds(gate: Gate, shop: { readonly origin: string }): () => Promise<string[][]> {
  const rounds: string[][] = [];
  const waiting: { name: string; pass: (conduct: "pass") => void }[] = [];
  let quiet: NodeJS.Timeout | undefined;
  let asked = 0;
  const answer = async () => {
    const before = asked;
    // A busy shop answers late; what it has to ask, it has asked by then.
    for (let probe = 0; probe < 3; probe += 1) await fetch(new URL("/healthz", shop.origin));
    if (asked > before) return;
    rounds.push(waiting.map(({ name }) => name).sort());
    for (const { pass } of waiting.splice(0)) pass("pass");
  };
  gate.conduct((_text, { operation }) => {
    asked += 1;
    clearTimeout(quiet);
    quiet = setTimeout(() => void answer(), QUIET);
    return new Promise((pass) => waiting.push({ name: operation, pass }));
  });
  return async () => {
    // A page may have left without what it hardly waits for.
    await eventually(
      () => waiting.length === 0,
      () => `Still waiting: ${waiting.map(({ name }) => name).join(", ")}`,
    );
    return rounds.splice(0);
  };
}
