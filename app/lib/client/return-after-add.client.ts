import { addedQuantity } from "~/lib/cart-addition";
import { emit } from "~/lib/third-parties/shop-events";
import { markSelector, marksOf } from "./marks";

const ADDING = "adding";
const CART = markSelector("panel=cart");

interface Addition {
  readonly sku: string;
  readonly quantity: number;
  /** The page and its scroll position. */
  readonly path: string;
  readonly top: number;
}

/**
 * With script, adding to the cart returns to the page and opens the cart panel, before and after
 * hydration. Without script the form leads to the cart page. No panel opens on screens that show
 * the cart themselves or have none.
 */
export function returnAfterAdd(): void {
  returnToPlace();
  let action = "";
  addEventListener("submit", (event) => (action = actionOf(event)), { capture: true });
  addEventListener("formdata", ({ formData, target }) => {
    const { pathname: path, search } = location;
    const quantity = addedQuantity(formData, action, path);
    if (quantity === 0 || "cart" in marksOf(document.documentElement)) return;
    const { sku } = marksOf(target as HTMLFormElement); // the target of this event
    const added: Addition = { sku: String(formData.get("add") ?? sku), quantity, path, top: scrollY };
    try {
      sessionStorage.setItem(ADDING, JSON.stringify(added));
    } catch {
      return; // No storage: the next page would not know.
    }
    if (!formData.has("return-to")) formData.set("return-to", path + search);
  });
}

/** Scrolls to where the addition was submitted, unless the shopper already scrolls. */
function returnToPlace(): void {
  const added = isAfterAdd() ? storedAddition() : null;
  if (added?.path === location.pathname && scrollY === 0) scrollTo(0, added.top);
}

function actionOf({ target, submitter }: SubmitEvent): string {
  const action = submitter?.getAttribute("formaction") ?? (target as Element).getAttribute("action"); // a form
  return new URL(action ?? "", location.href).pathname;
}

/** The cart's number before `showPendingAddition`. */
let confirmed: string | null = null;

/**
 * Shows the cart's new number while the browser submits the form. The next page has the confirmed
 * one.
 */
export function showPendingAddition(event: SubmitEvent): void {
  const form = new FormData(event.target as HTMLFormElement, event.submitter); // the target of this event
  const quantity = addedQuantity(form, actionOf(event), location.pathname);
  const before = confirmed ?? marksOf(cartBadge()).count ?? "0";
  if (quantity === 0 || !(Number(before) + quantity < 100)) return;
  confirmed = before;
  showCount(String(Number(before) + quantity), true);
}

/** Also before hydration: React takes the number in the page for the confirmed one. */
export function undoPendingAddition(): void {
  if (confirmed !== null) showCount(confirmed, false);
  confirmed = null;
}

function showCount(count: string, isPending: boolean): void {
  const badge = cartBadge() ?? document.createElement("b");
  badge.className = "count"; // as in frame/header
  marksOf(badge).count = count;
  badge.ariaBusy = isPending ? "true" : null;
  if (count === "0") badge.remove();
  else document.querySelector(CART)?.append(badge);
}

function cartBadge(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${CART} ${markSelector("count")}`);
}

/** Whether this page confirms an addition that the browser submitted. Forgets one that failed. */
export function isAfterAdd(): boolean {
  if (document.querySelector(markSelector("success"))) return storedAddition() !== null;
  removeAddition();
  return false;
}

/**
 * Forgets the addition that this page confirms, after telling the page's tags. False if there was
 * none.
 */
export function finishAdd({ emits }: { emits: boolean }): boolean {
  const added = storedAddition();
  removeAddition();
  if (!added) return false;
  const { sku, quantity } = added;
  if (emits) emit({ name: "add_to_cart", params: { items: [{ item_id: sku, item_name: sku, quantity }] } });
  return true;
}

function storedAddition(): Addition | null {
  try {
    return JSON.parse(sessionStorage.getItem(ADDING) ?? "null") as Addition | null; // written above
  } catch {
    return null; // No storage: nothing was noted.
  }
}

function removeAddition(): void {
  try {
    sessionStorage.removeItem(ADDING);
  } catch {
    // No storage: nothing was noted.
  }
}
