import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

/** The smallest limit of any plan. */
const LIMIT_BYTES = 1024 * 1024;

test("the deployed worker is one script of at most 1 MB, gzip", () => {
  expect(readdirSync("build/worker").sort()).toEqual(["worker.js", "worker.js.map"]);
  const packed = gzipSync(readFileSync("build/worker/worker.js")).length;
  expect(packed).toBeGreaterThan(100_000);
  expect(packed).toBeLessThan(LIMIT_BYTES);
});
