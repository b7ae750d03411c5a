import { emit } from "~/lib/third-parties/shop-events";

const ADDING = "adding";

interface Addition {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * With script, adding to the cart returns to the page and opens the cart panel, before and after hydration. Without
 * script the form leads to the cart page. No panel opens on screens that show the cart themselves or have none.
 */
export function returnAfterAdd(): void {
  addEventListener("formdata", ({ formData }) => {
    const added = additionIn(formData);
    if (!added || "cart" in document.documentElement.dataset) return;
    try {
      sessionStorage.setItem(ADDING, JSON.stringify(added));
    } catch {
      return; // No storage: the next page would not know.
    }
    if (!formData.has("return-to")) formData.set("return-to", location.pathname + location.search);
  });
}

function additionIn(form: FormData): Addition | null {
  const card = form.get("add");
  if (card === null && form.get("intent") !== "add") return null;
  return { sku: String(card ?? form.get("sku")), quantity: Number(form.get("quantity") ?? 1) };
}

/** Shows the cart's new number while the browser submits the form. The next page has the confirmed one. */
export function showPendingAddition(form: FormData): void {
  const added = additionIn(form);
  const badge = document.querySelector<HTMLElement>("[data-panel=cart] .count");
  const before = badge?.dataset["count"] ?? "0";
  const count = Number(before) + Number(added?.quantity);
  if (!badge || form.has("edit") || !(count < 100)) return;
  const show = (text: string, isConfirmed: boolean) => {
    badge.dataset["count"] = text;
    badge.toggleAttribute("data-unconfirmed", !isConfirmed);
    badge.hidden = text === "0";
  };
  show(String(count), false);
  // The back/forward cache restores the page as it was left.
  addEventListener("pageshow", () => show(before, true), { once: true });
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
