import { describe, inject, test } from "vitest";
import { Browserless } from "./browserless/browserless.ts";
import { desktop, phone } from "./chromium/browser.ts";
import { InChromium } from "./chromium/in-chromium.ts";
import type { Shopper } from "./shopper.ts";

export const hosts = ["node", "workerd"] as const;
export type Host = (typeof hosts)[number];
const modes = ["script off", "script on", "script delayed"] as const;
export type Mode = (typeof modes)[number];

/** `npm run verify:all` runs the whole matrix, `npm test` the part in tests/README.md. */
export const isFullMatrix = process.env["TEST_MATRIX"] === "full";

/** Variants for the full matrix only: close to one that always runs, or slow for what they show. */
export function nightly<Variant>(...variants: Variant[]): Variant[] {
  return isFullMatrix ? variants : [];
}

/** Registers a test for the full matrix only. */
export function nightlyTest(name: string, run: () => unknown, timeout?: number): void {
  if (isFullMatrix) test(name, run, timeout);
}

/** Hosts for tests of browser behaviour. Both hosts send the same page, so `npm test` uses one. */
export const browserHosts: readonly Host[] = isFullMatrix ? hosts : ["node"];

/**
 * Hosts for tests of code that both hosts share: what a screen says, rules for forms and sessions,
 * releases of Magento, answers of a backend. `hosts` is for what a host does itself: streams,
 * stores, caches, headers, paths.
 */
export const sharedCodeHosts: readonly Host[] = isFullMatrix ? hosts : ["node"];

/** Registers a test of browser behaviour, in a file whose other tests run on both hosts. */
export function browserTest(host: Host, name: string, run: () => Promise<void>): void {
  if (browserHosts.includes(host)) test(name, run);
}

/** What a shopper does in the shop, the same with and without script. */
export type Journey = (shopper: Shopper, mode: Mode) => Promise<void>;

const delayMs = 1_500;

/** Undelayed script runs at both widths: a phone on Node, a desktop on workerd. */
const viewports = { node: phone, workerd: desktop };

/**
 * Registers a journey: on Node with script on, on workerd with script off. The full matrix runs all
 * six modes.
 */
export function journey(name: string, walk: Journey): void {
  register(name, walk, "node", isFullMatrix ? modes : ["script on"]);
  register(name, walk, "workerd", isFullMatrix ? modes : ["script off"]);
}

/**
 * Registers a journey of cart, checkout, payment, log-in or order in modes that other journeys do
 * not have: with late script on Node, or the other way round, with script on workerd.
 */
export function moneyJourney(name: string, as: "late" | "workerd", walk: Journey): void {
  if (isFullMatrix) return journey(name, walk);
  register(name, walk, "node", as === "late" ? ["script delayed"] : ["script off"]);
  register(name, walk, "workerd", as === "late" ? ["script off"] : ["script on"]);
}

/**
 * Registers a journey over links and plain forms, which script sends as it does those of other
 * journeys: by day without script, on workerd. The full matrix runs all six modes.
 */
export function formJourney(name: string, walk: Journey): void {
  if (isFullMatrix) return journey(name, walk);
  register(name, walk, "workerd", ["script off"]);
}

function register(name: string, walk: Journey, host: Host, chosen: readonly Mode[]): void {
  describe(`${name}: ${host}`, () => {
    test.each(chosen)("%s", (mode) =>
      asShopper(inject("origins")[host], mode, walk, mode === "script on" ? viewports[host] : phone),
    );
  });
}

/** Runs the walk as one new shopper. Reports of the browser fail it. */
export async function asShopper(origin: string, mode: Mode, walk: Journey, viewport = phone): Promise<void> {
  if (mode === "script off") return walk(new Browserless(origin), mode);
  await inChromium(origin, (shopper) => walk(shopper, mode), {
    viewport,
    ...(mode === "script delayed" && { scriptDelayMs: delayMs }),
  });
}

export async function inChromium(
  origin: string,
  walk: (shopper: InChromium) => Promise<void>,
  options: Parameters<typeof InChromium.enter>[1] = {},
): Promise<void> {
  const shopper = await InChromium.enter(origin, options);
  try {
    await walk(shopper);
  } catch (error) {
    const errors = shopper.errors.unexpectedErrors();
    await shopper.abandon();
    if (errors.length > 0 && error instanceof Error) error.message += `\nErrors of the browser:\n${errors.join("\n")}`;
    throw error;
  }
  await shopper.leave();
}
