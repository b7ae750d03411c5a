import type { Browserless } from "../browserless/browserless.ts";
import { exchange, type Reply } from "../browserless/exchange.ts";
import { ParsedPage } from "../browserless/parsed-page.ts";
import { PartOfPage } from "../browserless/part-of-page.ts";
import { submissionOf, type Submission } from "../browserless/submission.ts";
import type { Shopper } from "../shopper.ts";

export async function orderAtRazorpay(shopper: Shopper): Promise<void> {
  await shopper.choose("Payment method", /Razorpay/);
  await shopper.tick("I accept the terms and conditions");
  await shopper.press("Place order");
}

/** From the shop's payment page to Razorpay. */
export function razorpayForm(shopper: Browserless): Submission {
  return submissionOf(shopper.find(["button"], "Continue to the payment page"), shopper.page.url);
}

/** Razorpay's site gets none of the shop's cookies. */
function send({ url, entries }: Pick<Submission, "url" | "entries">, site = "cross-site"): Promise<Reply> {
  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": site, origin: "null" };
  return exchange(url, { method: "POST", headers, body: new URLSearchParams(entries).toString() });
}

/** Returns the URL of Razorpay's page. */
export async function enterRazorpay(form: Submission): Promise<URL> {
  const reply = await send(form);
  if (reply.status !== 303) throw new Error(`Razorpay rejected the form: ${reply.status}`);
  return new URL(reply.headers.location ?? "", reply.url);
}

/** Returns the callback form that Razorpay's page posts to the shop. */
export async function payAtRazorpay(page: URL, fields: Record<string, string>): Promise<Submission> {
  const reply = new ParsedPage(await send({ url: page, entries: Object.entries(fields) }));
  const back = new PartOfPage(() => reply).find(["button"], "Back to the shop");
  return submissionOf(back, reply.url);
}

/** Cancels on Razorpay's page; returns the next URL. */
export async function cancelAtRazorpay(page: URL): Promise<string> {
  const { headers } = await send({ url: page, entries: [["way", "cancel"]] });
  const { pathname, search } = new URL(headers.location ?? "");
  return pathname + search;
}

/** Posts it from Razorpay's site; returns the path of the next page. */
export async function postCallback(callback: Submission): Promise<string> {
  const { status, headers, setCookies } = await send(callback);
  if (status !== 303 || setCookies.length > 0) throw new Error(`The callback was answered with ${status}`);
  return headers.location ?? "";
}
