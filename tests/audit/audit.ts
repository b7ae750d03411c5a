import { accessStatements } from "./access.ts";
import { fairnessStatements } from "./fairness.ts";
import { dataStatements } from "./personal-data.ts";
import type { ReadShop } from "./read-shop.ts";
import type { Statement, Verdict } from "./statement.ts";
import { goodsStatements, ecommerceStatements } from "./trade.ts";

const LAWS: Readonly<Record<string, readonly Statement[]>> = {
  "E-Commerce Rules 2020": ecommerceStatements,
  "Legal Metrology (Packaged Commodities) Rules": goodsStatements,
  "Dark Patterns Guidelines 2023": fairnessStatements,
  "Digital Personal Data Protection Act 2023": dataStatements,
  "WCAG 2.2": accessStatements,
};

export type Finding = Verdict & { readonly law: string; readonly says: string };

export function audit(shop: ReadShop): readonly Finding[] {
  return Object.entries(LAWS).flatMap(([law, statements]) =>
    statements.map(({ says, judge }) => ({ law, says, ...judge(shop) })),
  );
}

/** Markdown. */
export function toTable(findings: readonly Finding[]): string {
  const cell = (text: string) => text.replaceAll("|", "\\|");
  return Object.keys(LAWS)
    .flatMap((law) => [
      `## ${law}`,
      "",
      "| statement | result | page | seen |",
      "| --- | --- | --- | --- |",
      ...findings
        .filter((finding) => finding.law === law)
        .map(({ says, result, at, seen }) => `| ${[says, result, at, seen].map(cell).join(" | ")} |`),
      "",
    ])
    .join("\n");
}
