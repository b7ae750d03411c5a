import { useEffect, useRef } from "react";
import { marksOf } from "~/lib/client/marks";
import { emit, type ShopEvent } from "~/lib/third-parties/shop-events";

/**
 * Events for the page's tags. Their set-up script reads them from the HTML before hydration; after
 * a client navigation they are emitted here. Empty without consent, and if the server sends them
 * (send-events.server.ts).
 */
export function TrackEvents({ events }: { events: readonly ShopEvent[] }) {
  const span = useRef<HTMLSpanElement>(null);
  const text = JSON.stringify(events);
  useEffect(() => {
    const marks = marksOf(span.current);
    if (!span.current || marks.told === text) return;
    marks.told = text;
    for (const event of JSON.parse(text) as ShopEvent[]) emit(event); // written a few lines above
  }, [text]);
  return events.length > 0 ? <span ref={span} hidden data-shop-events={text} /> : null;
}
