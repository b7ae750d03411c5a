import type { CmsSeed } from "../seed.ts";
import { media, to, toCategory } from "./links.ts";

// Dark on the left, for white text. All other pictures are light, for dark text.

/**
 * The shop adds the price. The largest picture of the page, so it is fetched at once. Composed to
 * be cut on the left.
 */
const hero = `<ul><li><a href="${to("kestriva-aura-5g.html")}"><picture><source media="(max-width: 639px)" srcset="${media("hero-phones-mobile")}" width="768" height="448"><img src="${media("hero-phones")}" width="1280" height="520" alt="" fetchpriority="high"></picture><h2>Kestriva Aura 5G</h2> 5,500 mAh battery, three 50 MP cameras.</a></li></ul>`;

interface Notice {
  picture: string;
  href: string;
  heading: string;
  line: string;
}

const banners: Notice[] = [
  {
    picture: "ad-audio",
    href: toCategory("noise-cancelling-headphones"),
    heading: "Quiet on the metro",
    line: "Noise-cancelling headphones",
  },
  {
    picture: "ad-gaming",
    href: toCategory("gaming"),
    heading: "Player two is waiting",
    line: "Consoles, controllers and chairs",
  },
];

const ads: Notice[] = [
  {
    picture: "ad-cooling",
    href: toCategory("air-conditioners"),
    heading: "Summer, solved",
    line: "Inverter air conditioners",
  },
  {
    picture: "ad-storage",
    href: toCategory("storage"),
    heading: "Room for every photo",
    line: "SSDs, hard drives and cards",
  },
  {
    picture: "ad-network",
    href: toCategory("routers"),
    heading: "Wi-Fi in the last room",
    line: "Wi-Fi 6 and Wi-Fi 7 routers",
  },
];

const sideAd: Notice = {
  picture: "ad-gifts",
  href: toCategory("gift-vouchers"),
  heading: "Let them choose",
  line: "Gift vouchers by email",
};

function toNotice({ href, heading, line }: Notice, image: string): string {
  return `<a class="ad" href="${href}">${image}<b>${heading}</b> ${line}</a>`;
}

function imageOf({ picture }: Notice): string {
  return `<img src="${media(picture)}" width="600" height="300" alt="" loading="lazy">`;
}

/** On a phone the shop fetches what is in such an element only near the viewport. */
const pictureOf = (notice: Notice) => `<picture>${imageOf(notice)}</picture>`;

/** One line each; a soft hyphen in the longest, for wide fonts. */
const departments: [picture: string, category: string, name: string][] = [
  ["tile-phones", "smartphones", "Phones"],
  ["tile-laptops", "laptops", "Laptops"],
  ["tile-televisions", "televisions", "TVs"],
  ["tile-headphones", "headphones", "Head\u00adphones"],
  ["tile-watches", "smartwatches", "Watches"],
  ["tile-refrigerators", "refrigerators", "Fridges"],
  ["tile-washing-machines", "washing-machines", "Washers"],
  ["tile-air-conditioners", "air-conditioners", "ACs"],
  ["tile-kitchen", "kitchen", "Kitchen"],
  ["tile-consoles", "consoles", "Consoles"],
  ["tile-cameras", "cameras", "Cameras"],
  ["tile-routers", "networking", "Networking"],
];

const tiles = departments.map(
  ([picture, category, name]) =>
    `<li><a href="${toCategory(category)}"><img src="${media(picture)}" width="80" height="80" alt="" loading="lazy">${name}</a></li>`,
);

/** Each list has products (tests/journeys/home.test.ts). */
const budgets: [category: string, name: string, rupees: number][] = [
  ["smartphones", "Phones", 15_000],
  ["laptops", "Laptops", 50_000],
  ["televisions", "Televisions", 30_000],
  ["headphones", "Headphones", 3_000],
];

const budgetLinks = budgets.map(([category, name, rupees]) => {
  const href = toCategory(category).replace('"}}', `?price=0_${rupees}"}}`);
  return `<li><a href="${href}">${name} under <b>₹${rupees.toLocaleString("en-IN")}</b></a></li>`;
});

/** As in the policy pages. */
const promises: [page: string, promise: string, detail: string][] = [
  ["shipping-and-delivery", "Free delivery", "on orders from ₹999"],
  ["returns-and-refunds", "10 days to return", "most products"],
  ["faq", "GST invoice", "with every order"],
  ["payment-options", "EMI with your bank", "on card purchases"],
];

const promiseLinks = promises.map(
  ([page, promise, detail]) => `<li><a href="${to(page)}"><b>${promise}</b> ${detail}</a></li>`,
);

export const homeBlocks: CmsSeed[] = [
  { identifier: "hero-slider", title: "Hero", content: hero },
  { identifier: "category-ads", title: "Departments", content: `<ul>${tiles.join("")}</ul>` },
  ...banners.map((banner, index) => ({
    identifier: `banner-block-${index + 1}`,
    title: banner.heading,
    content: toNotice(banner, imageOf(banner)),
  })),
  ...ads.map((ad, index) => ({
    identifier: `ads-block-${index + 1}`,
    title: ad.heading,
    content: toNotice(ad, pictureOf(ad)),
  })),
  { identifier: "new-arrivals-ads", title: sideAd.heading, content: toNotice(sideAd, pictureOf(sideAd)) },
  {
    identifier: "shop-by-budget",
    title: "Shop by budget",
    content: `<h2>Shop by budget</h2><ul>${budgetLinks.join("")}</ul>`,
  },
  { identifier: "shop-promises", title: "Promises", content: `<ul>${promiseLinks.join("")}</ul>` },
  {
    identifier: "newsletter-invitation",
    title: "Newsletter",
    content: `<h2>One letter a month</h2><p>New arrivals and price drops, nothing else. You can leave with one click; see our <a href="${to("privacy-policy")}">privacy policy</a>.</p>`,
  },
];
