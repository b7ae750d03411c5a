import { createContext, useContext, useMemo } from "react";
import type { Constraints } from "~/lib/forms/submission";
import type { LogInDialog } from "~/lib/urls/paths";
import type { CaptchaForm, Captchas } from "~/lib/commerce/model/captcha";
import type { CustomerAttribute } from "~/lib/commerce/model/customer-attribute";
import type { Sku } from "~/lib/commerce/model/ids";
import type { DataForm, Store } from "~/lib/commerce/model/page";
import type { Notice } from "./notices";
import type { PageLink } from "./policy-links.server";
import type { Consent, Tags } from "~/lib/third-parties/tags";

export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly children: readonly MenuEntry[];
}

/**
 * Compact loader data: it is in every page. The path is "" if it is the usual one for the name.
 * Without children the name is enough.
 */
export type MenuTuple = string | MenuBranch;
type MenuBranch = readonly [name: string, path: string, ...children: MenuTuple[]];

export interface DeliveryPlace {
  readonly postcode: string;
  readonly town: string | null;
}

export interface ShopperState {
  readonly cartQuantity: number | null;
  readonly loggedIn: boolean;
  /** From its cookie; null until the shopper has chosen one. */
  readonly place: DeliveryPlace | null;
  /** Free delivery to the place: smallest sum in paise, last day. Null when unknown. */
  readonly freeDelivery: { readonly from: number; readonly by: string } | null;
  /** Over all lists. Null for guests and when unknown. */
  readonly wishlistCount: number | null;
  readonly wishlisted: readonly Sku[];
}

interface AccountDialogFacts {
  readonly passwordHint: string;
  readonly attributes: readonly CustomerAttribute[];
  readonly constraints: Constraints;
  /** As in "Log in to see your orders". */
  readonly reason: string | null;
}

/** Without what only the backend's answers need. */
export type KnownStore = Omit<Store, "productSuffix" | "categorySuffix" | "rootCategory" | "homePage" | "baseUrl">;

export interface RootData extends ShopperState {
  readonly store: Omit<
    KnownStore,
    "logo" | "keywords" | "base" | "favicon" | "welcome" | "copyright" | "hasWishlists"
  > & {
    readonly keywords?: string;
    /** As the header shows it. `url`: of the merchant's own file. */
    readonly logo: {
      readonly src: string;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      readonly url?: string;
    } | null;
    /** Only if the shopper chose another currency than the store's. */
    readonly base?: NonNullable<Store["base"]>;
    readonly favicon?: string;
  };
  /** Read it with `useMenu`. */
  readonly menu: readonly MenuTuple[];
  readonly hasWishlists: boolean;
  /** ISO code of the chosen store view's country. */
  readonly country: string;
  readonly compared: readonly Sku[];
  readonly accountDialog: (LogInDialog & AccountDialogFacts) | null;
  readonly notices: readonly Notice[];
  /** Id of the response the notices came with. */
  readonly noticesOf: string;
  readonly supportPhone: string;
  /** The merchant's own words, for the footer. */
  readonly about: readonly string[];
  readonly address?: string;
  /** Of the forms on this screen, or absent. */
  readonly captchas?: Captchas;
  /** Forms with a captcha, on any screen, whose token nothing can replace; or absent. */
  readonly needScript?: readonly CaptchaForm[];
  readonly findsOrders: boolean;
  readonly chatPath: "/chat" | "/contact-us";
  /** Null if not configured; `tags` is set if this page may load them. */
  readonly measuring: {
    readonly choice: Consent | null;
    readonly tags: Tags | null;
    /** Whether the server sends the events of a shopper who agreed (features/consent/README.md). */
    readonly isServerSending: boolean;
    /** Path prefixes of screens without tags. */
    readonly notOn: readonly string[];
  } | null;
  readonly footer: Readonly<Record<string, string>>;
  /** The backend did not answer for menu or footer, so the next page is a document. */
  readonly lacksFrame?: true | undefined;
  /** HTML about what the forms on this page collect. */
  readonly dataNotices: Readonly<Partial<Record<DataForm, string>>>;
  /** The page about returns that the merchant links in the footer; absent without one. */
  readonly returns?: PageLink;
  /** Terms, privacy, returns, cookies, support. Only on enclosed screens. */
  readonly footerLinks?: readonly PageLink[];
  /** This document answers an invalid form. */
  readonly wasInvalid?: true;
  /** To come back to this page; without the query on private screens. */
  readonly path: string;
  readonly origin: string;
  /** Store views with an origin of their own, for hreflang links. */
  readonly alternateStores: readonly { readonly language: string; readonly origin: string }[];
}

/** What client navigations do not change: only documents bring it. */
const OF_DOCUMENT = ["menu", "footer", "lacksFrame"] as const;
type OfDocument = (typeof OF_DOCUMENT)[number];

/** For a data request. Saves half of its root data. */
export function withoutFrame(data: RootData): Omit<RootData, OfDocument> {
  const changing: Partial<RootData> & Omit<RootData, OfDocument> = { ...data };
  for (const name of OF_DOCUMENT) delete changing[name];
  return changing;
}

let answered: RootData | undefined;
let latest: RootData | undefined;

/**
 * The root loader's data. On the server there always is some (entry.server). In a browser a client
 * navigation's data has no menu and footer, so these come from the page before; if the loader
 * failed, so does everything.
 */
export function knownRootData(data: unknown): RootData {
  if (import.meta.env.SSR) return data as RootData; // see above
  const answer = data as RootData | undefined; // see above
  if (answer && answer !== answered) {
    answered = answer;
    const { menu, footer, lacksFrame } = latest ?? answer;
    latest = Object.assign({ menu, footer, lacksFrame }, answer);
  }
  return latest as RootData; // see above
}

/** Remix's own hook renders every caller again for each state of a navigation. */
export const ShopContext = createContext<RootData | null>(null);

export function useRootData(): RootData {
  return useContext(ShopContext) as RootData; // the root's Layout provides it
}

/**
 * The shop's own words are English. Texts of a store view in another language are marked with it
 * (WCAG 3.1.1, 3.1.2).
 */
export function isEnglish(locale: string): boolean {
  return locale.startsWith("en");
}

/** `lang` of the store view's texts where it is not the page's. */
export function useContentLang(): string | undefined {
  const { locale } = useRootData().store;
  return isEnglish(locale) ? undefined : locale;
}

export function useMenu(): readonly MenuEntry[] {
  const { menu } = useRootData();
  return useMemo(() => fromMenuTuples(menu), [menu]);
}

export function toMenuTuples(entries: readonly MenuEntry[], levels: number, parent = ""): MenuTuple[] {
  if (levels === 0) return [];
  return entries.map(({ name, path, children }) => {
    const listed = path === usualPath(name, parent) ? "" : path;
    const below = toMenuTuples(children, levels - 1, path);
    return listed === "" && below.length === 0 ? name : [name, listed, ...below];
  });
}

export function fromMenuTuples(tuples: readonly MenuTuple[], parent = ""): MenuEntry[] {
  return tuples.map((tuple) => {
    const [name, listed, ...children] = typeof tuple === "string" ? ([tuple, ""] as const) : tuple;
    const path = listed || usualPath(name, parent);
    return { name, path, children: fromMenuTuples(children, path) };
  });
}

/**
 * As Magento proposes it: the name as URL key, below the parent and with its suffix. "Earbuds" in
 * "/audio.html" has "/audio/earbuds.html".
 */
function usualPath(name: string, parent: string): string {
  const [, folder = "", suffix = ""] = /^(.*?)(\.\w+)?$/.exec(parent) ?? [];
  const key = name.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return `${folder}/${key.join("-")}${suffix}`;
}
