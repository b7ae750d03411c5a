import { useEffect, useRef } from "react";
import { useShop } from "~/lib/root-data";
import { emit, type ShopEvent } from "~/lib/third-parties/shop-events";

/**
 * What happened on this page, for tag manager and analytics. It stands in the HTML, where their set-up reads it before
 * React is there; after a soft navigation it is told here. Without consent nothing of it is in the page.
 */
export function TellEvent({ event }: { event: ShopEvent }) {
  const tags = useShop().measuring?.tags;
  const mark = useRef<HTMLSpanElement>(null);
  const text = JSON.stringify(event);
  useEffect(() => {
    if (!mark.current || mark.current.dataset["told"] === text) return;
    mark.current.dataset["told"] = text;
    emit(JSON.parse(text) as ShopEvent); // written three lines above
  }, [text]);
  return tags ? <span ref={mark} hidden data-shop-event={text} /> : null;
}
