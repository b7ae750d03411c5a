import { useEffect, useRef } from "react";
import { useShop } from "~/lib/root-data";
import { emit, type ShopEvent } from "~/lib/third-parties/shop-events";

/**
 * An event for tag manager and analytics. Rendered into the HTML, where their set-up script reads it before hydration; emitted here after a
 * client-side navigation. Without consent it is not rendered.
 */
export function TrackEvent({ event }: { event: ShopEvent }) {
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
