import { useFetchers, useNavigation } from "@remix-run/react";

/** A form as the router has it while it is sent, and until the page has its answer. */
interface SentForm {
  readonly formAction?: string | undefined;
  readonly formMethod?: string | undefined;
  readonly formData?: FormData | undefined;
}

interface PendingChanges {
  /** The cart's amounts and the number of its items are not known. */
  readonly isAny: boolean;
  /** Uids of the lines whose quantity is being changed. */
  readonly updated: ReadonlySet<string>;
  /** Uids of the lines that are being removed or saved for later. */
  readonly removed: ReadonlySet<string>;
}

const REMOVAL = "/cart/remove/";
const UPDATES = ["update", "less", "more"];
/** Forms of the cart page that leave the cart as it is. */
const OTHERS = ["delivery", "forget"];

/** The changes of the cart that this page has sent and has no answer to yet. */
export function usePendingChanges(): PendingChanges {
  return pendingChanges([useNavigation(), ...useFetchers()]);
}

export function pendingChanges(forms: readonly SentForm[]): PendingChanges {
  const updated = new Set<string>();
  const removed = new Set<string>();
  let isAny = false;
  for (const { formAction = "", formMethod, formData } of forms) {
    if (!formData || formMethod !== "POST") continue;
    const intent = String(formData.get("intent"));
    const line = String(formData.get("line"));
    if (formAction.startsWith(REMOVAL)) removed.add(decodeURIComponent(formAction.slice(REMOVAL.length)));
    else if (formAction !== "/cart" || OTHERS.includes(intent)) continue;
    else if (UPDATES.includes(intent)) updated.add(line);
    else if (intent === "save") removed.add(line);
    isAny = true;
  }
  return { isAny, updated, removed };
}

/**
 * How many pieces a form that is being sent adds to the cart; 0 for every other form. A card's button names its product and posts to /cart, a product page
 * posts its quantity to itself; the same buttons of comparing and wishing post elsewhere. What replaces a cart line (`edit`) adds nothing.
 */
export function pendingAddition({ formAction = "", formData }: SentForm, pathname: string): number {
  if (!formData || formData.has("edit")) return 0;
  const [target] = formAction.split("?");
  if (target === "/cart" && formData.has("add")) return 1;
  if (target !== pathname || formData.get("intent") !== "add") return 0;
  const quantity = Number(formData.get("quantity") ?? 1);
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}
