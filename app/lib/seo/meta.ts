import type { MetaDescriptor } from "@remix-run/react";
import type { RootData } from "~/lib/root-data";

export interface PageMeta {
  readonly title: string;
  readonly description?: string | null;
  /** Absolute or path; where this page's content has its one address. */
  readonly canonical?: string;
  readonly robots?: "noindex" | "noindex,nofollow";
  /** Absolute address of a picture for shared links. */
  readonly picture?: string;
  /** Pages of one list, beside this one. */
  readonly previous?: string | null;
  readonly next?: string | null;
  /** What the page says about itself in schema.org's words. Remix escapes it for its place in the page. */
  readonly jsonLd?: readonly object[];
}

/** What the frame around every screen knows; matched by the root route's id. */
export function rootOf(matches: readonly { readonly id: string; readonly data?: unknown }[]): RootData | null {
  const root = matches.find(({ id }) => id === "root")?.data;
  return (root ?? null) as RootData | null; // the root loader's own type; absent when it failed
}

/** Shared where a page has no picture of its own. */
const SHOP_PICTURE = "/icon-512.png";

/**
 * Title, description and what search engines and shared links read. With `root`, addresses become absolute and what the
 * page does not say about itself, the shop says.
 */
export function pageMeta(meta: PageMeta, root: RootData | null = null): MetaDescriptor[] {
  const { title, robots, jsonLd = [] } = meta;
  const absolute = (address: string | null | undefined) =>
    address ? (root?.origin ? new URL(address, root.origin).href : address) : null;
  const description = meta.description || (root && !robots ? describe(title, root) : null);
  const canonical = absolute(meta.canonical);
  const picture = meta.picture ?? (root?.origin ? absolute(SHOP_PICTURE) : null);
  return [
    { title: /^Bijli(?::|$)/.test(title) ? title : `${title} | Bijli` },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(canonical ? [link("canonical", canonical)] : []),
    ...(meta.previous ? [link("prev", absolute(meta.previous) ?? "")] : []),
    ...(meta.next ? [link("next", absolute(meta.next) ?? "")] : []),
    ...(canonical && root && !robots ? alternates(canonical, root) : []),
    ...(robots ? [{ name: "robots", content: robots }] : []),
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(canonical ? [{ property: "og:url", content: canonical }] : []),
    ...(root ? [{ property: "og:site_name", content: root.store.name }] : []),
    ...(picture ? [{ property: "og:image", content: picture }] : []),
    ...jsonLd.map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } })),
  ];
}

function link(rel: string, href: string): MetaDescriptor {
  return { tagName: "link", rel, href };
}

function describe(title: string, { store }: RootData): string {
  const goods = store.pricesIncludeTax
    ? "electronics with prices that include all taxes"
    : "electronics and digital goods";
  return store.description ?? `${title} at ${store.name}: ${goods}.`;
}

/** The same page in the other store views, where each of them has an address of its own. */
function alternates(canonical: string, { alternateStores }: RootData): MetaDescriptor[] {
  const { pathname, search } = new URL(canonical, "http://shop.invalid");
  return alternateStores.map(({ language, origin }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: language,
    href: origin + pathname + search,
  }));
}
