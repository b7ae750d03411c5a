import type { ProductRow } from "../store/catalogue-rows.ts";
import type { CatalogueStore } from "../store/catalogue-store.ts";
import type { ChosenLine } from "./chosen-line.ts";
import type { BundleChoice } from "../rules/line-choices.ts";
import { finalPrice, tierPrice } from "../rules/price.ts";
import type { PricedPart } from "../rules/totals.ts";

export type PricingCatalogue = Pick<
  CatalogueStore,
  | "productById"
  | "tierPricesOf"
  | "taxClass"
  | "bundleOptionsOf"
  | "downloadableLinksOf"
  | "downloadableSettingsOf"
  | "customOptionsOf"
>;

export interface LineComponent {
  product: ProductRow;
  quantity: number;
  /** Paise; null for the product's own price. */
  ownPrice: number | null;
}

export function componentsOf(line: ChosenLine, catalogue: PricingCatalogue): LineComponent[] {
  if (line.product.type !== "bundle") {
    return [{ product: line.variant ?? line.product, quantity: 1, ownPrice: null }];
  }
  const selections = catalogue.bundleOptionsOf(line.product.id).flatMap((option) => option.selections);
  return bundleChoices(line).flatMap((choice) => {
    const selection = selections.find(({ id }) => id === choice.selectionId);
    const product = selection && catalogue.productById(selection.productId);
    return product ? [{ product, quantity: choice.quantity, ownPrice: selection.price }] : [];
  });
}

export function bundleChoices(line: ChosenLine): BundleChoice[] {
  return line.choices.filter((choice) => choice.kind === "bundle");
}

/** Per unit, split where components may be taxed differently. */
export function pricedPartsOf(line: ChosenLine, catalogue: PricingCatalogue, now: Date): PricedPart[] {
  const { product } = line;
  const components = componentsOf(line, catalogue);
  if (product.type === "bundle" && product.bundlePriceType !== "fixed") {
    return components.map((component) =>
      part(component.product, componentPrice(component, catalogue, now) * component.quantity, catalogue),
    );
  }
  const sold = line.variant ?? product;
  const base = tierPrice(catalogue.tierPricesOf(sold.id), line.quantity, finalPrice(sold, now));
  const extras = product.type === "bundle" ? fixedExtras(components) : linkPrices(line, catalogue);
  return [part(sold, base + extras + customPrices(line, catalogue), catalogue)];
}

export function componentPrice(component: LineComponent, catalogue: PricingCatalogue, now: Date): number {
  if (component.ownPrice !== null) return component.ownPrice;
  return tierPrice(
    catalogue.tierPricesOf(component.product.id),
    component.quantity,
    finalPrice(component.product, now),
  );
}

function fixedExtras(components: readonly LineComponent[]): number {
  return components.reduce((sum, component) => sum + (component.ownPrice ?? 0) * component.quantity, 0);
}

function linkPrices(line: ChosenLine, catalogue: PricingCatalogue): number {
  if (catalogue.downloadableSettingsOf(line.product.id)?.linksPurchasedSeparately !== 1) return 0;
  const chosenIds = new Set(line.choices.map((choice) => (choice.kind === "link" ? choice.linkId : 0)));
  return catalogue
    .downloadableLinksOf(line.product.id)
    .reduce((sum, link) => sum + (chosenIds.has(link.id) ? link.price : 0), 0);
}

function customPrices({ product, choices }: ChosenLine, catalogue: PricingCatalogue): number {
  if (choices.length === 0) return 0;
  const prices = catalogue.customOptionsOf(product.id).flatMap((option) => {
    const hasText = choices.some((choice) => choice.kind === "text" && choice.optionId === option.id);
    const chosen = option.values.filter(({ id }) =>
      choices.some((each) => each.kind === "value" && each.valueId === id),
    );
    return [hasText ? option.price : 0, ...chosen.map(({ price }) => price)];
  });
  return prices.reduce((sum, price) => sum + price, 0);
}

function part(product: ProductRow, unitPrice: number, catalogue: PricingCatalogue): PricedPart {
  return { unitPrice, rateBasisPoints: catalogue.taxClass(product.taxClassId)?.rateBasisPoints ?? 0 };
}
