import { useMatches } from "@remix-run/react";

/** Properties of a screen: `export const handle: Screen` in its route or a parent route. */
export type Screen = Partial<ScreenProperties>;

export interface ScreenProperties {
  /**
   * Who may see a cached copy: "anybody" (also offline), this shopper, or "nobody". The last is for payment and account pages: Back reloads them, and
   * nothing may interrupt them.
   */
  readonly keep: "anybody" | "shopper" | "nobody";
  /** `disallow` also goes into robots.txt. An `index` screen with a fixed path is in the sitemap. */
  readonly robots: "index" | "noindex" | "disallow";
  /** Whether it may be prefetched. */
  readonly prefetch: boolean;
  /** Third-party scripts allowed here: tags with consent, the chat, or none. */
  readonly thirdParties: "tags" | "chat" | "none";
  /** Where the cart is shown: in the panel that opens after an addition, on the screen itself, or nowhere (an order has replaced it). */
  readonly cart: "panel" | "screen" | "none";
  /** Pages open to guests; includes the password-reset link. After a session ends they can be shown again. */
  readonly forGuests: boolean;
  /** Whether the log-in dialog may open here: not where the screen is the log-in form itself. */
  readonly logInDialog: boolean;
  /** Whether the frame leaves out every way to the rest of the shop but the cart: search, menus, bars, panels. */
  readonly enclosed: boolean;
}

const DEFAULTS: ScreenProperties = {
  keep: "shopper",
  robots: "index",
  prefetch: true,
  thirdParties: "tags",
  cart: "panel",
  forGuests: false,
  logInDialog: true,
  enclosed: false,
};

/** Properties of the matched routes, outermost first; inner ones override. */
export function screenOf(matches: readonly { readonly handle?: unknown }[]): ScreenProperties {
  return Object.assign({}, DEFAULTS, ...matches.map(({ handle }) => handle)) as ScreenProperties; // a route's handle is a Screen
}

/** Properties of the current screen. */
export function useScreen(): ScreenProperties {
  return screenOf(useMatches());
}
