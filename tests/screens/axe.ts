import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All rules that axe has on, those that depend on colours only, or the one about small targets. */
type Rules = "all" | keyof typeof PARTS;

const PARTS = { colours: ["color-contrast", "link-in-text-block"], targets: ["target-size"] };

/** Every axe rule that the page breaks, with the elements. */
export async function brokenRules(page: Page, state: string, rules: Rules = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const results = await page.evaluate(
    (only) => {
      const { axe } = window as unknown as { axe: { run(part: object, options: object): Promise<AxeResults> } }; // put there by the line above
      // Preloading is for video and audio.
      const options = { resultTypes: ["violations"], preload: false, ...(only && { runOnly: only }) };
      return axe.run(document, options);
    },
    rules !== "all" && PARTS[rules],
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${state}: axe ${id}: ${help}\n  ${node.html.slice(0, 240)}\n  ${node.failureSummary ?? ""}`),
  );
}
