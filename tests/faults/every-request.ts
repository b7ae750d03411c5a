import { screens } from "../screens/screens.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { CookieJar } from "../support/browserless/cookie-jar.ts";
import { exchange, type Reply } from "../support/browserless/exchange.ts";
import { recordForm, formNames } from "./every-form.ts";

const OTHERS = [
  "/cart/panel",
  "/search-panel?term=head",
  "/listing-filters?of=/search-results%3Fterm%3Dphone",
  "/checkout/pin?code=560001",
  "/p/KST-AURA-5G",
  "/no-such-address.html?_data=routes%2F%24",
  "/?_data=routes%2F_index",
  "/sitemap.xml",
  "/sitemap/products-1.xml",
  "/robots.txt",
];

export interface Asked {
  readonly name: string;
  /** Prepares the shopper. The result sends the request, each time as the same shopper. */
  prepare(origin: string): Promise<(nth: number) => Promise<Reply>>;
}

export const pages: readonly Asked[] = [
  ...screens.map(({ name, find }) => ({ name, prepare: (origin: string) => get(origin, find) })),
  ...OTHERS.map((path) => ({ name: path, prepare: (origin: string) => get(origin, () => Promise.resolve(path)) })),
];
export const forms: readonly Asked[] = formNames.map((name) => ({ name, prepare: (origin) => post(origin, name) }));
async function get(origin: string, find: (guest: Browserless) => Promise<string>) {
  const guest = new Browserless(origin);
  const address = new URL(await find(guest), origin);
  const cookie = guest.jar.header(address.pathname) ?? "";
  return () => exchange(address, { headers: { cookie, accept: "text/html" } });
}

async function post(origin: string, name: string) {
  const { shopper, form } = await recordForm(name, origin);
  const cookies = shopper.jar.all();
  return async (nth: number): Promise<Reply> => {
    const jar = new CookieJar();
    for (const cookie of cookies) jar.set(cookie);
    const sender = new Browserless(origin, {}, jar);
    // The shop answers an identical form from memory.
    const entries: typeof form.entries = [...form.entries, ["nth", String(nth)]];
    const reply = await sender.post(form.url, entries);
    const { location } = reply.headers;
    return location?.startsWith("/") ? sender.send(location) : reply;
  };
}
