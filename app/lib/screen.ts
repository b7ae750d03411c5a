import { useMatches } from "@remix-run/react";

/** `export const handle: Screen` in its route or a parent route. */
export type Screen = Partial<ScreenProperties>;

export interface ScreenProperties {
  /** Who may get a cached copy: all guests (also offline), this shopper, or nobody (Back reloads the page). */
  readonly cache: "public" | "private" | "no-store";
  /** `disallow` also goes into robots.txt. An `index` screen with a fixed path is in the sitemap. */
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

export function useScreen(): ScreenProperties {
  return screenOf(useMatches());
}
