import type { Constraints } from "~/lib/forms/submission";
import { useRouteLoaderData } from "@remix-run/react";
import type { DialogAddress } from "~/lib/urls/log-in-address";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Store } from "~/lib/commerce/model/page";
import type { Notice } from "./notices";
import { pack, type Packed } from "./packed";
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

/** What the frame around every screen shows. */
export interface RootData {
  readonly store: Pick<
    Store,
    | "code"
    | "name"
    | "title"
    | "description"
    | "currency"
    | "locale"
    | "currencies"
    | "stores"
    | "logo"
    | "pricesIncludeTax"
  >;
  readonly menu: Packed<readonly MenuEntry[]>;
  /** Null when the backend could not say. */
  readonly cartQuantity: number | null;
  readonly loggedIn: boolean;
  /** The number on the wishlist, the sum over all lists. Null for guests and when the backend could not say. */
  readonly wishlistCount: number | null;
  /** What is on the wishlist, by the sku of the product, so that every product can say whether it is. Null in a shop without wishlists. */
  readonly wishlisted: readonly Sku[] | null;
  /** What is on the compare list, so that every product can say whether it is. */
  readonly compared: readonly Sku[];
  /** The form that stands open over this page. */
  readonly accountDialog: (DialogAddress & { readonly passwordHint: string; readonly constraints: Constraints }) | null;
  readonly notices: readonly Notice[];
  /** Names the answer they came with. */
  readonly noticesOf: string;
  readonly supportPhone: string;
  /** Null where the shop has none. */
  readonly captcha: CaptchaKey | null;
  /** Whether the backend finds an order without a log-in. */
  readonly findsOrders: boolean;
  /** The live chat where one is configured, the contact page otherwise. */
  readonly chatPath: "/chat" | "/contact-us";
  /** Tag manager and analytics: null when none is configured; loaded on this page only where `tags` is set. */
  readonly measuring: {
    readonly choice: Consent | null;
    readonly tags: Tags | null;
    /** Beginnings of the paths of screens that let none in. */
    readonly notOn: readonly string[];
  } | null;
  /** Sanitised HTML of the footer's content blocks, by identifier. */
  readonly footer: Readonly<Record<string, string>>;
  /** Path and query of this page, for forms that come back to it. */
  readonly path: string;
  readonly origin: string;
  /** Store views with an address of their own, for links between the languages of one page. */
  readonly alternateStores: readonly { readonly language: string; readonly origin: string }[];
}

/** The frame with nothing in it: for an error so early that the root loader gave no answer. */
export const EMPTY_ROOT_DATA: RootData = {
  store: {
    code: "",
    name: "Bijli",
    title: "Bijli",
    description: null,
    currency: "INR",
    locale: "en-IN",
    currencies: ["INR"],
    stores: [],
    logo: null,
    pricesIncludeTax: null,
  },
  menu: pack([]),
  cartQuantity: null,
  loggedIn: false,
  wishlistCount: null,
  wishlisted: [],
  compared: [],
  accountDialog: null,
  notices: [],
  noticesOf: "",
  supportPhone: "",
  captcha: null,
  findsOrders: false,
  chatPath: "/contact-us",
  measuring: null,
  footer: {},
  path: "/",
  origin: "",
  alternateStores: [],
};

export function useShop(): RootData {
  return useRouteLoaderData<RootData>("root") ?? EMPTY_ROOT_DATA;
}
