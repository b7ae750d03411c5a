import { markSelector, marksOf } from "./marks";
import { showPendingAddition, undoPendingAddition } from "./return-after-add.client";

/**
 * The back/forward cache ignores `no-store`: reload, or totals are outdated (graphcommerce#1692).
 */
export function refreshOnBack(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && marksOf(document.documentElement).cache === "no-store") location.reload();
  });
}

const LAST_CART = "last-cart";

/** For `reloadWhenCartChanged`: the cart that this page showed when it was left. */
export function noteCart(): void {
  const cart = shownCart();
  try {
    if (cart) sessionStorage.setItem(LAST_CART, cart);
  } catch {
    // No storage: Back shows the page as it was.
  }
}

/**
 * Before hydration, Back restores a page with the cart of that time: reload, if a later page showed
 * another one.
 */
export function reloadWhenCartChanged({ persisted }: PageTransitionEvent): void {
  try {
    const cart = persisted ? shownCart() : null;
    if (cart && sessionStorage.getItem(LAST_CART) !== cart) location.reload();
  } catch {
    // No storage: the page stays as it was.
  }
}

/** "Cart, 2 items"; null in the checkout, which shows no cart. */
function shownCart(): string | null {
  return document.querySelector(markSelector("panel=cart"))?.getAttribute("aria-label") ?? null;
}

/** A copy: importing lib/images would enlarge the first script. */
const PLACEHOLDER = "/placeholder.svg";

/** The host does so itself for pictures it cannot find. */
export function replaceBrokenImages(): void {
  document.addEventListener(
    "error",
    ({ target }) => target instanceof HTMLImageElement && showPlaceholder(target),
    true,
  );
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) showPlaceholder(picture);
  }
}

function showPlaceholder(picture: HTMLImageElement): void {
  if (picture.src.endsWith(PLACEHOLDER)) return;
  picture.srcset = "";
  picture.src = PLACEHOLDER;
}

/** A held key repeats: each Enter would send the form again, as an addition of its own. */
export function ignoreRepeatedEnter(): void {
  addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter" && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  });
}

/**
 * For forms submitted by the browser; an addition also shows at the cart. For React's forms:
 * frame/use-busy-control.
 */
export function markBusy(): void {
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.submitter?.setAttribute("aria-busy", "true");
    showPendingAddition(event);
  });
  // The back/forward cache restores the page as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    undoPendingAddition();
    for (const control of document.querySelectorAll("button[aria-busy]")) control.removeAttribute("aria-busy");
  });
}

/** Submitting hides passwords again, so that no browser stores them as text. */
export function showPasswords(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(markSelector("show-password")) : null;
    if (button) show(button, button.getAttribute("aria-pressed") !== "true");
  });
  const hide = () => {
    for (const button of document.querySelectorAll(markSelector("show-password"))) show(button, false);
  };
  document.addEventListener("submit", hide, { capture: true });
}

function show(button: Element, isShown: boolean): void {
  button.setAttribute("aria-pressed", String(isShown));
  for (const field of button.closest("form")?.querySelectorAll<HTMLInputElement>("[autocomplete$=password]") ?? []) {
    field.type = isShown ? "text" : "password";
  }
}

/** Missing in TypeScript's DOM types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** By script, because the manifest causes a request for its icon. */
export function linkManifest(): void {
  // At the end of the head, where hydration ignores it.
  document.head.insertAdjacentHTML("beforeend", '<link rel="manifest" href="/manifest.webmanifest">');
}

/**
 * Marks the document while the shop can be installed, and replaces the browser's own bar by the
 * footer's button.
 */
export function offerInstall(): void {
  const marks = marksOf(document.documentElement);
  let offer: InstallOffer | null = null;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer; // what browsers send by this name
    marks.installs = "";
  });
  addEventListener("click", ({ target }) => {
    if (!offer || !(target instanceof Element) || !target.closest(markSelector("install"))) return;
    // The event can be used once, whether the shopper accepts or not.
    void offer.prompt();
    offer = null;
    delete marks.installs;
  });
}
