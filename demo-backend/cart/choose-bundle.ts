import type { BundleOptionRow } from "../store/catalogue-rows.ts";
import {
  numbersOfUids,
  type CartItemRequest,
  type ChoosableCatalogue,
  type Chosen,
  type ChosenLine,
} from "./chosen-line.ts";
import type { BundleChoice } from "../rules/line-choices.ts";
import { undefinedProblem } from "../rules/stock.ts";

const notAvailable = { problem: undefinedProblem("The options you selected are not available.") };

/**
 * Uids "bundle/option/selection/quantity"; an entered option changes the quantity, where allowed.
 */
export function chooseBundle(line: ChosenLine, request: CartItemRequest, catalogue: ChoosableCatalogue): Chosen {
  const quantities = requestedQuantities(request);
  if (quantities.size === 0) return { problem: undefinedProblem("Please specify product option(s).") };
  const options = catalogue.bundleOptionsOf(line.product.id);
  const choices = options.flatMap((option) => choicesOf(option, quantities, catalogue));
  if (choices.length < quantities.size || options.some((option) => hasTooMany(option, choices))) return notAvailable;
  if (choices.some(({ quantity }) => !(Number.isInteger(quantity) && quantity > 0))) {
    return { problem: undefinedProblem("The product quantity should be greater than 0") };
  }
  const complete = options.every((option) => option.required === 0 || countOf(option, choices) > 0);
  return complete
    ? { lines: [{ ...line, choices }] }
    : { problem: undefinedProblem("Please select all required options.") };
}

/** Quantity by selection id. An entered option overrides a selected one. */
function requestedQuantities(request: CartItemRequest): Map<number, number> {
  const selected = numbersOfUids("bundle", request.selected_options).map(([, selection, quantity]) => [
    selection ?? 0,
    quantity ?? 1,
  ]);
  const entered = (request.entered_options ?? []).flatMap((entry) =>
    entry === null
      ? []
      : numbersOfUids("bundle", [entry.uid]).map(([, selection]) => [selection ?? 0, Number(entry.value)]),
  );
  return new Map([...selected, ...entered].map(([selection = 0, quantity = 1]) => [selection, quantity]));
}

function choicesOf(
  option: BundleOptionRow,
  quantities: ReadonlyMap<number, number>,
  catalogue: ChoosableCatalogue,
): BundleChoice[] {
  return option.selections.flatMap((selection): BundleChoice[] => {
    const requested = quantities.get(selection.id);
    if (requested === undefined || catalogue.productById(selection.productId)?.status !== "enabled") return [];
    const quantity = selection.canChangeQty === 1 ? requested : selection.qty;
    return [{ kind: "bundle", optionId: option.id, selectionId: selection.id, quantity }];
  });
}

function hasTooMany(option: BundleOptionRow, choices: readonly BundleChoice[]): boolean {
  const isSingleChoice = option.input === "radio" || option.input === "select";
  return isSingleChoice && countOf(option, choices) > 1;
}

function countOf(option: BundleOptionRow, choices: readonly BundleChoice[]): number {
  return choices.filter((choice) => choice.optionId === option.id).length;
}
