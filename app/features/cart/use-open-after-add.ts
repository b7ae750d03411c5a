import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ADDED } from "./added";
import { useShop } from "~/lib/root-data";
import { useScreen } from "~/lib/screen";
import { emit } from "~/lib/third-parties/shop-events";
import { openPanel } from "~/ui/open-panel";

interface Adding {
  readonly sku: string;
  readonly quantity: number;
}

/** Opens the cart panel after a successful addition. Errors are shown as without script. */
export function useOpenAfterAdd(): void {
  const { notices } = useShop();
  const { state } = useNavigation();
  const { cart } = useScreen();
  const isSent = useRef(false);

  useEffect(() => {
    if (state !== "idle") {
      isSent.current = true;
      return;
    }
    const isAdded = notices.some(({ text }) => text === ADDED);
    // The browser itself may be submitting a form from before hydration: the next page handles that one.
    if (!isAdded && !isSent.current) return;
    const adding = takeAdding();
    if (!adding || !isAdded) return;
    emit({ event: "add_to_cart", ecommerce: { items: [{ item_id: adding.sku, quantity: adding.quantity }] } });
    if (cart === "panel") openPanel("cart");
  }, [state, notices, cart]);
}

/** Written by lib/client/return-after-add when the form was sent. */
function takeAdding(): Adding | null {
  try {
    const noted = sessionStorage.getItem("adding");
    sessionStorage.removeItem("adding");
    return noted === null ? null : (JSON.parse(noted) as Adding); // written there in this shape
  } catch {
    return null;
  }
}
