import { type MetaArgs, type MetaDescriptor, type MetaFunction, useMatches } from "@remix-run/react";
import type { CaptchaForm } from "~/lib/commerce/model/captcha";
import type { DataForm } from "~/lib/commerce/model/page";
import { ERROR_PREFIX } from "~/lib/forms/submission";
import { knownRootData, type RootData } from "~/lib/root-data";

/** `export const handle: Screen` in its route or a parent route. */
export type Screen = Partial<ScreenProperties>;

export interface ScreenProperties {
  /**
   * "public": Node, a CDN and the offline cache may store it; browsers always revalidate.
   * "private": only this browser stores it. "no-store": Back loads it again.
   */
  readonly cache: "public" | "private" | "no-store";
  /**
   * `disallow` also goes into robots.txt. An `index` screen with a fixed path is in the sitemap.
   */
  readonly robots: "index" | "noindex" | "disallow";
  readonly prefetch: boolean;
  /** Third-party scripts allowed here: tags with consent, the chat, or none. */
  readonly thirdParties: "tags" | "chat" | "none";
  /** "panel" opens after an addition; "none": an order has replaced the cart. */
  readonly cart: "panel" | "screen" | "none";
  /** Whether guests may see it, for instance after a session has ended. */
  readonly forGuests: boolean;
  /** False where the screen itself is a log-in form. */
  readonly logInDialog: boolean;
  /**
   * Forms of the screen that Magento may protect with a captcha. Its script is allowed on these
   * screens only.
   */
  readonly captchas?: readonly CaptchaForm[];
  /** Forms of the screen that say which data they collect and why. */
  readonly collects?: readonly DataForm[];
  /** Whether the frame only links to the cart: no search, menus, bars, panels. */
  readonly enclosed: boolean;
}

const DEFAULTS: ScreenProperties = {
  cache: "private",
  robots: "index",
  prefetch: true,
  thirdParties: "tags",
  cart: "panel",
  forGuests: false,
  logInDialog: true,
  enclosed: false,
};

/** Outermost first; inner ones override. */
export function screenOf(matches: readonly { readonly handle?: unknown }[]): ScreenProperties {
  return Object.assign({}, DEFAULTS, ...matches.map(({ handle }) => handle)) as ScreenProperties; // a route's handle is a Screen
}

/**
 * Whether its pages show a customer's data. Then they repeat nothing of their query: a guess beside
 * the right text compresses better, which someone on the line can see (BREACH).
 */
export function isPrivate({ cache, forGuests }: ScreenProperties): boolean {
  return cache === "no-store" && !forGuests;
}

export function useScreen(): ScreenProperties {
  return screenOf(useMatches());
}

export interface PageMeta {
  readonly title: string;
  readonly description?: string | null;
  readonly canonical?: string;
  readonly robots?: "noindex" | "noindex,nofollow";
  readonly picture?: string;
  readonly previous?: string | null;
  readonly next?: string | null;
  /**
   * The first picture, which a slow connection loads before the styles are parsed. Several only
   * with media queries.
   */
  readonly preload?: readonly PreloadedPicture[];
}

export interface PreloadedPicture {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly media?: string | undefined;
}

const SHOP_PICTURE = "/icon-512.png";

type DataOf<Loader> = Exclude<MetaArgs<Loader>["data"], undefined>;

/**
 * The `meta` of a screen: its title, or what follows from its loader's data. If a loader failed,
 * Remix calls only the root's `meta`.
 */
export function screenMeta<Loader>(
  page: string | ((data: DataOf<Loader>, root: RootData) => PageMeta),
): MetaFunction<Loader> {
  return ({ data, matches }) =>
    typeof page === "string"
      ? pageMeta({ title: page }, matches)
      : pageMeta(page(data as DataOf<Loader>, rootOf(matches)), matches); // defined, see above
}

type Matches = readonly { readonly id: string; readonly data?: unknown }[];

function rootOf(matches: Matches): RootData {
  return knownRootData(matches.find(({ id }) => id === "root")?.data);
}

/**
 * Tags for crawlers and link previews only in documents (docs/decisions/0026). The root's data
 * supplies defaults.
 */
export function pageMeta(page: PageMeta, matches: Matches): MetaDescriptor[] {
  const root = rootOf(matches);
  const meta = root.wasInvalid ? { ...page, title: ERROR_PREFIX + page.title } : page;
  const title = { title: fullTitle(meta.title, root) };
  if (!import.meta.env.SSR) return [title];
  return [title, ...documentTags(meta, root).map((tag) => ({ ...tag, "data-ssr": "" }))];
}

/** A title that begins with the shop's name stays as it is. */
function fullTitle(title: string, { store: { name, title: homeTitle, titleAffixes } }: RootData): string {
  if (title === name || title === homeTitle || title.startsWith(`${name}:`)) return title;
  return titleAffixes[0] + title + titleAffixes[1];
}

function documentTags(meta: PageMeta, root: RootData): MetaDescriptor[] {
  const { title, robots, preload = [] } = meta;
  const absolute = (path: string) => new URL(path, root.origin).href;
  const canonical = meta.canonical ? absolute(meta.canonical) : null;
  const description = meta.description || (canonical && !robots ? describe(title, root) : null);
  const picture = meta.picture ?? (canonical ? absolute(SHOP_PICTURE) : null);
  return [
    ...preload.map(toPreload),
    ...(description ? [{ name: "description", content: description }] : []),
    ...(canonical && root.store.keywords ? [{ name: "keywords", content: root.store.keywords }] : []),
    ...(canonical ? [link("canonical", canonical)] : []),
    ...(meta.previous ? [link("prev", absolute(meta.previous))] : []),
    ...(meta.next ? [link("next", absolute(meta.next))] : []),
    ...(canonical && !robots ? alternates(canonical, root) : []),
    ...(robots ? [{ name: "robots", content: robots }] : []),
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(canonical ? [{ property: "og:url", content: canonical }] : []),
    ...(root.store.name ? [{ property: "og:site_name", content: root.store.name }] : []),
    ...(picture ? [{ property: "og:image", content: picture }] : []),
  ];
}

function toPreload({ src, srcSet, sizes, media }: PreloadedPicture): MetaDescriptor {
  return {
    tagName: "link",
    rel: "preload",
    as: "image",
    href: src,
    fetchpriority: "high",
    ...(srcSet && { imageSrcSet: srcSet }),
    ...(sizes && { imageSizes: sizes }),
    ...(media && { media }),
  };
}

function link(rel: string, href: string) {
  return { tagName: "link", rel, href };
}

function describe(title: string, { store }: RootData): string {
  return store.description ?? `${title} at ${store.name}.${store.pricesIncludeTax ? " Prices include all taxes." : ""}`;
}

function alternates(canonical: string, { alternateStores }: RootData): MetaDescriptor[] {
  const { pathname, search } = new URL(canonical);
  return alternateStores.map(({ language, origin }) => ({
    ...link("alternate", origin + pathname + search),
    hrefLang: language,
  }));
}
