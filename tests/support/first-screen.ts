import type { Page } from "playwright";
import { brotliSize } from "./shop/build-output.ts";

export interface FirstScreen {
  /** Brotli bytes (quality 5) of the document up to the fold. */
  bytes: number;
  wholeBytes: number;
  /** The first element below the fold, where the document is cut. */
  cutAt: string;
}

/**
 * The HTML up to the start tag of the first element of `main` (else of the footer) below the fold.
 */
export async function bytesOfFirstScreen(page: Page, path: string): Promise<FirstScreen> {
  const reply = await page.goto(path, { waitUntil: "load" });
  const html = (await reply?.text()) ?? "";
  const below = await page.evaluate(() => {
    const fold = window.innerHeight;
    const all = [...document.querySelectorAll<HTMLElement>("main *, footer, footer *")];
    const first = all.find((element) => {
      const box = element.getBoundingClientRect();
      return box.height > 0 && box.top >= fold && getComputedStyle(element).position !== "fixed";
    });
    if (!first) return null;
    const same = [...document.getElementsByTagName(first.tagName)];
    return { tag: first.tagName.toLowerCase(), index: same.indexOf(first) };
  });
  const end = below === null ? html.length : startOf(html, below.tag, below.index);
  const cutAt = below === null ? "the end" : html.slice(end, end + 80);
  return { bytes: brotliSize(html.slice(0, end), 5), wholeBytes: brotliSize(html, 5), cutAt };
}

/** Position of the nth start tag of this name. Skips scripts and styles, where tags are text. */
function startOf(html: string, tag: string, index: number): number {
  const tags = new RegExp(
    `<(script|style|template|noscript)\\b[\\s\\S]*?</\\1>|<!--[\\s\\S]*?-->|<${tag}(?=[\\s>/])`,
    "gi",
  );
  let count = -1;
  for (const match of html.matchAll(tags)) {
    if (match[1] !== undefined || match[0].startsWith("<!--")) continue;
    count += 1;
    if (count === index) return match.index;
  }
  throw new Error(`Measuring the first screen: the document has no ${tag} number ${index}`);
}
