import type { CatalogueSeed } from "../../catalogue/seed.ts";
import { category, recordedProducts } from "../shop-parts.ts";

const clothing = (who: "women" | "men", name: string) =>
  category(who, name, [
    {
      ...category(`tops-${who}`, "Tops", [
        category(`jackets-${who}`, "Jackets"),
        category(`hoodies-and-sweatshirts-${who}`, "Hoodies & Sweatshirts"),
        category(`tees-${who}`, "Tees"),
        category(`tanks-${who}`, "Tanks"),
      ]),
    },
    category(`bottoms-${who}`, "Bottoms", [category(`pants-${who}`, "Pants"), category(`shorts-${who}`, "Shorts")]),
  ]);

/** Magento's sample shop with some electronics, as far as the recorded requests need it. */
export const sampleShop: CatalogueSeed = {
  categories: [
    category("what-is-new", "What's New"),
    clothing("women", "Women"),
    clothing("men", "Men"),
    category("gear", "Gear", [
      category("bags", "Bags"),
      category("fitness-equipment", "Fitness Equipment"),
      category("watches", "Watches"),
    ]),
    category("training", "Training", [category("training-video", "Video Download")]),
    category("sale", "Sale"),
    category("digital", "Digital goods"),
    {
      ...category("electronics", "Electronics", [
        category("phones", "Phones"),
        category("audio", "Audio"),
        category("accessories", "Accessories"),
        category("wearables", "Wearables"),
      ]),
      description: "<p>Everything with a plug.</p>",
    },
  ],
  attributes: [
    select("brand", "Brand", ["Acme", "Borealis", "Cobalt"]),
    select("storage_capacity", "Storage", ["64 GB", "128 GB", "256 GB"]),
    { ...select("tint", "Colour", ["Black", "Blue"]), filterable: false },
    { code: "new", label: "New", input: "boolean", filterable: true },
    { code: "sale", label: "Sale", input: "boolean", filterable: true },
  ],
  products: recordedProducts("sample"),
  pages: [
    { identifier: "home", title: "Home Page", content: "" },
    {
      identifier: "about",
      title: "About us",
      contentHeading: "About us",
      content: '<h2>Who we are</h2><p>A shop. <a href="{{store url="electronics.html"}}">See all</a></p>',
    },
  ],
  blocks: [
    { identifier: "promo", title: "Promo", content: "<p>Half price today.</p>" },
    { identifier: "footer_links_block", title: "Footer Links Block", content: "<ul><li>About us</li></ul>" },
  ],
};

function select(code: string, label: string, options: string[]) {
  return {
    ...{ code, label, input: "select" as const, filterable: true, comparable: true },
    options: options.map((option) => ({ label: option })),
  };
}
