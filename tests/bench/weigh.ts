import type { Element } from "domhandler";
import { textContent } from "domutils";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "playwright";
import { exchange } from "../support/browserless/exchange.ts";
import { phoneAgent } from "../support/browserless/browserless.ts";
import { ParsedPage } from "../support/browserless/parsed-page.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { bytesOfFirstScreen } from "../support/first-screen.ts";
import { brotliSize } from "../support/shop/build-output.ts";
import { median } from "./facts.ts";

export interface Weight {
  /** Brotli bytes of the document as served, styles included. */
  html: number;
  firstScreen: number;
  css: number;
  script: number;
  /** Uncompressed bytes of the document, and of its inline scripts (mostly loader data). */
  raw: number;
  inlineScript: number;
  ttfb: number;
}

export async function measureWeight(url: URL, cookie: string | null): Promise<Weight> {
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
  const styles = textsIn(page, ({ name }) => name === "style");
  const inline = textsIn(page, ({ name, attribs }) => name === "script" && attribs["type"] !== "application/ld+json");
  const scripts = page.all(({ name, attribs }) => name === "script" && ("src" in attribs || "data-entry" in attribs));
  let script = 0;
  for (const { attribs } of scripts) {
    script += (await exchange(new URL(attribs["src"] ?? attribs["data-entry"] ?? "", url), { headers })).body.length;
  }
  return {
    html: isPacked ? reply.body.length : brotliSize(body, 5),
    firstScreen: await firstScreenOf(url, cookie),
    css: brotliSize(styles, 5),
    script,
    raw: body.length,
    inlineScript: Buffer.byteLength(inline),
    ttfb: median(times),
  };
}

function textsIn(page: ParsedPage, test: (element: Element) => boolean): string {
  return page.all(test).map(textContent).join("");
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
