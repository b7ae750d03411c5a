import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

/** The smallest limit any plan has had; README says what it is. */
const LIMIT_BYTES = 1024 * 1024;

test("wrangler would deploy the worker as it is, in at most 1 MB of gzip", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bijli-deploy-"));
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "--outdir", folder],
      { env: { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: folder, CI: "true" } },
    );
    expect(stdout).toContain("--dry-run: exiting now.");
    const scripts = readdirSync(folder).filter((name) => /\.m?js$/.test(name));
    expect(scripts).toEqual(["worker.js"]);
    const packed = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
    expect(packed).toBeGreaterThan(100_000);
    expect(packed).toBeLessThan(LIMIT_BYTES);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
