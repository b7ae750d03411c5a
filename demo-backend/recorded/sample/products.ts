import type { ProductSeed, SimpleSeed } from "../../catalogue/seed.ts";
import { baseFields, simple } from "../product-builders.ts";

const electronics = ["electronics"];

function device(sku: string, name: string, price: number, overrides: Partial<SimpleSeed> = {}): SimpleSeed {
  return simple([sku, name, electronics], price, overrides);
}

const isNew = { newFrom: "2026-10-23" };

/** The sample shop's own products come first, because later ones have higher ids with three digits. */
const sampleProducts = Array.from({ length: 99 }, (_, at) =>
  simple([`SAMPLE-${at + 1}`, `Sample item ${at + 1}`, ["women", "tops-women"]], 24 + at),
);

/** Every twentieth is discounted and the last ones are new. */
const fillers = Array.from({ length: 120 }, (_, at): SimpleSeed => {
  const number = at + 1;
  const name = `Shelf item ${String(number).padStart(3, "0")}`;
  return simple([`EB-ROW-${String(number).padStart(3, "0")}`, name, ["electronics", "accessories"]], 100 + number, {
    ...(number % 20 === 0 && { specialPrice: 50 + number }),
    ...(number >= 116 && { ...isNew, newTo: "2027-02-20" }),
  });
});

export const products: ProductSeed[] = [
  ...sampleProducts,
  device("EB-PLAIN", "Plain Speaker", 999),
  device("EB-REL1", "Companion Cable", 199, { ...isNew, newTo: "2027-02-20" }),
  device("EB-REL2", "Companion Case", 299, { specialPrice: 249 }),
  device("EB-UP", "Better Speaker", 1999, isNew),
  device("EB-CROSS", "Wall Plug", 149),
  device("EB-LINKED", "Linked Speaker", 1499, {
    related: ["EB-REL1", "EB-REL2"],
    upsell: ["EB-UP"],
    crosssell: ["EB-CROSS"],
    rating: { summary: 80, count: 3 },
  }),
  device("EB-FEW", "Only Three", 799, { stock: { qty: 3 } }),
  device("EB-MINMAX", "Two To Five", 399, { stock: { qty: 100, minSaleQty: 2, maxSaleQty: 5 } }),
  device("EB-INC", "By Threes", 99, { stock: { qty: 99, qtyIncrements: 3 } }),
  device("EB-SHRINK", "Stock Will Shrink", 459),
  device("EB-OUT", "Sold Out", 599, { stock: { qty: 0 } }),
  device("EB-TIER", "Cheaper By Five", 450, { tierPrices: [{ quantity: 5, price: 400 }] }),
  device("EB-OFF", "Switched Off Later", 299),
  device("EB-DEAL", "Half Price Lamp", 1000, { specialPrice: 500 }),
  device("EB-OPT", "Engraved Pen", 700, {
    customOptions: [{ title: "Engraving", input: "field", required: false, price: 50, maxCharacters: 20 }],
  }),
  { ...device("EB-VIRT", "Two Year Warranty", 1299), type: "virtual" },
  {
    ...baseFields("EB-PH", "Phone One", ["electronics", "phones"]),
    type: "configurable",
    optionAttributes: ["storage_capacity", "tint"],
    variants: ["64 GB", "128 GB", "256 GB"].flatMap((size, at) =>
      ["Black", "Blue"].map((tint, step) => ({
        sku: `EB-PH-${size.split(" ")[0]}-${tint}`,
        options: { storage_capacity: size, tint },
        price: 12_000 + at * 4000 + step * 2000,
        stock: { qty: size === "128 GB" && tint === "Blue" ? 5 : 20 },
      })),
    ),
  },
  {
    ...baseFields("EB-GRP", "Speaker Set", electronics),
    type: "grouped",
    members: ["EB-PLAIN", "EB-UP", "EB-REL1", "EB-DEAL"].map((sku) => ({ sku })),
  },
  ...fillers,
  {
    ...baseFields("EB-BUN", "Desk Bundle", electronics),
    type: "bundle",
    priceType: "dynamic",
    options: [
      { title: "Speaker", input: "radio", required: true, selections: [{ sku: "EB-PLAIN" }, { sku: "EB-UP" }] },
      { title: "Extras", input: "checkbox", required: false, selections: [{ sku: "EB-REL1" }, { sku: "EB-CROSS" }] },
    ],
  },
  {
    ...baseFields("EB-DOWN", "Field Recordings", ["digital"]),
    type: "downloadable",
    price: 349,
    linksTitle: "Recordings",
    linksPurchasedSeparately: true,
    links: [{ title: "Rain", price: 100, hasSample: true }, { title: "Wind" }],
  },
  device("EB-DEL", "To Be Deleted", 389),
];
