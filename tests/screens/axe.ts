import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All rules of axe, or those that a change of colours alone can break. */
type Rules = "all" | "colours";

const COLOURS = ["color-contrast", "link-in-text-block"];

/** Every rule of axe that the page breaks as it stands, each with the element. */
export async function brokenRules(page: Page, state: string, rules: Rules = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const results = await page.evaluate(
    (only) => {
      const { axe } = window as unknown as { axe: { run(part: object, options: object): Promise<AxeResults> } }; // put there by the line above
      // Preloading is for films and sound, which the shop has none of.
      const options = { resultTypes: ["violations"], preload: false, ...(only && { runOnly: only }) };
      return axe.run(document, options);
    },
    rules === "colours" && COLOURS,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${state}: axe ${id}: ${help}\n  ${node.html.slice(0, 240)}\n  ${node.failureSummary ?? ""}`),
  );
}
