import type { EntryContext } from "@remix-run/server-runtime";
import { PAGE_DATA, PAGE_DIGEST } from "~/lib/page-data";
import { EMPTY_ROOT_DATA, type RootData } from "~/lib/root-data";
import type { ScreenFacts } from "~/lib/screen";
import { CONNECTION_HINTS, connectionOf } from "./connection-hints";
import { definedCookies } from "./define-cookie.server";
import { draftOf } from "./draft-form.server";
import { dataHeaders } from "./page-data.server";
import { type CutPage, type Place, placesOf } from "./spots.server";
import { contentSecurityPolicy, type Policy } from "./security-headers.server";
import type { Shop } from "./shop.server";

/** A finished page that is the same for every shopper who sends none of the cookies it was made from. */
export interface PublicPage {
  readonly html: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly etag: string;
  /** Names as browsers send them. */
  readonly dependsOn: readonly string[];
  /** Absent where the page differs by shopper in more than these. */
  readonly spots?: Spots;
  /** Of the reads it was made from, as /cache-invalidate names them. */
  readonly tags: readonly string[];
  /** Never made anew: it is what it is called after. */
  readonly isFixed?: boolean;
}

/** What can be drawn anew for one shopper. */
interface Spots {
  readonly places: readonly Place[];
  /** The cookies that the rest of the page was made from. */
  readonly othersDependOn: readonly string[];
}

type Dependent = Pick<PublicPage, "dependsOn" | "spots">;

interface Candidate {
  readonly shop: Shop;
  readonly screen: ScreenFacts;
  readonly headers: Headers;
  readonly policy: Policy;
  /** Whether the host keeps what this request is answered. */
  readonly isKept: boolean;
}

/**
 * Whether the page may be kept for everybody, known before it is rendered, because a page that is kept comes without its data. Not
 * when it is an error or an answer to a form, says something once, lacks a part, sets a cookie that is somebody's, or its policy
 * trusts others by nonce.
 */
export function mayBeKept(
  request: Request,
  { staticHandlerContext }: EntryContext,
  { shop, screen, headers, policy, isKept }: Candidate,
): boolean {
  const { statusCode, loaderData } = staticHandlerContext;
  const { notices } = (loaderData["root"] as RootData | undefined) ?? EMPTY_ROOT_DATA; // what the root's loader gave
  const isPlainGet = request.method === "GET" && statusCode === 200;
  const isOrdinary = notices.length === 0 && draftOf(shop.cookies) === null && !shop.mayLackPart;
  const { guests = [], frames = [], isDev } = policy;
  const isOurs = !isDev && guests.length === 0 && frames.length === 0 && setsPlainCookies(headers);
  return isKept && isPlainGet && screen.keep === "anybody" && isOrdinary && isOurs;
}

interface Rendered extends Pick<Candidate, "shop" | "headers" | "policy"> {
  readonly html: string;
  readonly cut: CutPage | null;
  /** Inline text that the page's own script adds. */
  readonly addedByScript: string;
}

/**
 * The page as the document cache keeps it (docs/decisions/0035). It has no nonce, which would not be secret; its policy names its own
 * inline text by hash.
 */
export async function toPublicPage({ shop, html, cut, headers, policy, addedByScript }: Rendered): Promise<PublicPage> {
  const { nonce } = policy;
  const inline = { script: new Set([await sourceOf(addedByScript)]), style: new Set<string>() };
  // Each piece ends where an inline text does, so that each is read once.
  for (const piece of html.split(/<\/(?:script|style)>/)) {
    const [, element, attributes, text] = INLINE.exec(piece) ?? [];
    if (!attributes?.includes(` nonce="${nonce}"`) || attributes.includes(" src=")) continue;
    inline[element === "style" ? "style" : "script"].add(await sourceOf(text ?? ""));
  }
  const withoutNonce = (text: string) => text.replaceAll(` nonce="${nonce}"`, "");
  const plain = withoutNonce(html);
  const othersDependOn = shop.cookies.namesRead();
  const hashes = { scripts: [...inline.script], styles: [...inline.style] };
  const kept = new Headers(headers);
  kept.set("Content-Security-Policy", contentSecurityPolicy({ ...policy, hashes }));
  return {
    html: plain,
    headers: [...kept],
    etag: `W/"${(await sha256(plain)).slice(0, 16)}"`,
    dependsOn: [...othersDependOn, ...shop.cookies.forSpots.namesRead()],
    tags: [...shop.tagsRead],
    ...(cut && { spots: { places: placesOf({ ...cut, pieces: cut.pieces.map(withoutNonce) }), othersDependOn } }),
  };
}

/** The data of a page that comes without it, kept beside the page for as long as somebody may still have it open. */
export function toPublicData(data: string, { tags, etag }: PublicPage): PublicPage {
  return {
    html: data,
    headers: [...dataHeaders()],
    etag: `${etag.slice(0, -1)}-data"`,
    dependsOn: [],
    tags,
    isFixed: true,
  };
}

const INLINE = /<(script|style)( [^<>]*)?>([^]*)/;

function setsPlainCookies(headers: Headers): boolean {
  const plain = definedCookies().filter(({ seal, identifies }) => seal === "plain" && !identifies);
  return headers.getSetCookie().every((cookie) => {
    const name = cookie.slice(0, cookie.indexOf("=")).replace(/^__Host-/, "");
    return plain.some((defined) => defined.name === name);
  });
}

async function sourceOf(inline: string): Promise<string> {
  return `'sha256-${await sha256(inline)}'`;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

interface Asked {
  readonly method: string;
  readonly url: URL;
  /** In any case of letters. */
  header(name: string): string | null | undefined;
}

/** Names the document a request asks for; null for what is never kept: anything but a plain address read without parameters, or a page's data. */
export function documentKey({ method, url, header }: Asked): string | null {
  if ((method !== "GET" && method !== "HEAD") || url.search !== "" || header("Authorization")) return null;
  if (asksForData({ header })) return dataKey(url, header(PAGE_DIGEST) ?? "");
  const { savesData, isFrugal } = connectionOf(header);
  return `${url.origin}${url.pathname} ${savesData} ${isFrugal}`;
}

/** A page that leaves its data out is drawn from nobody's, whoever asks. */
export function asksForData({ header }: Pick<Asked, "header">): boolean {
  return header("Accept") === PAGE_DATA;
}

/** By its digest, so that a page finds what it was drawn from even after the page was made anew. */
export function dataKey({ origin, pathname }: URL, digest: string): string {
  return `${origin}${pathname} data ${digest}`;
}

/** The request that makes such a document, or its data: nobody's, for the same kind of connection. */
export function withoutCookies({ url, header }: Asked): Request {
  const headers = new Headers();
  for (const name of CONNECTION_HINTS) {
    const value = header(name);
    if (value) headers.set(name, value);
  }
  if (asksForData({ header })) headers.set("Accept", PAGE_DATA);
  return new Request(url, { headers });
}

/** Whether a document may be made of this request for everybody: it carries nobody's cookie. */
export function isAnonymous({ header }: Asked): boolean {
  return !header("Cookie");
}

/** How a kept page serves a request: as it lies there, with its spots filled for this shopper, or not at all. */
export function serves({ dependsOn, spots }: Dependent, { header }: Asked): "whole" | "filled" | null {
  const names = cookieNames(header("Cookie"));
  const isFreeOf = (known: readonly string[]) => !names.some((name) => known.includes(name));
  if (isFreeOf(dependsOn)) return "whole";
  return spots && isFreeOf(spots.othersDependOn) ? "filled" : null;
}

function cookieNames(cookies: string | null | undefined): string[] {
  return cookies ? cookies.split(";").map((pair) => (pair.split("=", 1)[0] ?? "").trim()) : [];
}
