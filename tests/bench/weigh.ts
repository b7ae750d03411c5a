import { chromium } from "playwright";
import { brotliDecompressSync } from "node:zlib";
import { exchange } from "../support/browserless/exchange.ts";
import { phoneAgent } from "../support/browserless/browserless.ts";
import { ParsedPage } from "../support/browserless/parsed-page.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { bytesOfFirstScreen } from "../support/first-screen.ts";
import { brotliSize } from "../support/shop/build-output.ts";

export interface Weight {
  /** Bytes of the document as the host sends it, brotli, styles included. */
  html: number;
  /** Bytes of the document that the first screen needs. */
  firstScreen: number;
  /** Bytes of the inline styles alone, brotli. */
  css: number;
  /** Bytes of script loaded before the first use, brotli. */
  script: number;
  ttfb: number;
}

export async function weigh(url: URL, cookie: string | null): Promise<Weight> {
  const headers = { "accept-encoding": "br", "user-agent": phoneAgent, accept: "text/html", ...(cookie && { cookie }) };
  await exchange(url, { headers });
  const times: number[] = [];
  for (let visit = 0; visit < 15; visit += 1) {
    const start = performance.now();
    await exchange(url, { headers });
    times.push(performance.now() - start);
  }
  const reply = await exchange(url, { headers });
  const isPacked = reply.headers["content-encoding"] === "br";
  const body = isPacked ? brotliDecompressSync(reply.body) : reply.body;
  const page = new ParsedPage({ url, status: reply.status, body });
  const styles = page
    .all(({ name }) => name === "style")
    .map(({ children }) => children.map((node) => ("data" in node ? node.data : "")).join(""));
  const scripts = page.all(({ name, attribs }) => name === "script" && attribs["src"] !== undefined);
  let script = 0;
  for (const { attribs } of scripts) {
    script += (await exchange(new URL(attribs["src"] ?? "", url), { headers })).body.length;
  }
  return {
    html: isPacked ? reply.body.length : brotliSize(body, 5),
    firstScreen: await firstScreenOf(url, cookie),
    css: brotliSize(styles.join(""), 5),
    script,
    ttfb: median(times),
  };
}

async function firstScreenOf(url: URL, cookie: string | null): Promise<number> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      userAgent: phoneAgent,
      ...(cookie && { extraHTTPHeaders: { cookie } }),
    });
    return (await bytesOfFirstScreen(await context.newPage(), url.href)).bytes;
  } finally {
    await browser.close();
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
