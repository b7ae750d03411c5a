import { useRouteLoaderData } from "@remix-run/react";
import type { DialogAddress } from "./account/account-dialog";
import type { CategoryNode } from "./commerce/model/category";
import type { Store } from "./commerce/model/page";
import type { Notice } from "./notices";

/** What the frame around every screen shows. */
export interface RootData {
  readonly store: Pick<
    Store,
    "name" | "title" | "description" | "currency" | "locale" | "currencies" | "stores" | "logo"
  >;
  readonly menu: readonly CategoryNode[];
  /** Null when the backend could not say. */
  readonly cartQuantity: number | null;
  readonly loggedIn: boolean;
  /** The form that stands open over this page. */
  readonly accountDialog: (DialogAddress & { readonly passwordHint: string }) | null;
  readonly notices: readonly Notice[];
  readonly supportPhone: string;
  /** Sanitised HTML of the footer's content blocks, by identifier. */
  readonly footer: Readonly<Record<string, string>>;
  /** Path and query of this page, for forms that come back to it. */
  readonly path: string;
  readonly origin: string;
}

/** The frame with nothing in it: for an error so early that the root loader gave no answer. */
export const EMPTY_ROOT_DATA: RootData = {
  store: {
    name: "Bijli",
    title: "Bijli",
    description: null,
    currency: "INR",
    locale: "en-IN",
    currencies: ["INR"],
    stores: [],
    logo: null,
  },
  menu: [],
  cartQuantity: null,
  loggedIn: false,
  accountDialog: null,
  notices: [],
  supportPhone: "",
  footer: {},
  path: "/",
  origin: "",
};

export function useShop(): RootData {
  return useRouteLoaderData<RootData>("root") ?? EMPTY_ROOT_DATA;
}
