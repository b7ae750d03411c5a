import type { BannerKind } from "../pictures/banners.ts";
import type { CmsSeed } from "../seed.ts";
import { media, to, toCategory } from "./links.ts";

// Grounds: hero pictures are deep and calm on the left (on top in the phone's crop), for white print; all others are pale, for dark.

interface Slide {
  picture: "hero-phones" | "hero-cinema" | "hero-laptops" | "hero-home";
  href: string;
  heading: string;
  line: string;
}

const slides: Slide[] = [
  {
    picture: "hero-phones",
    href: toCategory("5g-phones"),
    heading: "5G phones, ready for your network",
    line: "Bands listed for every model. Free delivery from ₹999.",
  },
  {
    picture: "hero-cinema",
    href: toCategory("4k-tvs"),
    heading: "The living room, in 4K",
    line: "4K televisions for every room, with wall mounting by appointment.",
  },
  {
    picture: "hero-laptops",
    href: toCategory("laptops"),
    heading: "Laptops for work, study and play",
    line: "From light 14-inch machines to gaming desks you can carry.",
  },
  {
    picture: "hero-home",
    href: toCategory("home-appliances"),
    heading: "Appliances with their running costs stated",
    line: "Compare star ratings and capacities before you choose.",
  },
];

/** The first slide is the largest picture of the page: it is fetched at once, the others when they come into view. */
function toSlide({ picture, href, heading, line }: Slide, index: number): string {
  const haste = index === 0 ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<li><a href="${href}"><picture><source media="(max-width: 767px)" srcset="${media(`${picture}-mobile`)}" width="768" height="768"><img src="${media(picture)}" width="1280" height="520" alt="" ${haste}></picture><div><h2>${heading}</h2><p>${line}</p></div></a></li>`;
}

interface Notice {
  picture: BannerKind;
  href: string;
  heading: string;
  line: string;
}

const banners: Notice[] = [
  {
    picture: "banner-cinema",
    href: toCategory("oled-mini-led-tvs"),
    heading: "OLED and Mini LED",
    line: "Deep black, bright days.",
  },
  {
    picture: "banner-exchange",
    href: toCategory("flagship-phones"),
    heading: "Flagship phones",
    line: "The cameras people talk about.",
  },
  {
    picture: "banner-students",
    href: toCategory("compact-laptops"),
    heading: "Light laptops for class",
    line: "13 and 14 inches, all-day batteries.",
  },
  {
    picture: "banner-care",
    href: toCategory("extended-warranties"),
    heading: "Bijli Care",
    line: "Up to three years of extra cover.",
  },
];

const ads: Notice[] = [
  {
    picture: "ad-audio",
    href: toCategory("noise-cancelling-headphones"),
    heading: "Quiet on the metro",
    line: "Noise-cancelling headphones",
  },
  {
    picture: "ad-watches",
    href: toCategory("smartwatches"),
    heading: "Count every step",
    line: "Smartwatches and sports watches",
  },
  {
    picture: "ad-gaming",
    href: toCategory("gaming"),
    heading: "Player two is waiting",
    line: "Consoles, controllers and chairs",
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
  {
    picture: "ad-cooling",
    href: toCategory("air-conditioners"),
    heading: "Summer, solved",
    line: "Inverter air conditioners",
  },
  {
    picture: "ad-cameras",
    href: toCategory("mirrorless-cameras"),
    heading: "See it like you meant it",
    line: "Mirrorless cameras and lenses",
  },
  {
    picture: "ad-gifts",
    href: toCategory("gift-vouchers"),
    heading: "Let them choose",
    line: "Gift vouchers by e-mail",
  },
];

function toNotice({ picture, href, heading, line }: Notice, size: "wide" | "small"): string {
  const [width, height] = size === "wide" ? [640, 320] : [600, 300];
  return `<a class="ad ad-${size}" href="${href}"><picture><img src="${media(picture)}" width="${width}" height="${height}" alt="" loading="lazy"></picture><div><h2>${heading}</h2><p>${line}</p></div></a>`;
}

interface Shelf {
  identifier: string;
  title: string;
  tiles: [picture: BannerKind, category: string, name: string][];
}

const shelves: Shelf[] = [
  {
    identifier: "category-ads-digital",
    title: "For the pocket and the desk",
    tiles: [
      ["tile-phones", "smartphones", "Smartphones"],
      ["tile-laptops", "laptops", "Laptops"],
      ["tile-headphones", "headphones", "Headphones"],
      ["tile-watches", "smartwatches", "Smartwatches"],
    ],
  },
  {
    identifier: "category-ads-home",
    title: "For the home",
    tiles: [
      ["tile-refrigerators", "refrigerators", "Refrigerators"],
      ["tile-washing-machines", "washing-machines", "Washing machines"],
      ["tile-air-conditioners", "air-conditioners", "Air conditioners"],
      ["tile-kitchen", "kitchen", "Kitchen"],
    ],
  },
  {
    identifier: "category-ads-play",
    title: "For the weekend",
    tiles: [
      ["tile-televisions", "televisions", "Televisions"],
      ["tile-consoles", "consoles", "Consoles"],
      ["tile-cameras", "cameras", "Cameras"],
      ["tile-routers", "networking", "Networking"],
    ],
  },
];

function toShelf({ title, tiles }: Shelf): string {
  const links = tiles.map(
    ([picture, category, name]) =>
      `<li><a href="${toCategory(category)}"><picture><img src="${media(picture)}" width="320" height="320" alt="" loading="lazy"></picture><span>${name}</span></a></li>`,
  );
  return `<h2>${title}</h2><ul class="category-ads">${links.join("")}</ul>`;
}

export const homeBlocks: CmsSeed[] = [
  { identifier: "hero-slider", title: "Hero slider", content: `<ul class="hero">${slides.map(toSlide).join("")}</ul>` },
  ...banners.map((banner, index) => ({
    identifier: `banner-block-${index + 1}`,
    title: banner.heading,
    content: toNotice(banner, "wide"),
  })),
  ...ads.map((ad, index) => ({
    identifier: `ads-block-${index + 1}`,
    title: ad.heading,
    content: toNotice(ad, "small"),
  })),
  ...shelves.map((shelf) => ({ identifier: shelf.identifier, title: shelf.title, content: toShelf(shelf) })),
  {
    identifier: "newsletter-invitation",
    title: "Newsletter",
    content: `<h2>One letter a month</h2><p>New arrivals and price drops, nothing else. You can leave with one click; see our <a href="${to("privacy-policy")}">privacy policy</a>.</p>`,
  },
];
