import type { CustomOptionRow } from "../store/catalogue-rows.ts";
import {
  numbersOfUids,
  type CartItemRequest,
  type ChoosableCatalogue,
  type Chosen,
  type ChosenLine,
} from "./chosen-line.ts";
import type { LineChoice } from "../rules/line-choices.ts";
import { undefinedProblem } from "../rules/stock.ts";

export const missingCustomOptions =
  "The product's required option(s) weren't entered. Make sure the options are entered and try again.";
export const cartLacksOptions = "Some of the products below do not have all the required options.";
const tooLong = "The text is too long. Shorten the text and try again.";
const missingDate = "Please specify date required option(s).";

/** Uids "custom-option/option/value"; texts and dates are entered as "custom-option/option". */
export function chooseCustomOptions(line: ChosenLine, request: CartItemRequest, catalogue: ChoosableCatalogue): Chosen {
  const options = catalogue.customOptionsOf(line.product.id);
  const chosen = options.map((option) =>
    isTextOption(option) ? enteredText(option, request) : selectedValues(option, request),
  );
  for (const [at, option] of options.entries()) {
    const problem = optionProblem(option, chosen[at] ?? []);
    if (problem !== null) return { problem: undefinedProblem(problem) };
  }
  return { lines: [{ ...line, choices: [...line.choices, ...chosen.flat()] }] };
}

/** Magento 2.4.6 then rejects the whole cart. */
export function lacksRequired(
  { product, choices }: ChosenLine,
  catalogue: Pick<ChoosableCatalogue, "customOptionsOf">,
) {
  const answered = new Set(
    choices.flatMap((choice) => (choice.kind === "value" || choice.kind === "text" ? choice.optionId : [])),
  );
  return catalogue.customOptionsOf(product.id).some(({ id, required }) => required !== 0 && !answered.has(id));
}

export function isTextOption({ input }: Pick<CustomOptionRow, "input">): boolean {
  return input === "field" || input === "area" || input === "date";
}

function enteredText(option: CustomOptionRow, request: CartItemRequest): LineChoice[] {
  const entered = (request.entered_options ?? []).find(
    (entry) => entry !== null && numbersOfUids("custom-option", [entry.uid]).some(([id]) => id === option.id),
  );
  const text = entered?.value.trim() ?? "";
  return text === "" ? [] : [{ kind: "text", optionId: option.id, text }];
}

function selectedValues(option: CustomOptionRow, request: CartItemRequest): LineChoice[] {
  const requested = new Set(
    numbersOfUids("custom-option", request.selected_options).flatMap(([id, value]) =>
      id === option.id ? [value] : [],
    ),
  );
  return option.values.flatMap(({ id }): LineChoice[] =>
    requested.has(id) ? [{ kind: "value", optionId: option.id, valueId: id }] : [],
  );
}

function optionProblem(option: CustomOptionRow, chosen: readonly LineChoice[]): string | null {
  if (chosen.length === 0) return option.required === 0 ? null : missingCustomOptions;
  const isSingleChoice = option.input === "radio" || option.input === "drop_down";
  if (isSingleChoice && chosen.length > 1) return missingCustomOptions;
  for (const choice of chosen) {
    if (choice.kind !== "text") continue;
    if (option.maxCharacters > 0 && choice.text.length > option.maxCharacters) return tooLong;
    if (option.input === "date" && Number.isNaN(Date.parse(choice.text.slice(0, 10)))) return missingDate;
  }
  return null;
}
