import type { CatalogueSeed, ProductSeed, SimpleSeed } from "../catalogue/seed.ts";

/** Every kind of cart line. Prices are rupees. */
export const testSeed: CatalogueSeed = {
  categories: [{ key: "all", name: "All" }],
  attributes: [
    {
      code: "color",
      label: "Colour",
      input: "select",
      filterable: true,
      options: [{ label: "Black" }, { label: "Blue" }],
    },
    { code: "storage_capacity", label: "Storage", input: "select", filterable: true, options: [{ label: "128 GB" }, { label: "256 GB" }] }, // prettier-ignore
  ],
  products: [
    simple("HEADPHONES", "Studio Headphones", 6499, 20, { weightGrams: 400 }),
    { ...simple("CABLE", "USB-C Cable", 299, 1000, { weightGrams: 50 }), tierPrices: [{ quantity: 10, price: 239 }] },
    { ...simple("PAIR", "HDMI Cable", 199, 100), stock: { qty: 100, minSaleQty: 2, maxSaleQty: 6 } },
    simple("LAST", "Last Monitor", 9999, 1),
    simple("GONE", "Mini Speaker", 999, 0),
    { ...simple("LATER", "Home Hub", 3999, 0), stock: { qty: 0, backorders: true } },
    simple("READER", "Reading Lamp", 1050, 50, { taxClass: "gst5" }),
    simple("COOLER", "Air Conditioner", 49_999, 50, { taxClass: "gst28", weightGrams: 30_000 }),
    simple("OFF", "Withdrawn Phone", 1000, 10, { status: "disabled" }),
    { ...simple("WARRANTY", "One-year Warranty", 1499, 100), type: "virtual" },
    {
      ...baseFields("PHONE", "Nova Phone"),
      type: "configurable",
      optionAttributes: ["color", "storage_capacity"],
      variants: [
        variant("Black", "128 GB", 54_999, 10),
        variant("Blue", "128 GB", 54_999, 0),
        variant("Blue", "256 GB", 60_999, 10),
      ],
    },
    {
      ...baseFields("ALBUM", "Monsoon Album"),
      type: "downloadable",
      price: 199,
      linksTitle: "Editions",
      linksPurchasedSeparately: true,
      links: [{ title: "MP3" }, { title: "FLAC", price: 100 }, { title: "Booklet", price: 49 }],
    },
    {
      ...baseFields("EDITOR", "Photo Editor"),
      type: "downloadable",
      price: 2499,
      linksTitle: "Installers",
      linksPurchasedSeparately: false,
      links: [{ title: "Windows" }, { title: "macOS" }],
    },
    {
      ...baseFields("KIT", "Desk Kit"),
      type: "bundle",
      priceType: "dynamic",
      options: [
        { title: "Lamp", input: "radio", required: true, selections: [{ sku: "READER", canChangeQty: true }, { sku: "LAST" }] }, // prettier-ignore
        { title: "Cables", input: "checkbox", required: false, selections: [{ sku: "CABLE", qty: 2 }] },
      ],
    },
    { ...baseFields("SET", "Cable Set"), type: "grouped", members: [{ sku: "CABLE", qty: 2 }, { sku: "PAIR", qty: 2 }] }, // prettier-ignore
    { ...baseFields("VOUCHER", "Gift Voucher"), type: "giftcard", price: 1000 },
  ],
  pages: [],
  blocks: [],
};

function baseFields(sku: string, name: string) {
  return {
    sku,
    name,
    categories: ["all"],
    summary: name,
    description: `<p>${name}</p>`,
    specifications: [],
    attributes: {},
    pictures: [],
  } satisfies Partial<ProductSeed>;
}

function simple(
  sku: string,
  name: string,
  price: number,
  qty: number,
  overrides: Partial<SimpleSeed> = {},
): SimpleSeed {
  return { ...baseFields(sku, name), type: "simple", price, stock: { qty }, ...overrides };
}

function variant(color: string, storage: string, price: number, qty: number) {
  const sku = `PHONE-${color}-${storage}`.replace(" ", "");
  return { sku, options: { color, storage_capacity: storage }, price, stock: { qty } };
}
