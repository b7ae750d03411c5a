import { chooseBundle } from "./choose-bundle.ts";
import { chooseCustomOptions } from "./choose-custom.ts";
import {
  numbersOfUids,
  type CartItemRequest,
  type ChoosableCatalogue,
  type Chosen,
  type ChosenLine,
} from "./chosen-line.ts";
import { undefinedProblem } from "../rules/stock.ts";

/** A variant's own SKU gives a simple line. */
export function chooseLines(
  request: CartItemRequest,
  catalogue: ChoosableCatalogue,
  { ignoresCustomOptions = false } = {},
): Chosen {
  if (!(request.quantity > 0)) return { problem: undefinedProblem("The product quantity should be greater than 0") };
  const product = catalogue.productBySku(request.sku);
  if (!product || product.status === "disabled") {
    return {
      problem: { code: "PRODUCT_NOT_FOUND", message: `Could not find a product with SKU "${request.sku}"` },
    };
  }
  const chosen = chooseOfType({ product, variant: null, choices: [], quantity: request.quantity }, request, catalogue);
  const [line] = "lines" in chosen && product.type !== "grouped" ? chosen.lines : [];
  return line && !ignoresCustomOptions ? chooseCustomOptions(line, request, catalogue) : chosen;
}

function chooseOfType(line: ChosenLine, request: CartItemRequest, catalogue: ChoosableCatalogue): Chosen {
  switch (line.product.type) {
    case "simple":
    case "virtual":
      return { lines: [line] };
    case "configurable":
      return chooseVariant(line, request, catalogue);
    case "downloadable":
      return chooseLinks(line, request, catalogue);
    case "bundle":
      return chooseBundle(line, request, catalogue);
    case "grouped":
      return chooseMembers(line, catalogue);
    case "giftcard":
      return { problem: { code: "NOT_SALABLE", message: "Product that you are trying to add is not available." } };
  }
}

function chooseVariant(line: ChosenLine, request: CartItemRequest, catalogue: ChoosableCatalogue): Chosen {
  const requested = new Map(
    numbersOfUids("configurable", request.selected_options).map(([attribute, option]) => [attribute, option]),
  );
  const attributes = catalogue.configurableAttributesOf(line.product.id);
  const match = catalogue
    .variantsOf(line.product.id)
    .find(({ options }) => attributes.every(({ id }) => requested.has(id) && options.get(id) === requested.get(id)));
  const variant = match && catalogue.productById(match.childId);
  if (!variant || variant.status === "disabled") {
    return { problem: undefinedProblem("You need to choose options for your item.") };
  }
  return { lines: [{ ...line, variant }] };
}

function chooseLinks(line: ChosenLine, request: CartItemRequest, catalogue: ChoosableCatalogue): Chosen {
  const links = catalogue.downloadableLinksOf(line.product.id);
  const separately = catalogue.downloadableSettingsOf(line.product.id)?.linksPurchasedSeparately === 1;
  const requested = new Set(numbersOfUids("downloadable", request.selected_options).map(([linkId]) => linkId));
  const chosenLinks = separately ? links.filter((link) => requested.has(link.id)) : links;
  if (separately && chosenLinks.length === 0) return { problem: undefinedProblem("Please specify product link(s).") };
  return { lines: [{ ...line, choices: chosenLinks.map((link) => ({ kind: "link", linkId: link.id })) }] };
}

function chooseMembers(line: ChosenLine, catalogue: ChoosableCatalogue): Chosen {
  const lines = catalogue.groupedMembersOf(line.product.id).flatMap(({ childId, qty }) => {
    const product = catalogue.productById(childId);
    if (!product || product.status === "disabled" || qty <= 0) return [];
    return [{ ...line, product, quantity: qty * line.quantity }];
  });
  return lines.length > 0 ? { lines } : { problem: undefinedProblem("Please specify the quantity of product(s).") };
}
