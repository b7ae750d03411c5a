import { isPrefetch } from "~/lib/server/render/connection-hints";
import { createOnce } from "~/lib/server/request/once.server";
import { postJson } from "~/lib/server/request/post-json.server";
import type { Shop } from "~/lib/server/request/shop.server";
import type { EventParams, ShopEvent } from "~/lib/third-parties/shop-events";
import { listAt, type ViewedList } from "./catalogue-events.server";
import { tagsFor } from "./consent.server";
import { runsGoogleScript, serverEventsOf, analyticsClient } from "./visitor.server";

/** Limits of the Measurement Protocol. */
const MOST_ITEMS = 200;
const LONGEST_TEXT = 100;

/** Longer than reading what an event tells and sending it take. */
const SENDING_MS = 30_000;

const sent = createOnce<{ readonly isSent: true }>({ name: "event", timeoutMs: SENDING_MS, keeps: () => true });

type Read = () => readonly ShopEvent[] | Promise<readonly ShopEvent[]>;

/**
 * Sends events to Google Analytics by the Measurement Protocol, behind the answer. Does nothing without consent or without the settings; then `read`
 * is not called. Call it before the head of the answer has left, as it may set a cookie.
 *
 * @param onceKey events with the same key are sent once, by all processes that share a store; if sending fails they are not sent again
 */
export function sendEvents(shop: Shop, read: Read, onceKey: string | null = null): void {
  openSender(shop)?.(read, onceKey);
}

/** Null without consent or without the settings. */
function openSender(shop: Shop): ((read: Read, onceKey: string | null) => void) | null {
  const target = serverEventsOf(shop);
  if (!target) return null;
  const { clientId, session } = analyticsClient(shop);
  const address = new URL(target.address);
  address.searchParams.set("measurement_id", target.id);
  address.searchParams.set("api_secret", target.secret);

  async function send(read: Read) {
    const events = (await read()).map(({ name, params }) => ({
      name,
      params: { ...withinLimits(params), session_id: session, engagement_time_msec: 1 },
    }));
    const consent = { ad_user_data: "DENIED", ad_personalization: "DENIED" };
    const body = { client_id: clientId, consent, events };
    if (events.length > 0) await postJson(shop, { what: "analytics events", address: address.href, body });
    return { isSent: true } as const;
  }
  return (read, onceKey) => {
    const sending = onceKey === null ? send(read) : sent.run(onceKey, () => send(read), shop.shared);
    const noted = sending.catch((error: unknown) => shop.log("warn", "analytics events not made", { error }));
    shop.waitUntil(noted);
  };
}

/** The events of a page that is viewed: sent now, or returned for the page's own tags to send. */
export type ViewEvents = (read: () => readonly ShopEvent[]) => readonly ShopEvent[];

/**
 * Who sends the events of this request's page: its tags where Google's script runs, otherwise the server, which does so for a page that is shown but
 * not for one that is prefetched or read again after an action. Null where nobody does. Call it before the head of the answer has left.
 */
export function viewEventsOf(shop: Shop, request: Request, page: PageIs = "address"): ViewEvents | null {
  if (!tagsFor(shop)) return null;
  if (!serverEventsOf(shop) || runsGoogleScript(shop)) return (read) => read();
  const send = isViewed(request, page) ? openSender(shop) : null;
  return (
    send &&
    ((read) => {
      send(read, null);
      return [];
    })
  );
}

/** What makes another page: of a list the whole address, of a product the path alone, as the query is the choice. */
type PageIs = "address" | "path";

/** Whether the request opens a page. An action's page, and the data that script reads again, are asked for from the page itself. */
export function isViewed({ method, url, headers }: Request, page: PageIs = "address"): boolean {
  const from = headers.get("Referer") ?? "";
  const nameOf = ({ pathname, search }: URL) => (page === "path" ? pathname : pathname + search);
  const isAgain = URL.canParse(from) && nameOf(new URL(from)) === nameOf(new URL(url));
  return method === "GET" && !isAgain && !isPrefetch((name) => headers.get(name));
}

/** The list from which this page was opened; null without consent too. */
export async function listBefore(shop: Shop, url: URL, referrer: string | null): Promise<ViewedList | null> {
  if (!tagsFor(shop) || !referrer || !URL.canParse(referrer)) return null;
  const { host, pathname } = new URL(referrer);
  return host === new URL(shop.config.publicOrigin ?? url).host ? listAt(shop, pathname) : null;
}

function withinLimits({ items, ...params }: EventParams): EventParams {
  const cut = (_: string, value: unknown) => (typeof value === "string" ? value.slice(0, LONGEST_TEXT) : value);
  return JSON.parse(JSON.stringify({ ...params, items: items?.slice(0, MOST_ITEMS) }, cut)) as EventParams; // the same with shorter texts
}
