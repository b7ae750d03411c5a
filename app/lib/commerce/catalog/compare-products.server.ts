import { Parser } from "htmlparser2";
import type { Comparison, ProductSummary } from "~/lib/commerce/model/product";

type Fact = readonly [label: string, value: string | null];

export interface ComparedProduct {
  readonly product: ProductSummary;
  readonly attributes: readonly Fact[];
  /** HTML, which may end in a specification table. */
  readonly description: string;
  readonly choices: readonly Fact[];
}

/** Attributes, then specification rows. For one label, choices override the table, and the table attributes. */
export function compareProducts(compared: readonly ComparedProduct[]): Comparison {
  const columns = compared.map(
    ({ attributes, description, choices }) => new Map([...attributes, ...readSpecifications(description), ...choices]),
  );
  const labels = new Set(columns.flatMap((facts) => [...facts.keys()]));
  const rows = [...labels].flatMap((label) => {
    const values = columns.map((facts) => facts.get(label) ?? null);
    if (values.every((value) => value === null)) return [];
    return [{ label, values, differs: new Set(values).size > 1 }];
  });
  return { products: compared.map(({ product }) => product), rows };
}

function readSpecifications(html: string): [label: string, value: string][] {
  const rows: [string, string][] = [];
  let cells: { readonly isHead: boolean; text: string }[] = [];
  let isInCell = false;
  const parser = new Parser({
    onopentagname(name) {
      if (name === "tr") cells = [];
      isInCell = name === "th" || name === "td" || (isInCell && name !== "tr" && name !== "table");
      if (name === "th" || name === "td") cells.push({ isHead: name === "th", text: "" });
      if (name === "br" || name === "li" || name === "p") add(" ");
    },
    ontext: add,
    onclosetag(name) {
      if (name === "th" || name === "td") isInCell = false;
      if (name !== "tr") return;
      const [head, value, ...others] = cells.map(({ text, isHead }) => ({
        isHead,
        text: text.replace(/\s+/g, " ").trim(),
      }));
      if (head?.isHead && head.text && value && !value.isHead && value.text && others.length === 0) {
        rows.push([head.text, value.text]);
      }
    },
  });
  function add(text: string) {
    const cell = cells.at(-1);
    if (cell && isInCell) cell.text += text;
  }
  parser.end(html);
  return rows;
}
