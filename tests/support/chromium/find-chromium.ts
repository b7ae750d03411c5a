import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { findProgram, installPackage, isExecutable } from "../system-program.ts";

/** Takes two thirds of the processor time of Chromium. Older Debians do not have it. */
const headlessShell = "chromium-headless-shell";
const names = [headlessShell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Of two such switches Chromium uses the last, so it repeats Playwright's list. */
const withoutFeatures = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "PaintHolding"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "ThirdPartyStoragePartitioning", "AimEnabled"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"],
  // Two popups of the address bar and a spare process per page, which together cost more than the
  // page.
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "SpareRendererForSitePerProcess"],
];

/** Switches for running in a container without background activity. */
export const chromiumFlags = [
  `--disable-features=${withoutFeatures.join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Installs the headless shell where that is possible, also beside another Chromium. Throws if there
 * is none in the end.
 */
export function prepareChromium(): void {
  const isConfigured = Boolean(process.env["CHROMIUM_PATH"]);
  if (!isConfigured && !findProgram([headlessShell])) installPackage("headless Chromium", [headlessShell]);
  requireChromium();
}

/**
 * Path of a Chromium: the configured one, the headless shell, the system's, Playwright's; else one
 * installed now.
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  const attempts = [installFromPackages, installFromPlaywright];
  const failures: string[] = [];
  for (const attempt of attempts) {
    const failure = attempt();
    const installed = findChromium();
    if (installed) return installed;
    if (failure !== null) failures.push(failure);
  }
  throw new Error(
    `Starting the browser tests: no Chromium found in CHROMIUM_PATH, the PATH (${names.join(", ")}) or Playwright's folder, ` +
      `and none could be installed:\n${failures.join("\n")}\nInstall Chromium, or set CHROMIUM_PATH to one.`,
  );
}

function findChromium(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (!isExecutable(named)) throw new Error(`Starting the browser tests: CHROMIUM_PATH names no program (${named})`);
    return resolve(named);
  }
  const bundled = chromium.executablePath();
  return findProgram(names) ?? (isExecutable(bundled) ? bundled : null);
}

function installFromPackages(): string | null {
  return installPackage("Chromium", ["chromium"]);
}

function installFromPlaywright(): string | null {
  console.log("No Chromium yet: installing Playwright's (once)");
  const cli = join("node_modules", "playwright", "cli.js");
  const run = spawnSync(process.execPath, [cli, "install", "chromium"], { encoding: "utf8" });
  return run.status === 0 ? null : `playwright install chromium: ${run.stderr.trim().slice(-500)}`;
}
