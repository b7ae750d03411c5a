import type { Element } from "domhandler";
import { findAll } from "domutils";
import { Browserless } from "../support/browserless/browserless.ts";
import { nameOf, textOf } from "../support/browserless/names.ts";
import type { ParsedPage } from "../support/browserless/parsed-page.ts";
import { PartOfPage } from "../support/browserless/part-of-page.ts";
import type { Role } from "../support/shopper.ts";

/** A page as a shopper without script gets it. */
export interface ReadPage {
  readonly path: string;
  /** Visible text with single spaces. */
  readonly text: string;
  readonly parsed: ParsedPage;
  all(...roles: Role[]): Element[];
}

export interface ReadShop {
  readonly home: ReadPage;
  readonly listing: ReadPage | null;
  readonly products: readonly ReadPage[];
  /** With one product, put there by its form. */
  readonly cart: { readonly page: ReadPage; readonly product: ReadPage } | null;
  readonly checkout: ReadPage | null;
  readonly forms: Readonly<Record<"register" | "log-in" | "newsletter" | "contact" | "review", ReadPage | null>>;
  /** Pages that the footer links to: terms, privacy, returns, about us and the like. */
  readonly texts: readonly ReadPage[];
  /** All of the above. */
  readonly pages: readonly ReadPage[];
}

const MOST_PRODUCTS = 4;
const TEXTS =
  /terms|privacy|return|refund|ship|deliver|grievance|contact|about|warrant|payment|accessib|faq|cancel|legal/i;

/** Reads about 30 pages. Writes one thing: a guest's cart with one product. */
export async function readShop(origin: string): Promise<ReadShop> {
  const shopper = new Browserless(origin);
  const home = await read(shopper, "/");
  if (!home) throw new Error(`${origin} does not answer with a page`);
  const listing = await findListing(shopper);
  const products = await readAll(shopper, listing ? productPaths(listing).slice(0, MOST_PRODUCTS) : []);
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
  return { home, listing, products, cart, checkout, forms, texts, pages };
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
  const parsed = shopper.page;
  const scope = new PartOfPage(() => parsed);
  return {
    path: shopper.address(),
    text: textOf(parsed.document),
    parsed,
    all: (...roles) => scope.findAll(roles),
  };
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

function productPaths(listing: ReadPage): string[] {
  const cards = listing.all("list").filter((list) => nameOf(list) === "Products");
  return [...new Set(cards.flatMap((list) => linksIn(list)).filter((path) => path.endsWith(".html")))];
}

function textPaths(home: ReadPage): string[] {
  const links = home.all("contentinfo").flatMap((footer) => findAll((node) => node.name === "a", footer.children));
  return links.filter((link) => TEXTS.test(`${link.attribs["href"]} ${textOf(link)}`)).flatMap(pathOf);
}

export function mainOf(page: ReadPage): Element | null {
  return page.all("main")[0] ?? null;
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
