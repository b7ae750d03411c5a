import type { CatalogueSeed, ConfigurableSeed, SimpleSeed } from "../catalogue/seed.ts";

/** Of a phone of the demo. */
const pictures = ["front and back", "back", "cameras"].map((label, at) => ({
  file: `/k/s/kst-aura-5g-graphite-256gb-${at + 1}.${at === 0 ? "webp" : "avif"}`,
  label,
}));

function baseFields(sku: string, name: string, categories: string[]) {
  const texts = {
    summary: `${name} & more`,
    description: `<p>${name}.</p>`,
    specifications: [["Model", `${sku}-X`]] as [string, string][], // each test fills what it needs
  };
  return { sku, name, categories, ...texts, attributes: {}, pictures };
}

function simple(
  sku: string,
  name: string,
  categories: string[],
  overrides: Partial<SimpleSeed> & { price: number },
): SimpleSeed {
  return { ...baseFields(sku, name, categories), type: "simple", stock: { qty: 100 }, ...overrides };
}

const phone: ConfigurableSeed = {
  ...baseFields("PH-NOVA", "Acme Nova 5G Phone", ["phones"]),
  type: "configurable",
  attributes: { brand: "Acme", connectivity: ["5G", "NFC"], screen_size: "6.7 inch" },
  optionAttributes: ["color", "storage_capacity"],
  related: ["CABLE-1M", "OFF-1"],
  rating: { summary: 90, count: 12 },
  variants: [
    { options: { color: "Black", storage_capacity: "128 GB" }, price: 54_999, stock: { qty: 10 } },
    { options: { color: "Black", storage_capacity: "256 GB" }, price: 60_999, specialPrice: 58_999, stock: { qty: 3 } },
    { options: { color: "Blue", storage_capacity: "128 GB" }, price: 54_999, stock: { qty: 0 } },
    { options: { color: "Blue", storage_capacity: "256 GB" }, price: 60_999, stock: { qty: 4 } },
  ],
};

/** A dozen products with every type, price, stock and visibility. */
export const fixtureSeed: CatalogueSeed = {
  categories: [
    {
      key: "electronics",
      name: "Electronics",
      children: [
        { key: "phones", name: "Phones", metaDescription: "Phones online." },
        { key: "audio", name: "Audio", children: [{ key: "headphones", name: "Headphones" }] },
        { key: "empty", name: "Empty shelf", includeInMenu: false },
      ],
    },
  ],
  attributes: [
    {
      code: "color",
      label: "Colour",
      input: "select",
      filterable: true,
      swatch: "visual",
      options: [
        { label: "Black", swatch: "#000000" },
        { label: "Blue", swatch: "#1857f7" },
      ],
    },
    {
      code: "brand",
      label: "Brand",
      input: "select",
      filterable: true,
      options: [{ label: "Acme" }, { label: "Borealis" }, { label: "Cobalt" }],
    },
    {
      code: "storage_capacity",
      label: "Storage",
      input: "select",
      filterable: true,
      options: [{ label: "128 GB" }, { label: "256 GB" }],
    },
    {
      code: "connectivity",
      label: "Connectivity",
      input: "multiselect",
      filterable: true,
      options: [{ label: "Bluetooth" }, { label: "5G" }, { label: "NFC" }],
    },
    { code: "made_in_india", label: "Made in India", input: "boolean", filterable: true },
    { code: "screen_size", label: "Screen", input: "text", filterable: false },
  ],
  products: [
    phone,
    simple("HP-STUDIO", "Acme Studio Headphones", ["headphones"], {
      price: 7999,
      specialPrice: 6499,
      specialFrom: "2026-01-01",
      specialTo: "2026-12-31",
      attributes: { brand: "Acme", connectivity: ["Bluetooth"], made_in_india: true },
    }),
    simple("HP-WIRE", "Cobalt Wired Headphones", ["headphones"], {
      price: 999,
      stock: { qty: 0 },
      attributes: { brand: "Cobalt" },
      rating: { summary: 80, count: 900 },
    }),
    simple("HP-HUSH", "Borealis Hush Headphones", ["headphones"], {
      price: 12_999,
      stock: { qty: 5 },
      attributes: { brand: "Borealis", color: "Black" },
    }),
    simple("CABLE-1M", "Acme USB-C Cable 1 m", ["phones"], {
      price: 299,
      tierPrices: [
        { quantity: 5, price: 269 },
        { quantity: 10, price: 239 },
      ],
      attributes: { brand: "Acme" },
    }),
    simple("ENGRAVE", "Engraved Pen", ["audio"], {
      price: 799,
      visibility: "search",
      customOptions: [
        { title: "Engraving text", input: "field", required: true, price: 99, maxCharacters: 12 },
        {
          title: "Capacity",
          input: "drop_down",
          required: true,
          values: [{ title: "32 GB" }, { title: "64 GB", price: 200 }],
        },
        {
          title: "Wrapping",
          input: "checkbox",
          required: false,
          values: [
            { title: "Box", price: 50 },
            { title: "Ribbon & bow", price: 20 },
          ],
        },
        { title: "Deliver on", input: "date", required: false },
      ],
    }),
    simple("FIND-ME", "Search only Gadget", ["audio"], { price: 500, visibility: "search" }),
    simple("HIDDEN-1", "Not visible Gadget", ["audio"], { price: 500, visibility: "none" }),
    simple("OFF-1", "Disabled Gadget", ["audio"], { price: 500, status: "disabled" }),
    {
      ...baseFields("WARRANTY", "One-year Warranty", ["electronics"]),
      type: "virtual",
      price: 1499,
      stock: { qty: 0, backorders: true },
    },
    {
      ...baseFields("ALBUM", "Monsoon Album", ["audio"]),
      type: "downloadable",
      price: 199,
      linksTitle: "Editions",
      linksPurchasedSeparately: true,
      links: [{ title: "MP3" }, { title: "FLAC", price: 150 }],
    },
    {
      ...baseFields("KIT", "Listening Kit", ["audio"]),
      type: "bundle",
      priceType: "dynamic",
      options: [
        {
          title: "Headphones",
          input: "radio",
          required: true,
          selections: [{ sku: "HP-STUDIO", isDefault: true }, { sku: "HP-HUSH" }],
        },
        { title: "Cables", input: "checkbox", required: false, selections: [{ sku: "CABLE-1M", qty: 2 }] },
      ],
    },
    {
      ...baseFields("GROUP", "Headphone Shelf", ["audio"]),
      type: "grouped",
      members: [{ sku: "HP-WIRE" }, { sku: "HP-HUSH", qty: 2 }],
    },
  ],
  pages: [
    { identifier: "home", title: "Home", content: "" },
    {
      identifier: "shipping-policy",
      title: "Shipping policy",
      content:
        '<p><a href="{{store url="electronics.html"}}">Shop</a> <img src="{{media url="wysiwyg/hero.jpg"}}" alt=""></p>{{block id="note"}}',
    },
  ],
  blocks: [{ identifier: "note", title: "Note", content: '<p>Note from <a href="{{store url=""}}">us</a></p>' }],
};
