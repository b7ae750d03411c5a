import type { CatalogueSeed } from "../../catalogue/seed.ts";
import { category, recordedProducts } from "../shop-parts.ts";

/** The recorded shop, as far as the recorded requests need it. */
export const recordedShop: CatalogueSeed = {
  categories: [
    category("electronics", "Electronics", [
      category("mobiles-tablets", "Mobiles & Tablets", [
        category("smartphones", "Smartphones", [category("flagship-phones", "Flagship Phones")]),
        category("mobile-accessories", "Mobile Accessories", [category("chargers-cables", "Chargers & Cables")]),
      ]),
      category("audio", "Audio", [
        category("headphones", "Headphones", [category("over-ear", "Over-ear")]),
        category("speakers", "Speakers"),
      ]),
      category("computers", "Computers", [category("storage", "Storage", [category("pen-drives", "Pen Drives")])]),
      category("services-software", "Services & Software"),
      category("bundles-sets", "Bundles & Sets"),
      category("wearables", "Wearables"),
      category("empty-category", "Empty Category"),
      category("disabled-cat", "Disabled Category"),
    ]),
  ],
  attributes: [
    {
      code: "color",
      label: "Color",
      input: "select",
      filterable: true,
      swatch: "visual",
      options: [
        { label: "Black", swatch: "#000000" },
        { label: "Blue", swatch: "#1857f7" },
        { label: "White", swatch: "#ffffff" },
        { label: "Purple", swatch: "#ef3dff" },
      ],
    },
    {
      code: "storage_capacity",
      label: "Storage",
      input: "select",
      filterable: true,
      comparable: true,
      options: ["128 GB", "256 GB", "512 GB", "1 TB"].map((label) => ({ label })),
    },
    {
      code: "brand",
      label: "Brand",
      input: "select",
      filterable: true,
      comparable: true,
      options: ["Acme", "Borealis", "Cobalt", "Ember"].map((label) => ({ label })),
    },
    {
      code: "connectivity",
      label: "Connectivity",
      input: "multiselect",
      filterable: true,
      comparable: true,
      options: ["Bluetooth", "5G", "NFC"].map((label) => ({ label })),
    },
    { code: "made_in_india", label: "Made in India", input: "boolean", filterable: true },
    { code: "screen_size", label: "Screen", input: "text", filterable: false },
    { code: "warranty_note", label: "Warranty", input: "text", filterable: false },
  ],
  products: recordedProducts("electronics"),
  pages: [
    { identifier: "home", title: "Home Page", contentHeading: "Home Page", content: "" },
    {
      identifier: "shipping-policy",
      title: "Shipping policy",
      contentHeading: "Shipping policy",
      content: '<h2>When will it arrive?</h2><img src="{{media url="wysiwyg/home/home-main.jpg"}}" alt="">',
      metaDescription: "When it arrives.",
    },
  ],
  blocks: [
    { identifier: "home-hero", title: "Home hero", content: '<a href="{{store url="electronics.html"}}">Shop now</a>' },
    { identifier: "footer-links", title: "Footer links", content: "<ul><li>Returns</li></ul>" },
  ],
};
