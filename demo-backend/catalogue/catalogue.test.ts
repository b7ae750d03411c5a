import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { catalogueSeed } from "./catalogue.ts";
import type { CategorySeed, ConfigurableSeed, ProductSeed } from "./seed.ts";

const { categories, products } = catalogueSeed;

interface CategoryNode {
  category: CategorySeed;
  department: string;
  depth: number;
}

const nodes = categories.flatMap((category) => nodesIn(category, category.key, 1));
const nodeByKey = new Map(nodes.map((node) => [node.category.key, node]));
const configurables = products.filter((product) => product.type === "configurable");

describe("categories", () => {
  test("have at least two products in every leaf", () => {
    const sparse = nodes
      .filter(({ category }) => category.children === undefined)
      .filter(({ category }) => products.filter((product) => product.categories.includes(category.key)).length < 2);
    expect(sparse.map(({ category }) => category.key)).toEqual([]);
  });
});

describe("products", () => {
  test("belong only to existing leaf categories", () => {
    const misplaced = products.flatMap(({ sku, categories: keys }) =>
      keys
        .filter((key) => nodeByKey.get(key)?.category.children !== undefined || !nodeByKey.has(key))
        .map((key) => [sku, key]),
    );
    expect(misplaced).toEqual([]);
    expect(products.filter(({ categories: keys }) => keys.length === 0)).toEqual([]);
  });

  test("use only simple and virtual products in bundles and groups", () => {
    const simple = new Set(
      products.filter(({ type }) => type === "simple" || type === "virtual").map(({ sku }) => sku),
    );
    const invalid = products.flatMap((product) => partsOf(product).filter((sku) => !simple.has(sku)));
    expect(invalid).toEqual([]);
  });

  test("have special and tier prices below the regular price", () => {
    const invalid = allPrices().filter(
      ({ price, specialPrice, tierPrices = [] }) =>
        (specialPrice ?? 0) >= price || tierPrices.some((tier) => tier.price >= price || tier.quantity < 2),
    );
    expect(invalid).toEqual([]);
    expect(allPrices().filter(({ specialFrom, specialTo }) => (specialFrom ?? "") > (specialTo ?? "9999"))).toEqual([]);
  });

  test("have new and sale attributes that match their dates and prices", () => {
    const marked = products.filter(({ attributes: values }) => values["sale"] === true);
    expect(marked.length).toBeGreaterThanOrEqual(30);
    expect(marked.filter((product) => !hasSpecialPrice(product)).map(({ sku }) => sku)).toEqual([]);
    for (const { sku, newFrom, attributes: values } of products) {
      expect([sku, values["new"]]).toEqual([sku, newFrom !== undefined]);
    }
  });

  test("have clean texts and unique descriptions", () => {
    const texts = products.flatMap((product) => [
      product.name,
      product.summary,
      product.description,
      ...product.specifications.flat(),
    ]);
    expect(texts.filter((text) => text === "" || text !== text.trim() || / {2}|lorem|undefined/i.test(text))).toEqual(
      [],
    );
    expect(duplicates(products.map(({ summary }) => summary))).toEqual([]);
    expect(duplicates(products.map(({ description }) => description))).toEqual([]);
    const written = products.filter(({ description }) => !description.includes("data-content-type"));
    const tags = written.flatMap(({ description }) => description.match(/<\/?[a-z0-9]+/g) ?? []);
    expect([...new Set(tags)].filter((tag) => !/^<\/?(p|ul|li|h3|a)$/.test(tag))).toEqual([]);
  });

  test("have a first picture that no other product has, and at most five", () => {
    expect(duplicates(products.map(({ pictures }) => pictures[0]?.file ?? "none"))).toEqual([]);
    const counts = products.map(({ sku, pictures }) => [sku, pictures.length >= 2 && pictures.length <= 5]);
    expect(counts.filter(([, isFew]) => !isFew)).toEqual([]);
  });
});

describe.each(configurables)("variants of $sku", ({ optionAttributes, variants }: ConfigurableSeed) => {
  test("include at least two, each with unique option values", () => {
    expect(variants.length).toBeGreaterThanOrEqual(2);
    expect(duplicates(variants.map(({ options }) => JSON.stringify(options)))).toEqual([]);
    for (const { options } of variants) expect(Object.keys(options)).toEqual(optionAttributes);
  });

  test("have at least two values of every option", () => {
    for (const code of optionAttributes) {
      expect(new Set(variants.map(({ options }) => options[code])).size).toBeGreaterThan(1);
    }
  });

  test("have a different picture for each colour", () => {
    const coloured = new Map(variants.map(({ options, pictures }) => [options["color"], pictures?.[0]?.file]));
    expect(new Set(coloured.values()).size).toBe(coloured.size);
  });
});

test("some configurable products have sold-out or scarce variants, none only sold-out ones", () => {
  const soldOut = configurables.filter(({ variants }) => variants.some(({ stock }) => stock.qty === 0));
  const scarce = configurables.filter(({ variants }) => variants.some(({ stock }) => stock.qty > 0 && stock.qty <= 5));
  expect(soldOut.length).toBeGreaterThanOrEqual(10);
  expect(scarce.length).toBeGreaterThanOrEqual(5);
  expect(soldOut.filter(({ variants }) => variants.every(({ stock }) => stock.qty === 0))).toEqual([]);
}); // by category

/** Their first pictures: wide, tall, on white and on black. */
const PHOTOGRAPHED = ["DHV-LEDGE", "VYK-TWIG-STICK", "RSV-MIXI-750", "DRS-LENS-50"];

describe("pictures", () => {
  const media = fileURLToPath(new URL("../media/", import.meta.url));
  const filesIn = (folder: string) =>
    readdirSync(join(media, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(media.length));
  const named = products.flatMap((product) => [
    ...product.pictures,
    ...(product.type === "configurable" ? product.variants.flatMap(({ pictures = [] }) => pictures) : []),
  ]);

  test("are files, each of a product", () => {
    const shown = new Set(named.map(({ file }) => `catalog/product${file}`));
    const files = filesIn("catalog/product").filter((file) => !file.includes("/placeholder/"));
    expect([...shown].sort()).toEqual(files.sort());
    expect(named.filter(({ label }) => label === "")).toEqual([]);
  });

  test("are small enough for a repository", () => {
    const bytes = [...filesIn("catalog"), ...filesIn("wysiwyg")].map((file) => statSync(join(media, file)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(21_000_000);
  });

  const factsOf = async (file: string) => {
    const { width, height, hasAlpha } = await sharp(join(media, "catalog/product", file)).metadata();
    return [file, `${width} × ${height}`, hasAlpha ? "transparent" : "opaque"];
  };

  test("have full size and transparency, the first ones square", async () => {
    const some = products.filter(({ sku }, at) => at % 20 === 0 && !PHOTOGRAPHED.includes(sku));
    for (const { pictures } of some) {
      const [first, second] = pictures.map(({ file }) => file);
      expect(await factsOf(first ?? "")).toEqual([first, "1000 × 1000", "transparent"]);
      expect(await factsOf(second ?? "")).toEqual([second, "1080 × 1340", "transparent"]);
    }
  });

  test("have any proportions and grounds, as a merchant's photographs", async () => {
    const firsts = PHOTOGRAPHED.map((sku) => products.find((product) => product.sku === sku)?.pictures[0]?.file ?? "");
    expect(await Promise.all(firsts.map(factsOf))).toEqual([
      [firsts[0], "1080 × 360", "transparent"],
      [firsts[1], "360 × 1080", "transparent"],
      [firsts[2], "1080 × 1080", "opaque"],
      [firsts[3], "1080 × 1080", "opaque"],
    ]);
  });

  test("are WebP if they come first, which lists decode sooner", () => {
    const firsts = products.map(({ pictures }) => pictures[0]?.file ?? "none");
    expect(firsts.filter((file) => !file.endsWith(".webp"))).toEqual([]);
  });
});

function nodesIn(category: CategorySeed, department: string, depth: number): CategoryNode[] {
  const descendants = (category.children ?? []).flatMap((child) => nodesIn(child, department, depth + 1));
  return [{ category, department, depth }, ...descendants];
}

function partsOf(product: ProductSeed): string[] {
  if (product.type === "grouped") return product.members.map(({ sku }) => sku);
  if (product.type !== "bundle") return [];
  return product.options.flatMap(({ selections }) => selections.map(({ sku }) => sku));
}

function allPrices() {
  return products.flatMap((product) => {
    const department = nodeByKey.get(product.categories[0] ?? "")?.department ?? "";
    if (product.type === "configurable") {
      return product.variants.map((variant) => ({ sku: variant.sku ?? product.sku, department, ...pricing(variant) }));
    }
    if (product.type === "grouped" || product.price === undefined) return [];
    return [{ sku: product.sku, department, ...pricing({ ...product, price: product.price }) }];
  });
}

type Pricing = Pick<
  ConfigurableSeed["variants"][number],
  "price" | "specialPrice" | "specialFrom" | "specialTo" | "tierPrices"
>;

function pricing({ price, specialPrice, specialFrom, specialTo, tierPrices }: Pricing) {
  return { price, specialPrice, specialFrom, specialTo, tierPrices };
}

function hasSpecialPrice(product: ProductSeed): boolean {
  if (product.type === "configurable") return product.variants.some(({ specialPrice }) => specialPrice !== undefined);
  return product.type !== "grouped" && product.specialPrice !== undefined;
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test("every laptop charged by USB-C alone names a charger that fits, which names the laptop", () => {
  const laptops = products.filter(({ sku }) => /^(?:TSN-QUILL|LKH-VERSE|LKH-PRIMER)-/.test(sku));
  expect(laptops).not.toEqual([]);
  for (const { sku, name, description } of laptops) {
    const charger = products.find(
      (other) => other.sku.startsWith("URJ-GAN-") && description.includes(`>${other.name}<`),
    );
    expect(charger?.description, sku).toContain(`>${name}</a>`);
  }
});
