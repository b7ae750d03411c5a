import { fits, type Name, type Shopper } from "../shopper.ts";
import { type Cookie, CookieJar } from "./cookie-jar.ts";
import { exchange, type Reply, type RequestOptions } from "./exchange.ts";
import { ParsedPage } from "./parsed-page.ts";
import { PartOfPage } from "./part-of-page.ts";
import type { Submission } from "./submission.ts";

export const phoneAgent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

type Fields = Readonly<Record<string, string>> | Submission["entries"] | string;

/** A shopper without script. Statuses from 400 fail the journey unless they are expected. */
export class Browserless extends PartOfPage implements Shopper {
  readonly origin: string;
  readonly jar: CookieJar;
  readonly #extraHeaders: Record<string, string>;
  #page: ParsedPage | null = null;
  #expected: readonly number[] = [];

  /** With the jar of another shopper it is a second tab of the same browser. */
  constructor(origin: string, extraHeaders: Record<string, string> = {}, jar = new CookieJar()) {
    super(() => this.page);
    this.origin = origin;
    this.jar = jar;
    this.#extraHeaders = extraHeaders;
  }

  get page(): ParsedPage {
    if (!this.#page) throw new Error("No page is open yet: goto() first");
    return this.#page;
  }

  expecting(...statuses: number[]): this {
    this.#expected = statuses;
    return this;
  }

  async goto(path: string): Promise<void> {
    await this.#load(new URL(path, this.origin), "none");
  }

  override async visit(url: URL): Promise<void> {
    await this.#load(url, "same-origin");
  }

  override async submit({ method, url, entries }: Submission): Promise<void> {
    if (method === "GET") return this.#load(url, "same-origin");
    await this.#follow(await this.post(url, entries, { referer: this.page.url.href }));
  }

  /** Sends a form, as a page of the shop would. */
  post(target: string | URL, fields: Fields, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send(target, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin: this.origin, ...headers },
    });
  }

  /**
   * Sends one request with this shopper's cookies. Redirects are not followed, and the open page
   * stays.
   */
  async send(target: string | URL, { method = "GET", headers = {}, body }: RequestOptions = {}): Promise<Reply> {
    const url = new URL(target, this.origin);
    const cookie = this.jar.header(url.pathname);
    const reply = await exchange(url, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        accept: "text/html,application/xhtml+xml,*/*;q=0.8",
        "accept-language": "en-IN,en;q=0.9",
        "sec-fetch-dest": "document",
        "sec-fetch-mode": "navigate",
        "sec-fetch-site": "same-origin",
        "user-agent": phoneAgent,
        ...this.#extraHeaders,
        ...(cookie !== null && { cookie }),
        ...headers,
      },
    });
    this.jar.receive(reply.setCookies);
    return reply;
  }

  async #load(url: URL, site: "none" | "same-origin"): Promise<void> {
    await this.#follow(await this.send(url, { headers: { "sec-fetch-site": site } }));
  }

  async #follow(first: Reply): Promise<void> {
    let reply = first;
    for (let hops = 0; reply.status >= 300 && reply.status < 400; hops += 1) {
      if (hops === 10)
        throw new Error(`${first.url.pathname}: more than 10 redirects, the last to ${reply.url.pathname}`);
      const target = new URL(reply.headers.location ?? "", reply.url);
      if (target.origin !== this.origin) throw new Error(`A redirect leaves the shop: ${target.href}`);
      reply = await this.send(target);
    }
    if (reply.status >= 400 && !this.#expected.includes(reply.status)) {
      throw new Error(`${reply.url.pathname}${reply.url.search}: status ${reply.status}\n${excerpt(reply)}`);
    }
    this.#page = new ParsedPage(reply);
  }

  async arrivesAt(address: Name): Promise<void> {
    if (!fits(address, this.address())) throw new Error(`At ${this.address()} instead of ${String(address)}`);
  }

  address(): string {
    return this.page.url.pathname + this.page.url.search;
  }

  /** A document starts at its top, where its heading is. */
  async seesTop(): Promise<void> {
    if ((await this.within("main").count("heading")) === 0) throw new Error(`No heading at ${this.address()}`);
  }

  async title(): Promise<string> {
    return this.page.title;
  }

  status(): number {
    return this.page.status;
  }

  async cookie(name: string): Promise<string | null> {
    return this.jar.get(name)?.value ?? null;
  }

  async adopt(cookies: readonly Cookie[]): Promise<void> {
    for (const cookie of cookies) this.jar.set(cookie);
  }
}

function excerpt(reply: Reply): string {
  return reply.body
    .toString("utf8")
    .replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .slice(0, 600);
}
