import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/server-runtime";
import { data, redirect } from "@remix-run/server-runtime";
import { logInAddress } from "../account/account-dialog";
import { NOT_AUTHORIZED } from "../account/texts";
import { isCommerceError } from "../commerce/errors";
import type { Shop } from "../shop.server";
import { shopFor } from "../shop.server";
import { discardBody, readForm } from "./read-form.server";

export interface ShopArgs {
  readonly shop: Shop;
  readonly request: Request;
  readonly url: URL;
  readonly params: LoaderFunctionArgs["params"];
}
export interface ShopActionArgs extends ShopArgs {
  readonly form: FormData;
}

/**
 * Makes a route's loader. The function gets the request's Shop; what it returns or throws leaves with the session's
 * cookies; a CommerceError becomes the page that tells the shopper what to do.
 */
export function shopLoader<T>(run: (args: ShopArgs) => Promise<T> | T): (args: LoaderFunctionArgs) => Promise<T> {
  return (args) => finish(args, (shopArgs) => run(shopArgs));
}

/** Makes a route's action: as shopLoader, after the post was found to come from this shop and to be of sane size. */
export function shopAction<T>(run: (args: ShopActionArgs) => Promise<T> | T): (args: ActionFunctionArgs) => Promise<T> {
  return (args) =>
    finish(args, async (shopArgs) => {
      if (shopArgs.shop.isForeignPost) {
        await discardBody(shopArgs.request);
        throw new Response(null, { status: 403, statusText: "Forbidden" });
      }
      return run({ ...shopArgs, form: await readForm(shopArgs.request) });
    });
}

async function finish<T>(args: LoaderFunctionArgs, run: (args: ShopArgs) => Promise<T> | T): Promise<T> {
  const { request, params, context } = args;
  const shop = await shopFor(request, context);
  try {
    const result = await run({ shop, request, params, url: new URL(request.url) });
    return (await withCookies(result, shop)) as T; // Remix unwraps `data()` again, so the route sees the T it returned
  } catch (error) {
    throw await withCookies(await translate(error, { shop, request }), shop);
  }
}

/** Failure flows of the shop: see docs/decisions/0009. One log line each, here. */
async function translate(error: unknown, { shop, request }: { shop: Shop; request: Request }): Promise<unknown> {
  if (!isCommerceError(error)) return error;
  if (error.kind === "unauthorized") {
    shop.log("info", "customer session refused by the backend");
    shop.session.dropCustomer();
    shop.notices.add({ kind: "warning", text: NOT_AUTHORIZED });
    const { pathname, search } = new URL(request.url);
    return redirect(logInAddress(pathname + search), 303);
  }
  shop.log("error", "backend failed", { kind: error.kind, error });
  return error.kind === "unavailable"
    ? new Response(null, { status: 503, statusText: "Service Unavailable", headers: { "Retry-After": "30" } })
    : new Response(null, { status: 502, statusText: "Bad Gateway" });
}

interface DataWithInit {
  readonly type: string;
  readonly data: unknown;
  readonly init: ResponseInit | null;
}

async function withCookies(result: unknown, shop: Shop): Promise<unknown> {
  if (result instanceof Response) {
    // Of loaders that run side by side Remix keeps the one that redirects and drops the headers of the others.
    const headers = new Headers(result.headers);
    for (const cookie of await shop.session.allCookies()) headers.append("Set-Cookie", cookie);
    return new Response(result.body, { status: result.status, statusText: result.statusText, headers });
  }
  if (result instanceof Error) return result;
  const cookies = await shop.session.takeCookies();
  if (cookies.length === 0) return result;
  const { data: value, init } = isDataWithInit(result) ? result : { data: result, init: null };
  const headers = new Headers(init?.headers);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return data(value, { ...init, headers });
}

function isDataWithInit(value: unknown): value is DataWithInit {
  return typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit";
}
