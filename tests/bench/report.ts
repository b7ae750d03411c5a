import { budgets, type Budget } from "./budgets.ts";
import { ratioOf, type Fact, type PageName, type Section } from "./facts.ts";
import { peersOf } from "./peers.ts";

const pages: readonly PageName[] = ["home", "listing", "product", "cart"];

export interface Environment {
  date: string;
  machine: string;
  node: string;
  chromium: string;
  busy: string;
}

export function writeReport(sections: readonly Section[], circumstances: Environment): string {
  const facts = sections.flatMap((section) => section.facts);
  const verdicts = judge(facts);
  const judged = new Set(verdicts.map(({ fact }) => keyOf(fact)));
  return [
    "# Measured",
    `Written by \`npm run bench\` on ${circumstances.date}.`,
    "## Summary",
    summary(verdicts),
    budgetTable(verdicts),
    method(circumstances),
    ...sections.flatMap(({ title, method, facts, isWhole }) =>
      [`## ${title}`, method, factTable(facts, isWhole ? new Set() : judged)].filter(Boolean),
    ),
    ...peers(facts),
    "",
  ].join("\n\n");
}

function method({ machine, node, chromium, busy }: Environment): string {
  return [
    "## Method",
    `${machine}; Node ${node}; Chromium ${chromium}; load average ${busy}.`,
    "",
    "`ours (ratio×)`: ratio to the plain page, which has the same headings, texts, prices and pictures in 14 KB of brotli, without script (decision 0037). Measured in turn. The cart has one phone in it.",
  ].join("\n");
}

interface Verdict {
  budget: Budget;
  fact: Fact;
  isMet: boolean;
}

function judge(facts: readonly Fact[]): Verdict[] {
  return budgets.flatMap((budget) =>
    budget.where
      .map((page) => facts.find((fact) => fact.what === budget.what && fact.where === page))
      .filter((fact) => fact !== undefined)
      .map((fact) => ({ budget, fact, isMet: budget.isMet(fact) })),
  );
}

function summary(verdicts: readonly Verdict[]): string {
  const met = verdicts.filter(({ isMet }) => isMet).length;
  return `${met} of ${verdicts.length} budgets are met. Those in bold are missed.`;
}

/** A row per budget, a column per page. A page in several states has a row for each state. */
function budgetTable(verdicts: readonly Verdict[]): string {
  const rows = new Map<string, Map<string, string>>();
  for (const { budget, fact, isMet } of verdicts) {
    const page = pages.find((one) => fact.where === one || fact.where.startsWith(`${one}, `)) ?? "other";
    const name = [`${budget.what}${fact.where.replace(page, "").replace(/^(?=\w)/, ", ")}`, budget.limit].join(" | ");
    const cells = rows.get(name) ?? new Map<string, string>();
    rows.set(name, cells.set(page, isMet ? cell(fact) : `**${cell(fact)}**`));
  }
  const columns = [...pages, "other"];
  return table(
    ["what", "budget", ...columns],
    [...rows].map(([name, cells]) => [name, ...columns.map((page) => cells.get(page) ?? "")]),
  );
}

function keyOf({ where, what }: Fact): string {
  return `${where}: ${what}`;
}

/** A row per page or case, a column per measurement. Omits what the summary has. */
function factTable(facts: readonly Fact[], judged: ReadonlySet<string>): string {
  const columns = [...new Set(facts.filter((fact) => !judged.has(keyOf(fact))).map(({ what }) => what))];
  if (columns.length === 0) return "";
  const rows = [...new Set(facts.map(({ where }) => where))].map((where) => [
    where,
    ...columns.map((what) => {
      const fact = facts.find((one) => one.where === where && one.what === what);
      return fact && !judged.has(keyOf(fact)) ? cell(fact) : "";
    }),
  ]);
  return table(
    ["", ...columns],
    rows.filter(([, ...cells]) => cells.some((text) => text !== "")),
  );
}

function cell(fact: Fact): string {
  const { value, plain } = fact;
  const ratio = ratioOf(fact);
  if (plain === undefined) return shown(value);
  return ratio === null ? `${shown(value)} (plain ${shown(plain)})` : `${shown(value)} (${ratio.toFixed(2)}×)`;
}

function shown(value: number): string {
  if (Number.isNaN(value)) return "–";
  return Number.isInteger(value) || value >= 100
    ? Math.round(value).toLocaleString("en-IN")
    : value.toFixed(value < 1 ? 3 : 1);
}

function peers(facts: readonly Fact[]): string[] {
  const script = "script before the first use";
  const of = (page: PageName, what: string) => facts.find((fact) => fact.where === page && fact.what === what)?.value;
  const cells = (values: readonly (number | null | undefined)[]) => values.map((value) => (value == null ? "" : shown(value))); // prettier-ignore
  const rows = pages
    .filter((page) => peersOf(page).length > 0 && of(page, "FCP, ms") !== undefined)
    .flatMap((page) => [
      [
        `**${page}**`,
        "**Bijli**",
        ...cells(["performance", "LCP, ms", "TBT, ms"].map((what) => of(page, what))),
        ...cells([of(page, script), sum(of(page, script), of(page, "document"))].map(toKilobytes)),
        ...cells([of(page, "uncompressed, a second")]),
      ],
      ...peersOf(page).map(({ peer, performance, lcp, tbt, ...other }) => [
        ...["", peer],
        ...cells([performance, lcp, tbt]),
        ...cells([other.script, other.total, other.requestsPerSecond]),
      ]),
    ]);
  if (rows.length === 0) return [];
  const names = ["page", "shop", "perf", "LCP ms", "TBT ms", "script KB", "doc+js+css KB", "req/s"];
  return [
    "## Beside the peers",
    "KB of brotli. Peers: another run, each on its own backend (Hydrogen's skeleton on a mock).",
    table(names, rows),
  ];
}

function toKilobytes(bytes: number | undefined): number {
  return (bytes ?? Number.NaN) / 1024;
}

function sum(one = Number.NaN, other = Number.NaN): number {
  return one + other;
}

function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(names), `|${names.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}
