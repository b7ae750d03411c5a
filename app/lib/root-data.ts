import { createContext, useContext, useMemo } from "react";
import type { Constraints } from "~/lib/forms/submission";
import type { DialogAddress } from "~/lib/urls/log-in-address";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Store } from "~/lib/commerce/model/page";
import type { Notice } from "./notices";
import type { Consent, Tags } from "~/lib/third-parties/tags";

export interface CaptchaKey {
  readonly provider: "recaptcha" | "turnstile";
  readonly siteKey: string;
}

/** A category as the frame shows it. */
export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly children: readonly MenuEntry[];
}

/** A MenuEntry in loader data: it is in every page, where names of fields would double its bytes. */
export type MenuTuple = readonly [name: string, path: string, ...children: MenuTuple[]];

/** Where things are to be sent, before there is an address. */
export interface DeliveryPlace {
  readonly postcode: string;
  /** Null where the code does not tell. */
  readonly town: string | null;
}

/** The shopper's data on every page. */
export interface ShopperState {
  /** Null when unknown. */
  readonly cartQuantity: number | null;
  readonly loggedIn: boolean;
  /** From its cookie alone; null until the shopper has named one. */
  readonly place: DeliveryPlace | null;
  /** Orders that are delivered free there: smallest sum in paise, last day. Null without a place, and where the backend does not say. */
  readonly freeDelivery: { readonly from: number; readonly by: string } | null;
  /** Number of wishlist items, over all lists. Null for guests and when unknown. */
  readonly wishlistCount: number | null;
  /** Skus on the wishlist, for the heart buttons. */
  readonly wishlisted: readonly Sku[];
}

interface AccountDialogFacts {
  readonly passwordHint: string;
  readonly constraints: Constraints;
  /** What it is opened for, as in "Log in to see your orders"; null where nothing asked for it. */
  readonly reason: string | null;
}

/** Data of the frame around every screen. */
export interface RootData extends ShopperState {
  readonly store: Pick<
    Store,
    | "code"
    | "name"
    | "title"
    | "titleAffixes"
    | "description"
    | "currency"
    | "locale"
    | "currencies"
    | "stores"
    | "logo"
    | "pricesIncludeTax"
  > & {
    readonly keywords?: string;
    /** Path of the merchant's icon, in a size and format that the shop serves. */
    readonly favicon?: string;
  };
  /** Read it with `useMenu`. */
  readonly menu: readonly MenuTuple[];
  readonly hasWishlists: boolean;
  /** ISO code of the chosen store view's country. */
  readonly country: string;
  /** Skus on the compare list, for the compare buttons. */
  readonly compared: readonly Sku[];
  /** The dialog open over this page. */
  readonly accountDialog: (DialogAddress & AccountDialogFacts) | null;
  readonly notices: readonly Notice[];
  /** Id of the response the notices came with. */
  readonly noticesOf: string;
  /** Empty where the shop has none. */
  readonly supportPhone: string;
  /** What the merchant says of himself, for the footer. */
  readonly about: readonly string[];
  /** For search engines. */
  readonly address?: string;
  /** Null where the shop has none. */
  readonly captcha: CaptchaKey | null;
  /** Whether guests can look orders up. */
  readonly findsOrders: boolean;
  /** The live chat if configured, otherwise the contact page. */
  readonly chatPath: "/chat" | "/contact-us";
  /** Tag manager and analytics: null if not configured; `tags` is set if this page may load them. */
  readonly measuring: {
    readonly choice: Consent | null;
    readonly tags: Tags | null;
    /** Whether the server sends the events of a shopper who agreed (features/consent/README.md). */
    readonly isServerSending: boolean;
    /** Path prefixes of screens without tags. */
    readonly notOn: readonly string[];
  } | null;
  /** Sanitised HTML of the footer's content blocks, by identifier. */
  readonly footer: Readonly<Record<string, string>>;
  /** Path and query of this page, for forms that return to it. */
  readonly path: string;
  readonly origin: string;
  /** Store views with an origin of their own, for hreflang links. */
  readonly alternateStores: readonly { readonly language: string; readonly origin: string }[];
}

/** Without any data: for errors so early that there is no root data. */
export const EMPTY_ROOT_DATA: RootData = {
  store: {
    code: "",
    name: "",
    title: "",
    titleAffixes: ["", ""],
    description: null,
    currency: "INR",
    locale: "en-IN",
    currencies: ["INR"],
    stores: [],
    logo: null,
    pricesIncludeTax: null,
  },
  menu: [],
  cartQuantity: null,
  loggedIn: false,
  place: null,
  freeDelivery: null,
  wishlistCount: null,
  wishlisted: [],
  hasWishlists: true,
  country: "IN",
  compared: [],
  accountDialog: null,
  notices: [],
  noticesOf: "",
  supportPhone: "",
  about: [],
  captcha: null,
  findsOrders: false,
  chatPath: "/contact-us",
  measuring: null,
  footer: {},
  path: "/",
  origin: "",
  alternateStores: [],
};

/** The root route's data, provided by its layout: Remix's own hook renders every caller again for each state of a navigation. */
export const ShopContext = createContext(EMPTY_ROOT_DATA);

export function useShop(): RootData {
  return useContext(ShopContext);
}

/** The departments, each with its categories below. */
export function useMenu(): readonly MenuEntry[] {
  const { menu } = useShop();
  return useMemo(() => menu.map(toMenuEntry), [menu]);
}

function toMenuEntry([name, path, ...children]: MenuTuple): MenuEntry {
  return { name, path, children: children.map(toMenuEntry) };
}
