import type { Element } from "domhandler";
import { findAll } from "domutils";
import { Browserless } from "../support/browserless/browserless.ts";
import { nameOf, textOf } from "../support/browserless/names.ts";
import { readAccount, sendEnquiry } from "./leave-traces.ts";
import { type SeenInBrowser, lookInBrowser } from "./look-in-browser.ts";
import { mainOf, openPage, type ReadPage } from "./read-page.ts";

export interface ReadShop {
  readonly home: ReadPage;
  readonly listing: ReadPage | null;
  readonly products: readonly ReadPage[];
  /** With one product, put there by its form. */
  readonly cart: { readonly page: ReadPage; readonly product: ReadPage } | null;
  readonly checkout: ReadPage | null;
  readonly forms: Readonly<Record<"register" | "log-in" | "newsletter" | "contact" | "review", ReadPage | null>>;
  /** Its header, of the home page. */
  readonly contentSecurityPolicy: string | null;
  /** The page after an enquiry was sent. */
  readonly enquiry: ReadPage | null;
  /** The page about the data of an account made for this. */
  readonly account: ReadPage | null;
  readonly inBrowser: SeenInBrowser | null;
  /** Pages that the footer links to: terms, privacy, returns, about us and the like. */
  readonly texts: readonly ReadPage[];
  /** All of the above. */
  readonly pages: readonly ReadPage[];
}

/** What the audit may do beyond reading and filling a guest's cart. */
export interface Allowed {
  /** Sends one enquiry, which the merchant gets as a mail. */
  readonly enquiry?: boolean;
  /** Makes a customer's account, and deletes it. */
  readonly register?: boolean;
  /** Opens a few pages in Chromium. */
  readonly browser?: boolean;
}

const MOST_PRODUCTS = 4;
/** Finds goods by weight, volume or number. */
const MEASURES = ["pack", "kg", "ml"];
const MEASURED = /\b(?:pack|set) of \d+\b|\b\d+ ?(?:kg|g|ml|l|m)\b/i;
const TEXTS =
  /terms|privacy|return|refund|ship|deliver|grievance|contact|about|warrant|payment|accessib|faq|cancel|legal/i;

/**
 * Reads about 30 pages. Writes a guest's cart with one product, and nothing else unless allowed.
 */
export async function readShop(origin: string, allowed: Allowed = {}): Promise<ReadShop> {
  const shopper = new Browserless(origin);
  const home = await read(shopper, "/");
  if (!home) throw new Error(`${origin} does not answer with a page`);
  const listing = await findListing(shopper);
  const paths = listing ? productPaths(listing).slice(0, MOST_PRODUCTS) : [];
  const products = await readAll(shopper, [...paths, ...(await findMeasured(shopper))]);
  const texts = await readAll(shopper, ["/accessibility", ...textPaths(home)]);
  const forms = {
    register: await read(shopper, "/register"),
    "log-in": await read(shopper, "/login"),
    newsletter: await read(shopper, "/newsletter"),
    contact: await read(shopper, "/contact-us"),
    review: products[0] ? await read(shopper, `${products[0].path}?review=write`) : null,
  };
  const cart = await fillCart(shopper, products);
  const checkout = cart && (await read(shopper, "/checkout/user-account"));
  const others = [listing, ...products, cart?.page, checkout, ...Object.values(forms), ...texts];
  const pages = [home, ...others.flatMap((page) => page ?? [])];
  const { headers } = await shopper.send("/");
  const contentSecurityPolicy = headers["content-security-policy"]?.toString() ?? null;
  const shown = ["/", listing?.path, products[0]?.path, "/contact-us", "/login"].flatMap((path) => path ?? []);
  return {
    ...{ home, listing, products, cart, checkout, forms, texts, pages, contentSecurityPolicy },
    enquiry: allowed.enquiry ? await sendEnquiry(new Browserless(origin)) : null,
    account: allowed.register ? await readAccount(new Browserless(origin)) : null,
    inBrowser: allowed.browser ? await lookInBrowser(origin, shown) : null,
  };
}

async function readAll(shopper: Browserless, paths: readonly string[]): Promise<ReadPage[]> {
  const found: ReadPage[] = [];
  for (const path of new Set(paths)) {
    const page = await read(shopper, path);
    if (page) found.push(page);
  }
  return found;
}

/** Null for an error page, and where a redirect leaves the shop. */
async function read(shopper: Browserless, path: string): Promise<ReadPage | null> {
  try {
    await shopper.goto(path);
  } catch {
    return null;
  }
  return openPage(shopper);
}

async function findListing(shopper: Browserless): Promise<ReadPage | null> {
  const departments = await read(shopper, "/categories");
  const paths = (departments ? linksIn(mainOf(departments)) : []).filter((path) => path.endsWith(".html"));
  for (const path of paths.slice(0, 8)) {
    const page = await read(shopper, path);
    if (page && productPaths(page).length > 0) return page;
  }
  return null;
}

/** One product of each search that has a measure in its name. */
async function findMeasured(shopper: Browserless): Promise<string[]> {
  const found: string[] = [];
  for (const term of MEASURES) {
    const page = await read(shopper, `/search-results?term=${term}`);
    found.push(...(page ? productPaths(page, MEASURED).slice(0, 1) : []));
  }
  return found;
}

function productPaths(listing: ReadPage, names = /./): string[] {
  const cards = listing.all("list").filter((list) => nameOf(list) === "Products");
  const links = cards.flatMap((list) =>
    findAll((node) => node.name === "a" && names.test(textOf(node)), list.children),
  );
  return [...new Set(links.flatMap(pathOf).filter((path) => path.endsWith(".html")))];
}

function textPaths(home: ReadPage): string[] {
  const links = home.all("contentinfo").flatMap((footer) => findAll((node) => node.name === "a", footer.children));
  return links.filter((link) => TEXTS.test(`${link.attribs["href"]} ${textOf(link)}`)).flatMap(pathOf);
}

function linksIn(element: Element | null): string[] {
  return element ? findAll((node) => node.name === "a", element.children).flatMap(pathOf) : [];
}

function pathOf({ attribs }: Element): string[] {
  const href = attribs["href"] ?? "";
  return href.startsWith("/") && !href.startsWith("//") ? [href.split(/[?#]/)[0] ?? ""] : [];
}

async function fillCart(shopper: Browserless, products: readonly ReadPage[]): Promise<ReadShop["cart"]> {
  for (const product of products) {
    try {
      await shopper.goto(product.path);
      await shopper.within("main").press("Add to cart");
    } catch {
      continue; // it needs a choice, or is sold out
    }
    const page = await read(shopper, "/cart");
    if (page && cartLines(page) > 0) return { page, product };
  }
  return null;
}

export function cartLines(cart: ReadPage): number {
  return cart.all("link", "button").filter((control) => nameOf(control).startsWith("Remove")).length;
}
