import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { closingLine, tallyOf } from "./closing-line-reporter.ts";

const root = join(import.meta.dirname, "../..");
const scratch = join(root, ".cache");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const config = `import { ClosingLineReporter } from "../../tests/support/closing-line-reporter.ts";
  export default { test: { include: ["sample-*.ts"], maxWorkers: 1, reporters: ["default", new ClosingLineReporter()] } };`;

type State = "passed" | "failed" | "skipped" | "pending";

function moduleOf(states: State[], suiteErrors = 0, moduleErrors = 0): Parameters<typeof tallyOf>[0][number] {
  return {
    errors: () => Array.from({ length: moduleErrors }),
    children: {
      allTests: () => states.map((state) => ({ result: () => ({ state }) })),
      allSuites: () => [{ errors: () => Array.from({ length: suiteErrors }) }],
    },
  };
}

describe("tallyOf", () => {
  test("counts tests by result, and unfinished ones as failed", () => {
    const tally = tallyOf([moduleOf(["passed", "failed"]), moduleOf(["skipped", "pending", "passed"])], 0);
    expect(tally).toEqual({ passed: 2, failed: 2, skipped: 1 });
  });

  test("counts failed hooks, files that do not load and stray errors as failed", () => {
    expect(tallyOf([moduleOf(["passed"], 1), moduleOf([], 0, 1)], 2)).toEqual({ passed: 1, failed: 4, skipped: 0 });
  });
});

describe("closingLine", () => {
  test("omits skipped tests when there are none", () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 }, 0)).toBe("3 passed, 0 failed");
    expect(closingLine({ passed: 3, failed: 0, skipped: 2 }, 0)).toBe("3 passed, 0 failed, 2 skipped");
  });

  test("reports a failure when the process fails", () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 }, 1)).toBe("3 passed, 1 failed");
  });
});

test("a run with a failing hook, a stray rejection and a file that does not load prints its closing line", () => {
  const sources = [
    `beforeAll(() => { throw new Error("no"); }); test("a", () => {});`,
    `test("a", () => { void Promise.reject(new Error("stray")); });`,
    `throw new Error("no");`,
  ];
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, "closing-line-"));
  try {
    const imports = 'import { beforeAll, test } from "vitest";\nvoid [beforeAll, test];';
    for (const [at, source] of sources.entries())
      writeFileSync(join(folder, `sample-${String(at)}.ts`), `${imports}\n${source}\n`);
    writeFileSync(join(folder, "vitest.config.ts"), config);
    const run = spawnSync(process.execPath, [vitest, "run"], { cwd: folder, encoding: "utf8" });
    expect(run.stdout.trim().split("\n").at(-1)).toBe("1 passed, 3 failed, 1 skipped");
    expect(run.status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
