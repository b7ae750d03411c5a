import { viewKey } from "../content-store.ts";
import { pickupStoreByCode } from "../../catalogue/pickup-stores.ts";
import type { CatalogueSeed, ConfigurableSeed } from "../../catalogue/seed.ts";
import { withVariants, type CataloguePlan, type PlannedProduct } from "./plan.ts";

export class SeedError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Loading the catalogue: ${faults.length} fault(s)\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.name = "SeedError";
  }
}

export function checkSeed(seed: CatalogueSeed, plan: CataloguePlan): void {
  const all = withVariants(plan.products);
  const faults = [
    ...duplicates(
      "category key",
      plan.categories.map((category) => category.seed.key),
    ),
    ...duplicates(
      "category URL path",
      plan.categories.map((category) => category.urlPath),
    ),
    ...plan.categories
      .filter((category) => category.level > 5)
      .map(({ seed: { key } }) => `category ${key}: deeper than four levels`),
    ...duplicates(
      "attribute code",
      seed.attributes.map((attribute) => attribute.code),
    ),
    ...duplicates(
      "sku",
      all.map((product) => product.sku.toLowerCase()),
    ),
    ...duplicates(
      "product url key",
      all.map((product) => product.urlKey),
    ),
    ...duplicates(
      "page identifier",
      seed.pages.map(({ identifier, storeView }) => viewKey(identifier, storeView)),
    ),
    ...duplicates(
      "block identifier",
      seed.blocks.map(({ identifier, storeView }) => viewKey(identifier, storeView)),
    ),
    ...plan.categories.flatMap(({ seed: { key, cmsBlock } }) =>
      cmsBlock === undefined || seed.blocks.some((block) => block.identifier === cmsBlock)
        ? []
        : [`category ${key}: unknown block ${cmsBlock}`],
    ),
    ...productFaults(plan, all),
  ];
  if (faults.length > 0) throw new SeedError(faults);
}

function productFaults(plan: CataloguePlan, all: PlannedProduct[]): string[] {
  const skus = new Set(all.map((product) => product.sku));
  const categories = new Set(plan.categories.map((category) => category.seed.key));
  const labels = new Map(plan.attributes.map((seed) => [seed.code, seed]));
  return [
    ...plan.products.flatMap((product) => [
      ...product.seed.categories
        .filter((key) => !categories.has(key))
        .map((key) => `${product.sku}: unknown category ${key}`),
      ...referencedSkus(product)
        .filter((sku) => !skus.has(sku))
        .map((sku) => `${product.sku}: unknown sku ${sku}`),
      ...(product.seed.type === "configurable" ? configurableFaults(product.seed) : []),
      ...(product.urlKey === "" ? [`${product.sku}: its name gives no URL key`] : []),
    ]),
    ...all.flatMap((product) => [
      ...attributeFaults(product, labels),
      ...priceFaults(product),
      ...storeFaults(product),
    ]),
  ];
}

function storeFaults({ sku, stock }: PlannedProduct): string[] {
  const unknown = Object.keys(stock?.stores ?? {}).filter((code) => !pickupStoreByCode(code));
  return unknown.map((code) => `${sku}: unknown store ${code}`);
}

function referencedSkus({ seed }: PlannedProduct): string[] {
  const parts =
    seed.type === "bundle"
      ? seed.options.flatMap((option) => option.selections.map((selection) => selection.sku))
      : seed.type === "grouped"
        ? seed.members.map((member) => member.sku)
        : [];
  return [...parts, ...(seed.related ?? []), ...(seed.upsell ?? []), ...(seed.crosssell ?? [])];
}

function configurableFaults(seed: ConfigurableSeed): string[] {
  const { sku, optionAttributes, variants } = seed;
  const choices = variants.map((variant) => optionAttributes.map((code) => variant.options[code]).join(" / "));
  const unknownCodes = variants.flatMap((variant) =>
    Object.keys(variant.options).filter((code) => !optionAttributes.includes(code)),
  );
  return [
    ...(optionAttributes.length < 1 || optionAttributes.length > 3 ? [`${sku}: one to three option attributes`] : []),
    ...(variants.length === 0 ? [`${sku}: no variants`] : []),
    ...variants.flatMap((variant) =>
      optionAttributes
        .filter((code) => variant.options[code] === undefined)
        .map((code) => `${sku}: a variant without ${code}`),
    ),
    ...new Set(unknownCodes.map((code) => `${sku}: variants name ${code}, which is no option attribute`)),
    ...duplicates(`${sku}: variant`, choices),
  ];
}

function attributeFaults(
  product: PlannedProduct,
  attributes: Map<string, CataloguePlan["attributes"][number]>,
): string[] {
  return Object.entries(product.attributes).flatMap(([code, value]) => {
    const attribute = attributes.get(code);
    if (attribute === undefined) return [`${product.sku}: unknown attribute ${code}`];
    if (attribute.input === "text") return typeof value === "string" ? [] : [`${product.sku}: ${code} takes a text`];
    if (attribute.input === "boolean")
      return typeof value === "boolean" ? [] : [`${product.sku}: ${code} takes true or false`];
    const chosen = Array.isArray(value) ? value : [String(value)];
    if (chosen.length > 1 && attribute.input === "select") return [`${product.sku}: ${code} takes one option`];
    return chosen
      .filter((label) => !attribute.options?.some((option) => option.label === label))
      .map((label) => `${product.sku}: ${code} has no option "${label}"`);
  });
}

function priceFaults(product: PlannedProduct): string[] {
  const prices = [product.price, product.specialPrice ?? 0, ...product.tierPrices.map((tier) => tier.price)];
  return prices.every((price) => price >= 0 && Number.isFinite(price))
    ? []
    : [`${product.sku}: a price is not a number from 0 up`];
}

function duplicates(what: string, values: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const value of values) (seen.has(value) ? repeated : seen).add(value);
  return [...repeated].map((value) => `${what} ${value} is used more than once`);
}
