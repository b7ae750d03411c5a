import type { CategorySeed, ProductSeed, SimpleSeed } from "../catalogue/seed.ts";

/** Builders for the products of the recorded shops. */
export function category(key: string, name: string, children?: CategorySeed[]): CategorySeed {
  return { key, name, ...(children && { children }) };
}

type BaseFields = Omit<ProductSeed & { type: "grouped" }, "type" | "members">;

export function baseFields(sku: string, name: string, categories: string[]): BaseFields {
  return {
    ...{ sku, name, categories },
    summary: `${name} from our electronics range.`,
    description: `<p>${name} is made for daily use.</p>`,
    // Rows would only lengthen the answers.
    specifications: [],
    attributes: { brand: "Acme" },
    picture: { kind: "phone", color: "#000000", label: sku.slice(0, 12) },
  };
}

export function simple(
  [sku, name, categories]: [sku: string, name: string, categories: string[]],
  price: number,
  overrides: Partial<SimpleSeed> = {},
): SimpleSeed {
  return { ...baseFields(sku, name, categories), type: "simple", price, stock: { qty: 100 }, ...overrides };
}
