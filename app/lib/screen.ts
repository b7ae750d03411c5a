import { useMatches } from "@remix-run/react";

/** What a screen says about itself: `export const handle: Screen` in its route, or in the route around it. */
export type Screen = Partial<ScreenFacts>;

export interface ScreenFacts {
  /**
   * Who may see a copy made earlier: anybody (also offline), this shopper, or nobody. What nobody keeps is about money or
   * an account: it is asked for again after Back, and nothing interrupts it.
   */
  readonly keep: "anybody" | "shopper" | "nobody";
  /** `disallow` also stands in robots.txt. An `index` screen with one address is in the sitemap. */
  readonly robots: "index" | "noindex" | "disallow";
  /** Whether a browser may fetch it before its link is followed. */
  readonly fetchAhead: boolean;
  /** Who may load script here beside the shop: the tags of shoppers who agreed, the chat, or nobody. */
  readonly thirdParties: "tags" | "chat" | "none";
  /** Where the cart is: in the panel that opens after an addition, on the screen itself, or (an order took its place) nowhere. */
  readonly cart: "panel" | "screen" | "none";
  /** Meant for those who are not logged in, the password-reset link included: a session that ends leads back here. */
  readonly forGuests: boolean;
  /** Whether the log-in dialog may open over it: not where its form is the screen. */
  readonly logInDialog: boolean;
}

const DEFAULTS: ScreenFacts = {
  keep: "shopper",
  robots: "index",
  fetchAhead: true,
  thirdParties: "tags",
  cart: "panel",
  forGuests: false,
  logInDialog: true,
};

/** The facts of matched routes, outermost first: the inner one has the last word. */
export function screenOf(matches: readonly { readonly handle?: unknown }[]): ScreenFacts {
  return Object.assign({}, DEFAULTS, ...matches.map(({ handle }) => handle)) as ScreenFacts; // a route's handle is a Screen
}

/** The facts of the screen that is shown. */
export function useScreen(): ScreenFacts {
  return screenOf(useMatches());
}
