import type { StockRow } from "../store/catalogue-rows.ts";
import type { ChosenLine } from "./chosen-line.ts";
import { formatChoices } from "../rules/line-choices.ts";
import type { LineComponent } from "./line-components.ts";
import { checkAvailability, checkQuantity, type LineProblem } from "../rules/stock.ts";

export interface LineDemand {
  line: ChosenLine;
  components: readonly LineComponent[];
}

type StockOf = (productId: number) => StockRow;

/** Quantity by product id. Downloads and services take none. */
export function demandOf(lines: readonly LineDemand[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { line, components } of lines) {
    for (const { product, quantity } of components.filter(isStocked)) {
      demand.set(product.id, (demand.get(product.id) ?? 0) + quantity * line.quantity);
    }
  }
  return demand;
}

export function availabilityProblem(
  { components }: LineDemand,
  demand: ReadonlyMap<number, number>,
  stockOf: StockOf,
): LineProblem | null {
  for (const { product } of components.filter(isStocked)) {
    const problem = checkAvailability(stockOf(product.id), demand.get(product.id) ?? 0);
    if (problem) return problem;
  }
  return null;
}

/** Out of stock first, then quantity rules, then insufficient stock. */
export function quantityProblem(
  changed: LineDemand,
  others: readonly LineDemand[],
  stockOf: StockOf,
): LineProblem | null {
  return lineProblem(changed, demandOf([changed, ...others]), stockOf);
}

export function lineProblem(
  line: LineDemand,
  demand: ReadonlyMap<number, number>,
  stockOf: StockOf,
): LineProblem | null {
  const problem = availabilityProblem(line, demand, stockOf);
  if (problem?.code === "NOT_SALABLE") return problem;
  return checkQuantity(limitsOf(line, stockOf), line.line.quantity) ?? problem;
}

export function joinLine(
  added: LineDemand,
  existing: readonly LineDemand[],
): { joined: LineDemand; others: LineDemand[] } {
  const same = existing.find(({ line }) => isSameLine(line, added.line));
  const quantity = (same?.line.quantity ?? 0) + added.line.quantity;
  return {
    joined: { ...added, line: { ...added.line, quantity } },
    others: existing.filter((other) => other !== same),
  };
}

function isSameLine(a: ChosenLine, b: ChosenLine): boolean {
  return (
    a.product.id === b.product.id &&
    a.variant?.id === b.variant?.id &&
    formatChoices(a.choices) === formatChoices(b.choices)
  );
}

const noLimits = {
  qty: 0,
  reserved: 0,
  minSaleQty: 1,
  maxSaleQty: Number.MAX_SAFE_INTEGER,
  qtyIncrements: 1,
  backorders: 0,
};

/** Minimum and maximum quantities do not apply inside a bundle. */
function limitsOf({ line, components }: LineDemand, stockOf: StockOf) {
  const sold = components[0];
  return line.product.type !== "bundle" && sold && isStocked(sold) ? stockOf(sold.product.id) : noLimits;
}

function isStocked({ product }: LineComponent): boolean {
  return product.type === "simple" || product.type === "virtual";
}
