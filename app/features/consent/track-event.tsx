import { useEffect, useRef } from "react";
import { emit, type ShopEvent } from "~/lib/third-parties/shop-events";

/**
 * Events that this page's tags are told. Rendered into the HTML, where their set-up script reads them before hydration; emitted here after a
 * client-side navigation. Empty without consent, and where the server sends them (send-events.server.ts).
 */
export function TrackEvents({ events }: { events: readonly ShopEvent[] }) {
  const mark = useRef<HTMLSpanElement>(null);
  const text = JSON.stringify(events);
  useEffect(() => {
    if (!mark.current || mark.current.dataset["told"] === text) return;
    mark.current.dataset["told"] = text;
    for (const event of JSON.parse(text) as ShopEvent[]) emit(event); // written a few lines above
  }, [text]);
  return events.length > 0 ? <span ref={mark} hidden data-shop-events={text} /> : null;
}
