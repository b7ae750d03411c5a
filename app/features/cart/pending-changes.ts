import { type ShouldRevalidateFunction, useFetchers, useNavigation } from "@remix-run/react";
import { addedQuantity } from "~/lib/cart-addition";

/** A submission as the router's navigation or a fetcher has it. */
interface PendingForm {
  readonly formAction?: string | undefined;
  readonly formMethod?: string | undefined;
  readonly formData?: FormData | undefined;
}

const REMOVAL = "/cart/remove/";
const UPDATES = ["update", "less", "more"];
/** Intents of the cart page that do not change the cart. */
const OTHERS = ["delivery", "delete"];

export function usePendingChanges() {
  return pendingChanges([useNavigation(), ...useFetchers()]);
}

export function pendingChanges(forms: readonly PendingForm[]) {
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
 * For pages with products: additions only change the root data (0.8 KB instead of a page). A
 * rejection, or a redirect elsewhere, revalidates the page.
 */
export const revalidatePage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formAction, formData, ...rest }) => {
  const [target = ""] = formAction?.split("?") ?? [];
  const isWishlistForm = target === "/wishlist/toggle";
  const isComparison = target === "/compare" && rest.formMethod === "POST";
  const isFrameOnly = isWishlistForm || isComparison || addedQuantity(formData, formAction, currentUrl.pathname) > 0;
  const isReturn = currentUrl.href === nextUrl.href && (rest.actionStatus ?? 200) < 400;
  return isFrameOnly && isReturn ? false : rest.defaultShouldRevalidate;
};

/** Field of forms sent by a fetcher, which stays on its page: loaders revalidate anyway. */
export const NO_REDIRECT_FIELD = "stay";
