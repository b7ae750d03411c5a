import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { root, textOf } from "./source-tree.ts";

const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> }; // our own file
const checks = Object.keys(scripts).filter((name) => name.startsWith("check:"));

/** The command's errors; empty if it passes. */
async function errorsOf(script: string): Promise<string> {
  const child = spawn("npm", ["run", "--silent", script], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const code = new Promise((resolve) => child.once("exit", resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return (await code) === 0 ? "" : `${output}${errors}` || "failed without output";
}

test.concurrent.for(checks)("npm run %s", { timeout: 600_000 }, async (script, { expect }) =>
  expect(await errorsOf(script)).toBe(""),
);

test("finds the checks", () => expect(checks.length).toBeGreaterThan(4));
