import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { brand } from "./scripts/brand.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { ClosingLineReporter } from "./tests/support/closing-line-reporter.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";

const noBuild = fileURLToPath(new URL("./tests/support/no-build.ts", import.meta.url));
const alias = {
  "~": fileURLToPath(new URL("./app", import.meta.url)),
  // Tests run the sources, without a build of Remix.
  "virtual:remix/server-build": noBuild,
  "virtual:page-styles": noBuild,
};

/**
 * What `npm test` runs, and with `--mode full` (`npm run verify:all`) the whole matrix.
 * tests/README.md says what runs where.
 */
export default defineConfig(({ mode }) => {
  const isFullMatrix = mode === "full";
  // Generated values are the same and few in every `npm test`, so that it fails only for what was
  // changed, and new and more in every full run.
  const { SEED = "1", FUZZ_TIMES = "0.1" } = process.env;
  const env: Record<string, string> = isFullMatrix ? { TEST_MATRIX: "full" } : { SEED, FUZZ_TIMES };
  // The demo backend's own tests run by night and when its folder is named, as CI does after a
  // change to it.
  const isBackendTested = isFullMatrix || process.argv.some((word) => word.includes("demo-backend"));
  const durability = "demo-backend/durability.test.ts";
  const ofBackend = isBackendTested
    ? ["demo-backend/**/*.test.ts"]
    : [
        // Its start, and what proves that it answers like a Magento: recorded answers and the
        // published schema.
        "demo-backend/*.test.ts",
        "demo-backend/recorded/**/*.test.ts",
        "demo-backend/resolvers/schema-subset.test.ts",
      ];
  // Slow by nature: whole programs are started or read. `npm run test:quick` leaves them out.
  const checks = [
    "tests/rules/**/*.test.ts",
    "tests/support/closing-line-reporter.test.ts",
    ...(isBackendTested ? [durability] : []),
  ];
  const clock = "tests/**/*.clock.test.ts";
  const nightly = "tests/**/*.nightly.test.ts";
  // Their answers are replayed by `npm test`, in contract/.
  const releases = "tests/journeys/{older-backend,newer-backend,orders-by-release}.test.ts";
  const browser = {
    environment: "node" as const,
    // The files of a process share its browser (tests/support/chromium/browser.ts).
    isolate: false,
    globalSetup: ["tests/support/open-the-shop.ts"],
    setupFiles: ["tests/support/shop-is-open.ts"],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    env,
  };
  // Single controls and cases of a browser. The journeys use the same controls.
  const details =
    "tests/{journeys/{client-navigation,counted-sales,field-errors,filter-panel,listing-in-place,lost-answers,nearest-store," +
    "panels,pressed-controls,restored-fields,script-on-first-use,search-dialog,task-count},screens/{constants,home-layout,in-use,long-words,overlays}}.test.ts";
  return {
    test: {
      reporters: ["default", new ClosingLineReporter()],
      // On two cores the journeys take 235 s instead of 290 s with two workers, because tests of
      // faults mostly wait.
      maxWorkers: 3,
      sequence: { sequencer: LongestFirst },
      teardownTimeout: 30_000,
      projects: [
        {
          plugins: [brand(), inlineScripts],
          resolve: { alias },
          test: {
            name: "unit",
            environment: "node",
            // One module graph for all: none leaves anything behind, and loading it for each took
            // longer than the tests.
            isolate: false,
            include: [
              "app/**/*.test.{ts,tsx}",
              ...ofBackend,
              "scripts/*.test.ts",
              "tests/{bench,contract,fuzz,rules,support}/**/*.test.ts",
            ],
            exclude: [...checks, durability, clock, nightly],
            testTimeout: 30_000,
            env,
            sequence: { groupOrder: 0 },
          },
        },
        {
          resolve: { alias },
          test: {
            name: "checks",
            environment: "node",
            env,
            isolate: false,
            include: checks,
            // Regular expressions on long texts: half a minute of processor time.
            exclude: isFullMatrix ? [] : ["tests/rules/linear-time.test.ts"],
            testTimeout: 30_000,
            // Each check of package.json is a process of its own; two of them fill the cores.
            maxConcurrency: 2,
            sequence: { groupOrder: 0 },
          },
        },
        {
          resolve: { alias },
          test: {
            ...browser,
            name: "journeys",
            include: ["tests/{journeys,screens,faults,bundles}/**/*.test.ts"],
            exclude: isFullMatrix ? [clock] : [clock, nightly, releases, details],
            sequence: { groupOrder: 1 },
          },
        },
        ...(isFullMatrix
          ? [
              {
                resolve: { alias },
                // What needs a clock runs alone, when nothing else does.
                test: { ...browser, name: "clock", include: [clock], maxWorkers: 1, sequence: { groupOrder: 2 } },
              },
            ]
          : []),
      ],
    },
  };
});
