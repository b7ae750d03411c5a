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
    plain("HEADPHONES", "Studio Headphones", 6499, 20, { weightGrams: 400 }),
    { ...plain("CABLE", "USB-C Cable", 299, 1000, { weightGrams: 50 }), tierPrices: [{ quantity: 10, price: 239 }] },
    { ...plain("PAIR", "HDMI Cable", 199, 100), stock: { qty: 100, minSaleQty: 2, maxSaleQty: 6 } },
    plain("LAST", "Last Monitor", 9999, 1),
    plain("GONE", "Mini Speaker", 999, 0),
    { ...plain("LATER", "Home Hub", 3999, 0), stock: { qty: 0, backorders: true } },
    plain("READER", "Reading Lamp", 1050, 50, { taxClass: "gst5" }),
    plain("COOLER", "Air Conditioner", 49_999, 50, { taxClass: "gst28", weightGrams: 30_000 }),
    plain("OFF", "Withdrawn Phone", 1000, 10, { status: "disabled" }),
    { ...plain("WARRANTY", "One-year Warranty", 1499, 100), type: "virtual" },
    {
      ...about("PHONE", "Nova Phone"),
      type: "configurable",
      optionAttributes: ["color", "storage_capacity"],
      variants: [
        variant("Black", "128 GB", 54_999, 10),
        variant("Blue", "128 GB", 54_999, 0),
        variant("Blue", "256 GB", 60_999, 10),
      ],
    },
    {
      ...about("ALBUM", "Monsoon Album"),
      type: "downloadable",
      price: 199,
      linksTitle: "Editions",
      linksPurchasedSeparately: true,
      links: [{ title: "MP3" }, { title: "FLAC", price: 100 }, { title: "Booklet", price: 49 }],
    },
    {
      ...about("EDITOR", "Photo Editor"),
      type: "downloadable",
      price: 2499,
      linksTitle: "Installers",
      linksPurchasedSeparately: false,
      links: [{ title: "Windows" }, { title: "macOS" }],
    },
    {
      ...about("KIT", "Desk Kit"),
      type: "bundle",
      priceType: "dynamic",
      options: [
        { title: "Lamp", input: "radio", required: true, selections: [{ sku: "READER", canChangeQty: true }, { sku: "LAST" }] }, // prettier-ignore
        { title: "Cables", input: "checkbox", required: false, selections: [{ sku: "CABLE", qty: 2 }] },
      ],
    },
    { ...about("SET", "Cable Set"), type: "grouped", members: [{ sku: "CABLE", qty: 2 }, { sku: "PAIR", qty: 2 }] }, // prettier-ignore
    { ...about("VOUCHER", "Gift Voucher"), type: "giftcard", price: 1000 },
  ],
  pages: [],
  blocks: [],
};

function about(sku: string, name: string) {
  return {
    sku,
    name,
    categories: ["all"],
    summary: name,
    description: `<p>${name}</p>`,
    specifications: [],
    attributes: {},
    picture: { kind: "bundle-box", color: "#333333" },
  } satisfies Partial<ProductSeed>;
}

function plain(sku: string, name: string, price: number, qty: number, more: Partial<SimpleSeed> = {}): SimpleSeed {
  return { ...about(sku, name), type: "simple", price, stock: { qty }, ...more };
}

function variant(color: string, storage: string, price: number, qty: number) {
  const sku = `PHONE-${color}-${storage}`.replace(" ", "");
  return { sku, options: { color, storage_capacity: storage }, price, stock: { qty } };
}
