import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type RunnerResult } from "lighthouse";
import { chromium } from "playwright";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { freePort } from "../support/shop/hosts.ts";

export type Seen = Record<string, number>;

/** Lighthouse's mobile preset (slow 4G, CPU four times slower; applied, not simulated: docs/decisions/0037) on a fresh browser profile. */
export async function runLighthouse(
  url: URL,
  { cookie, ...flags }: { cookie?: string | null; onlyCategories?: string[] },
): Promise<Seen> {
  const profile = mkdtempSync(join(tmpdir(), "bijli-lighthouse-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: requireChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url.href, {
      port,
      output: "json",
      logLevel: "error",
      throttlingMethod: "devtools",
      ...flags,
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url.pathname}`);
    return toSeen(result);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function toSeen({ lhr }: RunnerResult): Seen {
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
  };
}
