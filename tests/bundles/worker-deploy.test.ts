import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { nightly } from "../support/modes.ts";

/** A new isolate compiles the script before its first answer. */
const LIMIT_BYTES = 520 * 1024;
const ENVIRONMENTS = ["production", ...nightly("staging" as const)] as const;

test("the deployed worker is one script of at most 520 KB, gzip", () => {
  expect(readdirSync("build/worker").sort()).toEqual(["worker.js", "worker.js.map"]);
  const packed = gzipSync(readFileSync("build/worker/worker.js")).length;
  expect(packed).toBeGreaterThan(100_000);
  expect(packed).toBeLessThan(LIMIT_BYTES);
});

test.each(ENVIRONMENTS)("%s can be deployed, as the tests run the worker", async (env) => {
  const [tested, deployed] = [readConfig({ config: "wrangler.toml" }), readConfig({ config: "wrangler.toml", env })];
  for (const same of ["assets", "durable_objects", "migrations", "compatibility_date", "cache"] as const)
    expect(deployed[same]).toEqual(tested[same]);
  expect(deployed.observability?.redact_query_string).toBe(true);
  const outdir = mkdtempSync(join(tmpdir(), "bijli-deploy-"));
  try {
    const settings = { WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: outdir };
    const { stdout } = await promisify(execFile)(
      "node_modules/.bin/wrangler",
      ["deploy", "--dry-run", "--env", env, "--outdir", outdir],
      { env: { ...process.env, ...settings } },
    );
    expect(stdout).toContain("env.SHARED_STORE (SharedStoreObject)");
    expect(readFileSync(join(outdir, "worker.js"), "utf8").length).toBeGreaterThan(1_000_000);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
});
