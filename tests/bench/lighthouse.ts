import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { freePort } from "../support/shop/hosts.ts";

const run = promisify(execFile);

export type Seen = Record<string, number>;

/**
 * Only the benchmark needs it, and it brings a fifth of all files that `npm ci` would write: npx
 * fetches it.
 */
const LIGHTHOUSE = "lighthouse@13.5.0";

/** The parts of its report that are read. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  /** How fast the machine's processor is, before it is slowed down. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: object }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

interface Options {
  readonly cookie?: string | null;
  readonly onlyCategories?: readonly string[];
  /** As PageSpeed Insights does, instead of a line and a processor that are slowed down. */
  readonly isSimulated?: boolean;
}

/**
 * Lighthouse's mobile preset (slow 4G, CPU four times slower; docs/decisions/0037) on a fresh
 * browser profile.
 */
export async function runLighthouse(url: URL, { cookie, onlyCategories, isSimulated = false }: Options): Promise<Seen> {
  const profile = mkdtempSync(join(tmpdir(), "bijli-lighthouse-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: requireChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const throttling = isSimulated ? "simulate" : "devtools";
    const options = [`--port=${port}`, "--output=json", "--quiet", `--throttling-method=${throttling}`];
    if (onlyCategories) options.push(`--only-categories=${onlyCategories.join(",")}`);
    if (cookie) options.push(`--extra-headers=${JSON.stringify({ Cookie: cookie })}`);
    const { stdout } = await run("npx", ["--yes", LIGHTHOUSE, url.href, ...options], { maxBuffer: Infinity });
    return toSeen(JSON.parse(stdout) as Report); // Lighthouse's own output
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function toSeen(lhr: Report): Seen {
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const itemsOf = (audit: string) => {
    const { details } = lhr.audits[audit] ?? {};
    return details && "items" in details ? (details.items as Record<string, unknown>[]) : []; // Lighthouse types no audit's items
  };
  const breakdown = itemsOf("mainthread-work-breakdown");
  const work = (group: string) => Number(breakdown.find((item) => item["group"] === group)?.["duration"] ?? 0);
  return {
    "FCP, ms": value("first-contentful-paint"),
    "LCP, ms": value("largest-contentful-paint"),
    "TBT, ms": value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
    "script, ms": work("scriptEvaluation") + work("scriptParseCompile"),
    "style and layout, ms": work("styleLayout"),
    "parse, ms": work("parseHTML"),
    "main thread in all, ms": value("mainthread-work-breakdown"),
    "elements at load": value("dom-size-insight"),
    requests: itemsOf("network-requests").filter(({ url }) => !String(url).startsWith("data:")).length,
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
    "benchmark index": lhr.environment.benchmarkIndex,
  };
}
