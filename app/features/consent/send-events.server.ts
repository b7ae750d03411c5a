import { isPrefetch } from "~/lib/server/render/connection-hints";
import { createOnce } from "~/lib/server/request/once.server";
import { postJson } from "~/lib/server/request/post-json.server";
import type { Shop } from "~/lib/server/request/shop.server";
import type { EventParams, ShopEvent } from "~/lib/third-parties/shop-events";
import { listAt, type ViewedList } from "./catalogue-events.server";
import { googleSession, tagsFor, serverEventsOf, analyticsClient } from "./visitor.server";

/** Limits of the Measurement Protocol. */
const MAX_ITEMS = 200;
const MAX_TEXT_LENGTH = 100;

/** Longer than reading and sending an event take. */
const SENDING_MS = 30_000;

const sentEvents = createOnce<{ readonly isSent: true }>({
  name: "event",
  timeoutMs: SENDING_MS,
  isReusable: () => true,
});

type Read = () => readonly ShopEvent[] | Promise<readonly ShopEvent[]>;

/**
 * Sends events to Google Analytics by the Measurement Protocol, after the response. Does nothing, and does not call `read`, without consent
 * or without the settings. Call it before the headers are sent, because it may set a cookie. `onceKey`: events with the same key are sent
 * once, by all processes that share a store; they are not retried.
 */
export function sendEvents(shop: Shop, read: Read, onceKey: string | null = null): void {
  openSender(shop)?.(read, onceKey);
}

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
    const sending = onceKey === null ? send(read) : sentEvents.run(onceKey, () => send(read), shop.shared);
    const logged = sending.catch((error: unknown) => shop.log("warn", "analytics events not made", { error }));
    shop.waitUntil(logged);
  };
}

/** Sends the events of a page view, or returns those that the page's own tags have to send. */
export type ViewEvents = (read: () => readonly ShopEvent[]) => readonly ShopEvent[];

/**
 * The page's tags send its events if Google's script runs, otherwise the server, except for prefetches and for data that is revalidated
 * after an action. Null if neither does. Call it before the headers are sent.
 */
export function viewEventsOf(shop: Shop, request: Request, page: PageIdentity = "url"): ViewEvents | null {
  if (!tagsFor(shop)) return null;
  if (!serverEventsOf(shop) || googleSession(shop) !== null) return (read) => read();
  const send = isViewed(request, page) ? openSender(shop) : null;
  return (
    send &&
    ((read) => {
      send(read, null);
      return [];
    })
  );
}

/** What identifies a page: for a list the whole URL, for a product the path, since its query is the choice. */
type PageIdentity = "url" | "path";

/** Whether the request opens a page. After an action, and on revalidation, the referrer is the page itself. */
export function isViewed({ method, url, headers }: Request, page: PageIdentity = "url"): boolean {
  const from = headers.get("Referer") ?? "";
  const nameOf = ({ pathname, search }: URL) => (page === "path" ? pathname : pathname + search);
  const isSamePage = URL.canParse(from) && nameOf(new URL(from)) === nameOf(new URL(url));
  return method === "GET" && !isSamePage && !isPrefetch((name) => headers.get(name));
}

export async function listBefore(shop: Shop, url: URL, referrer: string | null): Promise<ViewedList | null> {
  if (!tagsFor(shop) || !referrer || !URL.canParse(referrer)) return null;
  const { host, pathname } = new URL(referrer);
  return host === new URL(shop.config.publicOrigin ?? url).host ? listAt(shop, pathname) : null;
}

function withinLimits({ items, ...params }: EventParams): EventParams {
  const cut = (_: string, value: unknown) => (typeof value === "string" ? value.slice(0, MAX_TEXT_LENGTH) : value);
  return JSON.parse(JSON.stringify({ ...params, items: items?.slice(0, MAX_ITEMS) }, cut)) as EventParams; // the same with shorter texts
}
