import { optional } from "~/lib/async/optional";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/server-runtime";
import { CAPTCHA_FORMS } from "~/lib/commerce/model/captcha";
import { CommerceError, type CommerceErrorKind, isCommerceError } from "~/lib/commerce/model/errors";
import { CAPTCHA_UNAVAILABLE, captchaField } from "~/lib/forms/submission";
import { MAINTENANCE } from "~/lib/maintenance";
import { currencyCookie, clearStoreView, storeCookie } from "~/lib/server/cookies/chosen-view.server";
import { draftCookie } from "./draft-form.server";
import { createOnce } from "./once.server";
import { invalid, type InvalidAnswer, invalidAnswer } from "./parse-form.server";
import { discardBody, readForm } from "./read-form.server";
import { pagePath, sessionEnded } from "./session-ended.server";
import { screens } from "./screens.server";
import { seeOther, type Shop, type ShopActionArgs, type ShopArgs, shopFor } from "./shop.server";

/**
 * Makes a loader: adds the Shop's cookies to the result, turns a CommerceError into its error page.
 */
export function shopLoader<T>(run: (args: ShopArgs) => Promise<T> | T): (args: LoaderFunctionArgs) => Promise<T> {
  return (args) => runHandler(args, run);
}

interface ActionOptions {
  /** The action itself joins an order under way, however long that takes. */
  readonly joinsSubmissions?: boolean;
}

/** Like shopLoader, after checking the request's origin and size. */
export function shopAction<T>(
  run: (args: ShopActionArgs) => Promise<T> | T,
  options: ActionOptions = {},
): (args: ActionFunctionArgs) => Promise<T> {
  return (args) =>
    runHandler(args, async (shopArgs) => {
      if (shopArgs.shop.isForeignPost) {
        await discardBody(shopArgs.request);
        throw new Response(null, { status: 403, statusText: "Forbidden" });
      }
      const { shop, request, url } = shopArgs;
      // The page after the action needs it, and reports its failure.
      shop.country().catch(() => undefined);
      const form = await readForm(request);
      submittedForms.set(shop, form);
      for (const name of CAPTCHA_FORMS) {
        const token = form.get(captchaField(name));
        if (typeof token === "string" && !["", CAPTCHA_UNAVAILABLE].includes(token))
          shop.captchaTokens.set(name, token);
      }
      if (shop.cookies.get(draftCookie)?.action === url.pathname + url.search) shop.cookies.clear(draftCookie);
      const key = await idempotencyKey(shop, request, form);
      const acting = once({ shop, key, ...options }, async () => run({ ...shopArgs, form }));
      // On workerd the request ends when the shopper leaves, but a second submission waits for this
      // answer.
      shop.waitUntil(acting.catch(() => undefined));
      const answer = await acting;
      // A form submitted twice shares one answer, so each request is marked.
      if (invalidAnswer(answer)) invalidForms.add(shop);
      return answer;
    });
}

const invalidForms = new WeakSet<Shop>();

/** For loaders after the action. */
export function wasInvalid(shop: Shop): boolean {
  return invalidForms.has(shop);
}

/**
 * Payment callback without an origin check: may only act on its own sealed URL
 * (tests/rules/callback.test.ts).
 */
export function shopCallback<T>(
  run: (args: Pick<ShopActionArgs, "shop" | "url" | "params" | "form">) => Promise<T>,
): (args: ActionFunctionArgs) => Promise<T> {
  return (args) => runHandler(args, async (shopArgs) => run({ ...shopArgs, form: await readForm(shopArgs.request) }));
}

/** The posted form: a session may be found to have ended by the action, or by a loader after it. */
const submittedForms = new WeakMap<Shop, FormData>();

async function runHandler<T>(args: LoaderFunctionArgs, run: (args: ShopArgs) => Promise<T> | T): Promise<T> {
  const { request, params, context } = args;
  const shop = await shopFor(request, context);
  if (shop.config.maintenance !== null) {
    await discardBody(request);
    const headers = { "Retry-After": String(shop.config.maintenance) };
    throw new Response(MAINTENANCE, { status: 503, statusText: "Service Unavailable", headers });
  }
  try {
    const result = await run({ shop, request, params, url: new URL(request.url) });
    return (await withCookies(await toDocument(result, { shop, request }), { shop, request })) as T; // Remix unwraps `data()` again, so the route sees the T it returned
  } catch (error) {
    const thrown = await translate(error, { shop, request });
    throw await withCookies(await toDocument(thrown, { shop, request }), { shop, request });
  }
}

/**
 * A client navigation keeps the document's policy. If the next screen has a captcha, which that
 * policy may not allow, an action's redirect loads the document; a link's page reloads
 * (features/captcha), which would lose the action's notice.
 */
async function toDocument(answer: unknown, { shop, request }: { shop: Shop; request: Request }): Promise<unknown> {
  const target = answer instanceof Response && request.method === "POST" && answer.headers.get("Location");
  if (!(answer instanceof Response) || !target) return answer;
  const { pathname } = new URL(target, request.url);
  const from = request.headers.get("Referer");
  if (from && URL.canParse(from) && new URL(from).pathname === pathname) return answer;
  const { captchas = [] } = screens().at(pathname);
  if (captchas.length === 0) return answer;
  const needed = await optional(shop, "captchas", shop.commerce.captcha.forms());
  if (captchas.some((form) => needed?.[form])) answer.headers.set("X-Remix-Reload-Document", "true");
  return answer;
}

const STORE_GONE = "The store or currency you chose is no longer available.";

/** Handles failures as in docs/decisions/0009, with one log line each. */
async function translate(error: unknown, { shop, request }: { shop: Shop; request: Request }): Promise<unknown> {
  if (!isCommerceError(error)) return error;
  if (error.kind === "unauthorized") {
    shop.log("info", "customer session rejected by the backend");
    return sessionEnded(shop, request, submittedForms.get(shop) ?? null);
  }
  if (error.kind === "unknown-store" && (shop.cookies.get(storeCookie) ?? shop.cookies.get(currencyCookie)) !== null) {
    shop.log("warn", "the chosen store or currency is gone");
    clearStoreView(shop.cookies);
    shop.notices.add({ kind: "warning", text: STORE_GONE });
    return seeOther(pagePath(request));
  }
  shop.log("error", "backend failed", { kind: error.kind, error });
  if (error.kind === "integration") return new Response(null, { status: error.status ?? 500 });
  if (error.kind !== "unavailable") return new Response(null, { status: 502, statusText: "Bad Gateway" });
  const headers = { "Retry-After": String(shop.retryAfter()) };
  return new Response(null, { status: 503, statusText: "Service Unavailable", headers });
}

/** A redirect carries all cookies, and the notices its page would have shown. */
function cookiesOfRedirect({ cookies, notices }: Shop): Promise<string[]> {
  notices.restore();
  return cookies.all();
}

async function withCookies(result: unknown, { shop, request }: { shop: Shop; request: Request }): Promise<unknown> {
  if (result instanceof Response) {
    // Of parallel loaders, Remix only keeps the headers of the one that redirects.
    const headers = new Headers(result.headers);
    for (const cookie of await cookiesOfRedirect(shop)) headers.append("Set-Cookie", cookie);
    // Remix only leaves the body out: a stream would stay open.
    const isUnread = request.method === "HEAD" || request.signal.aborted;
    if (isUnread) await result.body?.cancel();
    return new Response(isUnread ? null : result.body, {
      status: result.status,
      statusText: result.statusText,
      headers,
    });
  }
  if (result instanceof Error) return result;
  const cookies = await shop.cookies.takePending();
  if (cookies.length === 0) return result;
  const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
  const found = invalidAnswer(result);
  return found ? data(found.answer, { status: found.status, headers }) : data(result, { headers });
}

/** Detached from its request: on workerd objects of a request end with it. */
type ActionResult =
  | { readonly kind: "response"; readonly status: number; readonly headers: [string, string][] }
  | { readonly kind: "value"; readonly value: unknown; readonly cookies: string[] }
  | ({ readonly kind: "invalid"; readonly cookies: string[] } & InvalidAnswer)
  | { readonly kind: "thrown"; readonly error: unknown }
  | { readonly kind: "thrown-elsewhere"; readonly errorKind: CommerceErrorKind; readonly status: number }
  /** A streamed body, which cannot be repeated. */
  | { readonly kind: "body" };

/** Longer than one write and the read after it, shorter than `MAX_ANSWER_MS`. */
const SUBMISSION_MS = 45_000;

const submissions = createOnce<ActionResult>({ name: "form", timeoutMs: SUBMISSION_MS, toText: answerAsText });

/**
 * A form submitted again while in flight gets the same response. Throws `unavailable` if that does
 * not come: the first submission may have done its work. Orders: docs/decisions/0018.
 */
async function once<T>({ shop, key, joinsSubmissions = false }: Submission, run: () => Promise<T>): Promise<T> {
  if (key === null) return run();
  const own: { result?: Promise<T> } = {};
  const answer = await submissions.run(key, () => toAnswer(shop, (own.result = run())), shop.shared);
  if (own.result) return own.result;
  if (!answer && !joinsSubmissions)
    throw new CommerceError("unavailable", "the same form, submitted before, was not answered");
  return !answer || answer.kind === "body" ? run() : (replay(answer, shop) as T); // the same action's answer
}

interface Submission extends ActionOptions {
  readonly shop: Shop;
  /** Null: runs for each request. */
  readonly key: string | null;
}

/**
 * Cookies, URL and fields. Null for a shopper without an identifying cookie, who cannot be told
 * from others.
 */
async function idempotencyKey({ cookies }: Shop, request: Request, form: FormData): Promise<string | null> {
  const isIdentifiable = cookies.isIdentified() || form.has("password");
  const fields = [...form];
  if (!isIdentifiable || fields.some(([, value]) => typeof value !== "string")) return null;
  const { pathname, search } = new URL(request.url);
  return cookies.digest(JSON.stringify([pathname + search, request.headers.get("Cookie"), fields]));
}

async function toAnswer(shop: Shop, result: Promise<unknown>): Promise<ActionResult> {
  let value: unknown;
  try {
    value = await result;
  } catch (error) {
    if (!(error instanceof Response)) return { kind: "thrown", error };
    value = error;
  }
  if (!(value instanceof Response)) {
    const cookies = await shop.cookies.all();
    const found = invalidAnswer(value);
    return found ? { kind: "invalid", cookies, ...found } : { kind: "value", value, cookies };
  }
  if (value.body) return { kind: "body" };
  const cookies = await cookiesOfRedirect(shop);
  const headers = [...value.headers, ...cookies.map((cookie): [string, string] => ["Set-Cookie", cookie])];
  return { kind: "response", status: value.status, headers };
}

/** Null for a fault of the shop, which has no kind. */
function answerAsText(answer: ActionResult): string | null {
  if (answer.kind !== "thrown") return JSON.stringify(answer);
  const { error } = answer;
  if (!isCommerceError(error)) return null;
  const elsewhere: ActionResult = {
    kind: "thrown-elsewhere",
    errorKind: error.kind,
    status: error.status ?? 500,
  };
  return JSON.stringify(elsewhere);
}

function replay(answer: Exclude<ActionResult, { kind: "body" }>, { cookies }: Shop): unknown {
  switch (answer.kind) {
    case "response":
      return new Response(null, answer);
    case "value":
      cookies.repeat(answer.cookies);
      return answer.value;
    case "invalid":
      cookies.repeat(answer.cookies);
      return invalid(answer.answer, answer.status);
    case "thrown":
      throw answer.error;
    case "thrown-elsewhere":
      throw new CommerceError(answer.errorKind, "the same form, submitted before, failed", answer);
  }
}
