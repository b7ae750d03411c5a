import { defineCookie } from "~/lib/server/cookies/cookies.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { type Consent, parseConsent, type Tags } from "~/lib/third-parties/tags";

/** Google Analytics ends a session after half an hour without an event. */
const SESSION_SECONDS = 30 * 60;
/** Limits how often the cookie is rewritten. */
const REFRESH_SECONDS = 60;

/**
 * A browser that has consented, with Google Analytics' identifiers: no personal data. Times in
 * seconds.
 */
interface Visitor {
  readonly clientId: string;
  /** Start of the session, which is also its id. */
  readonly session: number;
  readonly seenAt: number;
}

const CLIENT_ID = /^\d{1,20}\.\d{1,20}$/;

/** For server events. The client id is also passed to Google's script. */
const visitorCookie = defineCookie<Visitor>({
  name: "visitor",
  seal: "plain",
  maxAge: 365 * 24 * 3600,
  clearedOn: [],
  identifies: "browser",
  parse(text) {
    const [clientId = "", ...times] = text.split("~");
    const [session, seenAt] = times.map(Number);
    return CLIENT_ID.test(clientId) && Number.isSafeInteger(session) && Number.isSafeInteger(seenAt)
      ? { clientId, session: Number(session), seenAt: Number(seenAt) }
      : null;
  },
  format: ({ clientId, session, seenAt }) => [clientId, session, seenAt].join("~"),
});

export function serverEventsOf({ cookies, config }: Pick<Shop, "cookies" | "config">) {
  return hasConsent(cookies) ? config.serverEvents : null;
}

/**
 * Prefers the client id and session of Google's own cookies. `isSeen`: the shopper is active now.
 */
export function analyticsClient(shop: Pick<Shop, "cookies" | "config">, isSeen = true): Visitor {
  const { cookies } = shop;
  const now = Math.floor(Date.now() / 1000);
  const known = cookies.get(visitorCookie);
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const isSameSession = known !== null && Math.abs(now - known.seenAt) < SESSION_SECONDS;
  const visitor = {
    clientId: clientIdOf(cookies.getForeign("_ga")) ?? known?.clientId ?? `${random}.${now}`,
    session: googleSession(shop) ?? (isSameSession ? known.session : now),
    seenAt: now,
  };
  const isKnown = visitor.clientId === known?.clientId && visitor.session === known.session;
  if (!isKnown || (isSeen && now - known.seenAt > REFRESH_SECONDS)) cookies.set(visitorCookie, visitor);
  return visitor;
}

export function clientIdFor(shop: Shop): string | null {
  return serverEventsOf(shop) ? analyticsClient(shop, !shop.isPrefetch).clientId : null;
}

export function clearAnalyticsClient({ cookies }: Pick<Shop, "cookies">): void {
  cookies.clear(visitorCookie);
  cookies.clearForeign("_ga");
}

/** `GA1.1.<number>.<time>`. */
function clientIdOf(ga: string | null): string | null {
  const id = (ga ?? "").split(".").slice(-2).join(".");
  return CLIENT_ID.test(id) ? id : null;
}

/**
 * Session in the cookie that Google's script writes with every event:
 * `GS1.1.<start>.<count>.<engaged>.<last event>.…` or `GS2.1.s<start>$o<count>$g<engaged>$t<last
 * event>$…`. Null without the script, after the session, and for any other format.
 */
export function googleSession({ cookies, config }: Pick<Shop, "cookies" | "config">): number | null {
  const name = `_ga_${config.serverEvents?.id.replace(/^G-/, "")}`;
  const [format, , ...rest] = (cookies.getForeign(name) ?? "").split(".");
  const fields = rest.join(".").split("$");
  const fieldOf = (letter: string) => fields.find((field) => field.startsWith(letter))?.slice(1);
  const written = format === "GS2" ? [fieldOf("s"), fieldOf("t")] : format === "GS1" ? [rest[0], rest[3]] : [];
  const [session, lastEventAt] = written.map(Number);
  if (!session || !lastEventAt || !Number.isSafeInteger(session)) return null;
  return Math.abs(Date.now() / 1000 - lastEventAt) < SESSION_SECONDS ? session : null;
}

/** What a shopper chose, when, and which text asked. The latter two are null in older cookies. */
interface GivenConsent {
  readonly choice: Consent;
  /** In seconds. */
  readonly at: number | null;
  /** As in CONSENT_TEXT. */
  readonly text: string | null;
}

export const consentCookie = defineCookie<GivenConsent>({
  name: "consent",
  seal: "plain",
  maxAge: 365 * 24 * 3600,
  clearedOn: [],
  parse(value) {
    const [choice, at = "", text = ""] = value.split("~");
    const chosen = parseConsent(choice);
    return chosen && { choice: chosen, at: /^\d{10}$/.test(at) ? Number(at) : null, text: parseConsentText(text) };
  },
  format: ({ choice, at, text }) => [choice, at, text].filter((part) => part !== null).join("~"),
});

/** The version of the text that a form showed; an older page may show an older one. */
export function parseConsentText(value: unknown): string | null {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
}

function hasConsent(cookies: Shop["cookies"]): boolean {
  return cookies.get(consentCookie)?.choice === "yes";
}

/**
 * Null without consent, on screens without tags, and where they would read an email or phone number
 * in the URL.
 */
export function tagsFor(shop: Shop): Tags | null {
  const isAllowed = shop.screen.thirdParties === "tags" && !shop.hasPersonalUrl;
  return hasConsent(shop.cookies) && isAllowed ? shop.config.tags : null;
}
