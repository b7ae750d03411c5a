import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resolveSettings } from "./settings";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "settings-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const secret = (env: Record<string, string> = {}) =>
  resolveSettings({ NODE_ENV: "development", DATA_DIR: folder, ...env }).env["SESSION_SECRET"];

test("outside production a secret is made once and kept", () => {
  const first = secret();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(secret()).toBe(first);
  expect(secret({ SESSION_SECRET: "s".repeat(32) })).toBe("s".repeat(32));
  expect(secret({ NODE_ENV: "production" })).toBeUndefined();
});

test.each(["", "0123"])("a kept secret that is damaged (%j) is made anew, and that is said", (damaged) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  writeFileSync(join(folder, "session-secret"), damaged);
  const made = secret();
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(join(folder, "session-secret"), "utf8").trim()).toBe(made);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("was damaged"));
});
