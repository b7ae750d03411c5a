import { joinLine, quantityProblem, type LineDemand } from "../cart/cart-stock.ts";
import type { Chosen, ChosenLine } from "../cart/chosen-line.ts";
import { formatChoices, parseChoices } from "../rules/line-choices.ts";
import { componentsOf } from "../cart/line-components.ts";
import type { LineProblem } from "../rules/stock.ts";
import type { CartView } from "./cart-view.ts";
import type { BackendContext } from "./context.ts";

/** Returns null or the problem per item, each added as a whole or not at all. */
export function addItemsToCart(
  context: BackendContext,
  view: CartView,
  requested: readonly Chosen[],
): (LineProblem | null)[] {
  const { catalogue, carts } = context.store;
  let lines: LineDemand[] = view.lines;
  return requested.map((item) => {
    if ("problem" in item) return item.problem;
    let candidate = lines;
    for (const line of item.lines) {
      const { joined, others } = joinLine({ line, components: componentsOf(line, catalogue) }, candidate);
      const problem = quantityProblem(joined, others, catalogue.stockOf);
      if (problem) return problem;
      candidate = [...others, joined];
    }
    lines = candidate;
    for (const line of item.lines) carts.addLine(view.cart.id, toLineRow(line));
    return null;
  });
}

export interface LineRow {
  productId: number;
  variantId: number | null;
  choices: string;
  quantity: number;
}

export function toLineRow({ product, variant, choices, quantity }: ChosenLine): LineRow {
  return { productId: product.id, variantId: variant?.id ?? null, choices: formatChoices(choices), quantity };
}

export function fromLineRow({ store: { catalogue } }: BackendContext, row: LineRow): ChosenLine | null {
  const product = catalogue.productById(row.productId);
  const variant = row.variantId === null ? null : catalogue.productById(row.variantId);
  if (!product || variant === undefined || product.status === "disabled" || variant?.status === "disabled") return null;
  return { product, variant, choices: parseChoices(row.choices), quantity: row.quantity };
}
