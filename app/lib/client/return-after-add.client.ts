import { addedQuantity } from "~/lib/cart-addition";
import { emit } from "~/lib/third-parties/shop-events";

const ADDING = "adding";

interface Addition {
  readonly sku: string;
  readonly quantity: number;
  /** Scroll position. */
  readonly top: number;
}

/** Path that the last submitted form was sent to. */
let action = "";

/**
 * With script, adding to the cart returns to the page and opens the cart panel, before and after hydration. Without
 * script the form leads to the cart page. No panel opens on screens that show the cart themselves or have none.
 */
export function returnAfterAdd(): void {
  addEventListener(
    "submit",
    ({ target, submitter }) => {
      const address = submitter?.getAttribute("formaction") ?? (target as Element).getAttribute("action"); // a form
      action = new URL(address ?? "", location.href).pathname;
    },
    { capture: true },
  );
  addEventListener("formdata", ({ formData, target }) => {
    const quantity = addedQuantity(formData, action, location.pathname);
    if (quantity === 0 || "cart" in document.documentElement.dataset) return;
    const { sku } = (target as HTMLFormElement).dataset; // the event's target is a form
    const added: Addition = { sku: String(formData.get("add") ?? formData.get("sku") ?? sku), quantity, top: scrollY };
    try {
      sessionStorage.setItem(ADDING, JSON.stringify(added));
    } catch {
      return; // No storage: the next page would not know.
    }
    if (!formData.has("return-to")) formData.set("return-to", location.pathname + location.search);
  });
  // The back/forward cache restores the page as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && undoPendingAddition());
}

/** The cart's number before `showPendingAddition`. */
let confirmed: string | null = null;

/** Shows the cart's new number while the browser submits the form. The next page has the confirmed one. */
export function showPendingAddition(form: FormData): void {
  confirmed ??= cartBadge()?.dataset["count"] ?? "0";
  const quantity = addedQuantity(form, action, location.pathname);
  if (quantity > 0 && Number(confirmed) + quantity < 100) showCount(String(Number(confirmed) + quantity), true);
}

/** Also before hydration: React takes the number in the page for the confirmed one. */
export function undoPendingAddition(): void {
  if (confirmed !== null) showCount(confirmed, false);
}

function showCount(count: string, isPending: boolean): void {
  const badge = cartBadge();
  if (!badge) return;
  badge.dataset["count"] = count;
  badge.toggleAttribute("data-unconfirmed", isPending);
  badge.hidden = count === "0";
}

function cartBadge(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-panel=cart] .count");
}

/** Whether the browser just submitted an addition: the cart panel must open at once. */
export function isAfterAdd(): boolean {
  try {
    if (document.querySelector(".notice.success")) return sessionStorage.getItem(ADDING) !== null;
    sessionStorage.removeItem(ADDING); // The addition failed.
  } catch {
    // No storage: nothing was noted.
  }
  return false;
}

/** Forgets the addition that this page confirms, after telling the page's tags. False if there was none. */
export function finishAdd({ emits }: { emits: boolean }): boolean {
  let added: Addition | null = null;
  try {
    added = JSON.parse(sessionStorage.getItem(ADDING) ?? "null") as Addition | null; // written above
    sessionStorage.removeItem(ADDING);
  } catch {
    // No storage: nothing was noted.
  }
  if (!added) return false;
  const { sku, quantity } = added;
  if (emits) emit({ name: "add_to_cart", params: { items: [{ item_id: sku, item_name: sku, quantity }] } });
  return true;
}
