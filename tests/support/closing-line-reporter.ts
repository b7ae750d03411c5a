import { writeSync } from "node:fs";
import type { SerializedError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Last line of a run: `N passed, N failed`. Written on exit, so that a failed set-up or teardown
 * counts.
 */
export class ClosingLineReporter implements Reporter {
  #tally: Tally = { passed: 0, failed: 0, skipped: 0 };

  onInit(): void {
    process.once("exit", (code) => writeSync(1, `${closingLine(this.#tally, Number(process.exitCode ?? code))}\n`));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#tally = tallyOf(modules, unhandled.length);
  }
}

export function closingLine({ passed, failed, skipped }: Tally, exitCode: number): string {
  const counted = exitCode !== 0 && failed === 0 ? 1 : failed;
  return `${passed} passed, ${counted} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * Counts tests, and failures outside tests: a file that does not load, a hook, an unhandled
 * rejection.
 */
export function tallyOf(modules: readonly CountedModule[], unhandled: number): Tally {
  const tally: Tally = { passed: 0, failed: unhandled, skipped: 0 };
  for (const module of modules) {
    tally.failed += module.errors().length > 0 ? 1 : 0;
    for (const suite of module.children.allSuites()) tally.failed += suite.errors().length > 0 ? 1 : 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      // A test still pending at the end was never finished.
      tally[state === "pending" ? "failed" : state] += 1;
    }
  }
  return tally;
}

interface Errors {
  errors(): readonly unknown[];
}

interface CountedModule extends Errors {
  children: {
    allSuites(): Iterable<Errors>;
    allTests(): Iterable<{ result(): { state: "passed" | "failed" | "skipped" | "pending" } }>;
  };
}
