import { readdirSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { openShop } from "../support/shop/hosts.ts";

/** Command lines of all processes, which on Linux every user may read. */
function commandLines(): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, "utf8")];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

test.runIf(process.platform === "linux")("the local edge start shows no secret in the list of processes", async () => {
  const secret = "a secret that nobody else may read at all";
  const shop = await openShop("workerd", inject("endpoint"), {
    SESSION_SECRET: secret,
    PURGE_SECRET: `${secret} either`,
  });
  try {
    expect(commandLines().some((line) => line.includes("workerd"))).toBe(true);
    expect(commandLines().filter((line) => line.includes(secret))).toEqual([]);
  } finally {
    await shop.stop();
  }
});
