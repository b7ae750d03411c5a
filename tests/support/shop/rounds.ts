import type { Gate } from "./gate.ts";

/** Milliseconds without a further question after which those that wait are answered together. */
const QUIET = 300;

/** Has a gate answer in rounds, and names the questions of each since the last call: as many rounds as a shopper waits for answers in a row. */
export function inRounds(gate: Gate): () => string[][] {
  const rounds: string[][] = [];
  const waiting: { name: string; pass: (conduct: "pass") => void }[] = [];
  let quiet: NodeJS.Timeout | undefined;
  const answer = () => {
    rounds.push(waiting.map(({ name }) => name).sort());
    for (const { pass } of waiting.splice(0)) pass("pass");
  };
  gate.conduct((_text, { operation }) => {
    clearTimeout(quiet);
    quiet = setTimeout(answer, QUIET);
    return new Promise((pass) => waiting.push({ name: operation, pass }));
  });
  return () => rounds.splice(0);
}
