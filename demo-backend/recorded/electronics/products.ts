import type { ConfigurableSeed, ProductSeed, SimpleSeed } from "../../catalogue/seed.ts";
import { baseFields, simple as simpleProduct } from "../product-builders.ts";

/** Products are also assigned to all parent categories. */
const categoryPaths: Record<string, string[]> = {
  "flagship-phones": ["electronics", "mobiles-tablets", "smartphones", "flagship-phones"],
  "mobile-accessories": ["electronics", "mobiles-tablets", "mobile-accessories"],
  "chargers-cables": ["electronics", "mobiles-tablets", "mobile-accessories", "chargers-cables"],
  audio: ["electronics", "audio"],
  "over-ear": ["electronics", "audio", "headphones", "over-ear"],
  speakers: ["electronics", "audio", "speakers"],
  computers: ["electronics", "computers"],
  storage: ["electronics", "computers", "storage"],
  "pen-drives": ["electronics", "computers", "storage", "pen-drives"],
  "services-software": ["electronics", "services-software"],
  "bundles-sets": ["electronics", "bundles-sets"],
  wearables: ["electronics", "wearables"],
};

export const products: ProductSeed[] = [
  phone("PH-ACME-NOVA", "Acme Nova 5G Phone", {
    colours: ["Black", "Blue", "White"],
    prices: { "128 GB": 54_999, "256 GB": 60_999, "512 GB": 68_999 },
    stock: { "Blue 128 GB": 0, "Black 512 GB": 3 },
    related: ["CH-ACME-65W", "CS-NOVA-CLR"],
    rating: { summary: 90, count: 2 },
    attributes: { brand: "Acme", connectivity: ["5G", "NFC"], screen_size: "6.7 inch", warranty_note: "1 year" },
  }),
  phone("PH-EMB-MAX", "Ember Max Phone", {
    colours: ["Black", "Purple"],
    prices: { "256 GB": 89_999, "1 TB": 115_999 },
    stock: { "Black 256 GB": 0, "Black 1 TB": 0, "Purple 256 GB": 0, "Purple 1 TB": 0 },
    attributes: { brand: "Ember", connectivity: ["5G"] },
  }),
  simple("HP-ACME-STUDIO", "Acme Studio Over-ear Headphones", "over-ear", 7999, {
    specialPrice: 6499,
    specialFrom: "2026-01-01",
    related: ["EB-GAN-POD", "HP-BOR-HUSH"],
    attributes: { brand: "Acme", connectivity: ["Bluetooth"] },
    rating: { summary: 80, count: 3 },
  }),
  simple("HP-BOR-HUSH", "Borealis Hush ANC Headphones", "over-ear", 14_999, { attributes: { brand: "Borealis" } }),
  simple("EB-GAN-POD", "Ganga Pod Earbuds", "audio", 1999, {
    attributes: { connectivity: ["Bluetooth"], made_in_india: true },
  }),
  simple("EB-DHR-GO", "Dhruva Go Earbuds", "audio", 1299, { stock: { qty: 3 } }),
  simple("SP-GAN-MINI", "Ganga Mini Speaker", "speakers", 999, { stock: { qty: 0 } }),
  simple("CB-ACME-1M", "Acme USB-C Cable 1 m", "chargers-cables", 299, {
    attributes: { brand: "Acme", connectivity: ["Bluetooth"] },
    tierPrices: [
      { quantity: 5, price: 269 },
      { quantity: 10, price: 239 },
    ],
    weightGrams: 50,
    rating: { summary: 80, count: 1 },
  }),
  simple("CB-ACME-2M", "Acme USB-C Cable 2 m", "chargers-cables", 399, { attributes: { brand: "Acme" } }),
  simple("CB-HDMI-2M", "HDMI Cable 2 m", "chargers-cables", 499, {
    stock: { qty: 100, minSaleQty: 2, qtyIncrements: 2 },
  }),
  simple("CS-NOVA-CLR", "Nova Clear Case", "mobile-accessories", 499, { stock: { qty: 100, maxSaleQty: 2 } }),
  simple("CH-ACME-65W", "Acme 65 W Charger", "chargers-cables", 2499, { attributes: { brand: "Acme" } }),
  simple("PB-GAN-20K", "Ganga 20K Power Bank", "chargers-cables", 1899, { stock: { qty: 5 } }),
  simple("FREE-1", "Cable Tie (free sample)", "chargers-cables", 0),
  simple("NOIMG-1", "Cobalt Mystery Adapter", "chargers-cables", 149),
  simple("UNI-TEST-1", "डिजिटल घड़ी – “Smart” <Watch> & Café ₹ Edition", "wearables", 1499, {
    urlKey: "digital-ghadi",
    attributes: { brand: "Borealis", made_in_india: true },
  }),
  simple("WR-BOR-FIT", "Borealis Fit Band", "wearables", 3499),
  simple("WR-ACME-W3", "Acme Watch 3", "wearables", 16_999),
  simple("MO-ACME-24", "Acme 24 Monitor", "computers", 8999),
  simple("MO-COB-34", "Cobalt 34 gaming monitor", "computers", 39_999, { stock: { qty: 2 } }),
  simple("KB-ACME-SLIM", "Acme Slim Keyboard", "computers", 2499),
  simple("KB-DHR-75", "Dhruva 75 Keyboard", "computers", 5299),
  simple("MS-ACME-ERGO", "Acme Ergo Mouse", "computers", 1299),
  simple("MS-HEL-RGB", "Helios RGB Mouse", "computers", 1799),
  simple("CM-BOR-ACT", "Borealis Action Camera", "electronics", 18_999),
  simple("SS-COB-512", "Cobalt 512 GB Card", "storage", 3499),
  simple("TV-HEL-65", "Helios 65 TV", "electronics", 79_999, { stock: { qty: 1 } }),
  simple("LT-ACME-PRO", "Acme Pro Laptop", "computers", 129_999),
  simple("SH-EMB-HUB", "Ember Home Hub", "electronics", 3999, { stock: { qty: 0, backorders: true } }),
  simple("SH-EMB-BULB", "Ember Bulb", "electronics", 699),
  simple("SH-EMB-PLUG", "Ember Plug", "electronics", 899),
  simple("SH-EMB-CAM", "Ember Camera", "electronics", 5499),
  simple("24-MB01", "Joust Duffle Bag", "electronics", 34, { attributes: {} }),
  simple("DISABLED-1", "Disabled Gadget", "electronics", 500, { status: "disabled" }),
  simple("HIDDEN-1", "Not visible individually Gadget", "electronics", 500, { visibility: "none" }),
  simple("SEARCHONLY-1", "Search only Gadget", "electronics", 500, { visibility: "search" }),
  simple("PD-ENGRAVE", "Engraved Pen Drive", "pen-drives", 799, {
    customOptions: [
      { title: "Engraving text", input: "field", required: true, price: 99, maxCharacters: 20 },
      {
        title: "Capacity",
        input: "drop_down",
        required: true,
        values: [{ title: "32 GB" }, { title: "64 GB", price: 200 }],
      },
      {
        title: "Extras",
        input: "checkbox",
        required: false,
        values: [
          { title: "Gift box", price: 149 },
          { title: "Lanyard", price: 80 },
        ],
      },
      { title: "Delivery on", input: "date", required: false },
      { title: "Message", input: "area", required: false, maxCharacters: 200 },
    ],
  }),
  { ...simple("SV-SCREEN", "Screen Protection", "services-software", 999), type: "virtual" },
  { ...simple("SV-WAR-1Y", "1-Year Extended Warranty", "services-software", 1499), type: "virtual" },
  {
    ...productFields("DL-ALBUM", "Monsoon Beats Album (download)", "services-software"),
    type: "downloadable",
    price: 199,
    linksTitle: "Downloads",
    linksPurchasedSeparately: true,
    links: [
      { title: "MP3 edition", hasSample: true },
      { title: "Lossless edition", price: 150, hasSample: true },
      { title: "Booklet PDF", price: 49, hasSample: true },
    ],
    samples: ["Preview"],
  },
  {
    ...productFields("DL-PHOTO", "Photo Editor", "services-software"),
    type: "downloadable",
    price: 2499,
    linksTitle: "Downloads",
    linksPurchasedSeparately: false,
    links: [{ title: "Installer" }],
    samples: ["Tour"],
  },
  {
    ...productFields("BN-DESK", "Work-from-home Desk Kit", "bundles-sets"),
    type: "bundle",
    priceType: "dynamic",
    options: [
      {
        title: "Monitor",
        input: "select",
        required: true,
        selections: [{ sku: "MO-ACME-24", isDefault: true }, { sku: "MO-COB-34" }],
      },
      {
        title: "Keyboard",
        input: "radio",
        required: true,
        selections: [
          { sku: "KB-ACME-SLIM", isDefault: true, canChangeQty: true },
          { sku: "KB-DHR-75", canChangeQty: true },
        ],
      },
      {
        title: "Mouse",
        input: "radio",
        required: false,
        selections: [{ sku: "MS-ACME-ERGO" }, { sku: "MS-HEL-RGB" }],
      },
      {
        title: "Cables",
        input: "checkbox",
        required: false,
        selections: [{ sku: "CB-ACME-1M", qty: 2 }, { sku: "CB-ACME-2M" }],
      },
    ],
  },
  {
    ...productFields("BN-CAMFIX", "Camera Starter Pack", "bundles-sets"),
    type: "bundle",
    priceType: "fixed",
    price: 19_999,
    options: [
      { title: "Camera", input: "select", required: true, selections: [{ sku: "CM-BOR-ACT", isDefault: true }] },
      {
        title: "Card",
        input: "multi",
        required: false,
        selections: [
          { sku: "SS-COB-512", price: 2999 },
          { sku: "CB-ACME-1M", price: 199 },
        ],
      },
    ],
  },
  {
    ...productFields("GR-HOME", "Smart Home Starter Group", "bundles-sets"),
    type: "grouped",
    members: [{ sku: "SH-EMB-BULB", qty: 2 }, { sku: "SH-EMB-PLUG" }, { sku: "SH-EMB-CAM" }],
  },
];

function productFields(sku: string, name: string, categoryKey: string) {
  return baseFields(sku, name, categoryPaths[categoryKey] ?? ["electronics"]);
}

function simple(
  sku: string,
  name: string,
  categoryKey: string,
  price: number,
  overrides: Partial<SimpleSeed> = {},
): SimpleSeed {
  return simpleProduct([sku, name, categoryPaths[categoryKey] ?? ["electronics"]], price, overrides);
}

interface Phone {
  colours: string[];
  prices: Record<string, number>;
  stock: Record<string, number>;
  related?: string[];
  rating?: { summary: number; count: number };
  attributes: ConfigurableSeed["attributes"];
}

function phone(
  sku: string,
  name: string,
  { colours, prices, stock, related = [], rating, attributes }: Phone,
): ConfigurableSeed & ProductSeed {
  return {
    ...productFields(sku, name, "flagship-phones"),
    type: "configurable",
    optionAttributes: ["color", "storage_capacity"],
    related,
    ...(rating && { rating }),
    attributes,
    variants: colours.flatMap((color) =>
      Object.entries(prices).map(([size, price]) => ({
        sku: [sku, color, size.replace(" ", "")].join("-").toUpperCase(),
        options: { color, storage_capacity: size },
        price,
        stock: { qty: stock[`${color} ${size}`] ?? 20 },
      })),
    ),
  };
}
