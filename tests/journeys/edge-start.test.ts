import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SESSION_SECRET } from "../support/shop/hosts.ts";

/** Command lines of all processes, which on Linux every user may read. */
function commandLines(): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, "utf8")];
      } catch {
        return [];
      }
    });
}

test.runIf(process.platform === "linux")("the local edge start shows no secret in the process list", () => {
  const lines = commandLines();
  expect(lines.some((line) => line.includes("workerd"))).toBe(true);
  expect(lines.filter((line) => line.includes(SESSION_SECRET))).toEqual([]);
});
