import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ADDED } from "~/lib/cart/added";
import { useShop } from "~/lib/root-data";
import { emit } from "~/lib/third-parties/shop-events";
import { openPanel } from "../layout/open-panel";

/** Where the cart is in sight anyway, or in the way. */
const WITHOUT_PANEL = /^\/(cart|checkout)(\/|$)/;

/**
 * With script, what is put into the cart leaves the shopper on the page: the form is told to lead back here, and the panel opens
 * once the page knows that it worked. A refusal shows as it would without.
 */
export function useOpenAfterAdd(): void {
  const { notices } = useShop();
  const { state } = useNavigation();
  const adding = useRef<{ sku: string; quantity: number } | null>(null);

  useEffect(() => {
    const comeBack = ({ formData }: FormDataEvent) => {
      if (formData.get("intent") !== "add" || WITHOUT_PANEL.test(location.pathname)) return;
      if (!formData.has("return-to")) formData.set("return-to", location.pathname + location.search);
      adding.current = { sku: String(formData.get("sku")), quantity: Number(formData.get("quantity") ?? 1) };
    };
    document.addEventListener("formdata", comeBack);
    return () => document.removeEventListener("formdata", comeBack);
  }, []);

  useEffect(() => {
    if (state !== "idle" || !adding.current) return;
    const { sku, quantity } = adding.current;
    adding.current = null;
    if (!notices.some(({ text }) => text === ADDED)) return;
    emit({ event: "add_to_cart", ecommerce: { items: [{ item_id: sku, quantity }] } });
    if (!WITHOUT_PANEL.test(location.pathname)) openPanel("cart");
  }, [state, notices]);
}
