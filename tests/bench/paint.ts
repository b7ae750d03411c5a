import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type RunnerResult } from "lighthouse";
import { chromium } from "playwright";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { freePort } from "../support/shop/hosts.ts";
import { median } from "./weigh.ts";

export interface Paint {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
}

/** Lighthouse's mobile preset (simulated slow 4G, CPU four times slower) on a fresh browser profile, median of the runs. */
export async function paint(url: URL, cookie: string | null, runs: number): Promise<Paint> {
  const measured: Paint[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await once(url, cookie));
  const middle = (pick: (one: Paint) => number) => median(measured.map(pick));
  return {
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    requests: middle(({ requests }) => requests),
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      bestPractices: middle(({ scores }) => scores.bestPractices),
      seo: middle(({ scores }) => scores.seo),
    },
  };
}

async function once(url: URL, cookie: string | null): Promise<Paint> {
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
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url.pathname}`);
    return toPaint(result);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function toPaint({ lhr }: RunnerResult): Paint {
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const { details } = lhr.audits["network-requests"] ?? {};
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    requests: details && "items" in details ? details.items.length : Number.NaN,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
    },
  };
}
