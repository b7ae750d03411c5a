import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ClosingLineReporter } from "./tests/support/closing-line-reporter.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const support = (file: string) => fileURLToPath(new URL(`./tests/support/${file}`, import.meta.url));

export default defineConfig({
  test: {
    reporters: ["default", new ClosingLineReporter()],
    // The cores carry the browsers, both hosts and the backend beside the tests; with three on two cores what is timed comes too late.
    maxWorkers: availableParallelism() < 4 ? 2 : 3,
    sequence: { sequencer: LongestFirst },
    teardownTimeout: 30_000,
    projects: [
      {
        resolve: {
          alias: {
            ...alias,
            "virtual:remix/server-build": support("no-build.ts"),
            "virtual:page-styles": support("no-build.ts"),
          },
        },
        test: {
          name: "unit",
          environment: "node",
          // One module graph for all: none leaves anything behind, and loading it for each took longer than the tests.
          isolate: false,
          include: [
            "app/**/*.test.{ts,tsx}",
            "demo-backend/**/*.test.ts",
            "tests/{bench,contract,fuzz,rules,support}/**/*.test.ts",
          ],
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: "journeys",
          environment: "node",
          // The files of a process share its browser (tests/support/chromium/browser.ts).
          isolate: false,
          include: ["tests/{journeys,screens,faults,bundles}/**/*.test.ts"],
          globalSetup: ["tests/support/open-the-shop.ts"],
          testTimeout: 90_000,
          // Two hosts, browsers and the backend share few cores: a journey that was starved may try again.
          retry: process.env["CI"] ? 2 : 0,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
