import type { BrowserContext, Page, Response } from "playwright";
import type { Cookie } from "../browserless/cookie-jar.ts";
import { eventually } from "../eventually.ts";
import { fits, type Name, type Shopper } from "../shopper.ts";
import { freshContext, type FreshContextOptions } from "./browser.ts";
import { BrowserErrors } from "./browser-errors.ts";
import { delayScripts } from "./hold-scripts.ts";
import { PartOfScreen } from "./part-of-screen.ts";

export interface ChromiumOptions extends FreshContextOptions {
  scriptDelayMs?: number;
}

/** `leave` closes the browser and fails if it reported anything. */
/** How Firefox says that the page's own navigation ended a visit. */
const ENDED_VISIT = /NS_BINDING_ABORTED|interrupted by another navigation/;

export class InChromium extends PartOfScreen implements Shopper {
  readonly origin: string;
  readonly context: BrowserContext;
  readonly errors: BrowserErrors;
  #status = 0;
  #place = "";

  private constructor(origin: string, context: BrowserContext, page: Page) {
    super(page);
    this.origin = origin;
    this.context = context;
    this.errors = new BrowserErrors(page);
    page.on("response", (response) => this.#note(response));
  }

  /** Without pictures, unless they are what the test is about. */
  static async enter(
    origin: string,
    { scriptDelayMs, hasPictures = false, ...options }: ChromiumOptions = {},
  ): Promise<InChromium> {
    const context = await freshContext(origin, { hasPictures, ...options });
    if (scriptDelayMs !== undefined) await delayScripts(context, scriptDelayMs);
    const shopper = await InChromium.with(origin, context);
    if (!hasPictures) shopper.errors.expect(/image loading is disabled|\/media\/\S+ was preloaded/);
    return shopper;
  }

  static async with(origin: string, context: BrowserContext): Promise<InChromium> {
    return new InChromium(origin, context, await context.newPage());
  }

  async leave(): Promise<void> {
    await this.context.close();
    this.errors.requireNone();
  }

  /** Without checking reports, for a failed test. */
  async abandon(): Promise<void> {
    await this.context.close();
  }

  expecting(...statuses: number[]): this {
    for (const status of statuses) this.errors.expect(new RegExp(`status of ${status}`));
    return this;
  }

  async adopt(cookies: readonly Cookie[]): Promise<void> {
    const url = this.origin;
    await this.context.addCookies(
      cookies.map(({ name, value, httpOnly }) => ({ name, value, httpOnly, url, sameSite: "Lax" })),
    );
  }

  async goto(path: string): Promise<void> {
    // Delayed module scripts also delay DOMContentLoaded. A person does not wait for it.
    const visit = () => this.page.goto(path, { waitUntil: "commit" });
    // In Firefox a page that is just being hydrated, and opens its cart, ends the visit to another.
    // A person tries again.
    for (let attempt = 1; ; attempt += 1) {
      const error = await visit().then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error === null) break;
      if (attempt === 20 || !ENDED_VISIT.test(String(error))) throw error;
      await this.page.waitForTimeout(250);
    }
    this.#place = new URL(this.page.url()).pathname;
    await this.page.locator("main").first().waitFor({ state: "attached" });
    await this.page.evaluate(markHeadings).catch(() => undefined);
  }

  async arrivesAt(address: Name): Promise<void> {
    await eventually(
      () => fits(address, this.address()),
      async () => `At ${this.address()} instead of ${String(address)}, seeing: ${(await this.text()).slice(0, 800)}`,
    );
    await this.page.locator("main").first().waitFor({ state: "attached" });
    const { pathname, hash } = new URL(this.page.url());
    const isNew = pathname !== this.#place;
    this.#place = pathname;
    if (!isNew) return;
    // React renders the next page shortly after the URL has changed.
    await eventually(
      () => this.page.evaluate(hasNewHeading).catch(() => false),
      () => `${pathname} still shows the heading of the previous page`,
    );
    if (hash === "") await this.seesTop();
    await this.page.evaluate(markHeadings).catch(() => undefined);
  }

  /** Unlike a link it restores the scroll position. */
  async back(): Promise<void> {
    await this.page.evaluate(() => history.back());
    await this.page.waitForURL((url) => url.pathname !== this.#place);
    this.#place = new URL(this.page.url()).pathname;
  }

  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  title(): Promise<string> {
    return this.page.title();
  }

  status(): number {
    return this.#status;
  }

  async cookie(name: string): Promise<string | null> {
    const cookies = await this.context.cookies();
    return cookies.find((cookie) => cookie.name === name)?.value ?? null;
  }

  async seesTop(): Promise<void> {
    await eventually(
      async () => (await this.page.evaluate(topOfPage).catch(() => null)) === "top",
      async () => `${this.address()} does not begin at its top: ${await this.page.evaluate(topOfPage)}`,
    );
  }

  #note(response: Response): void {
    const request = response.request();
    if (request.isNavigationRequest() && response.status() < 300 !== response.status() >= 400)
      this.#status = response.status();
  }
}

/** Marks the page's headings. The next page has others, because pages are keyed by path. */
function markHeadings(): void {
  for (const heading of document.querySelectorAll("main h1")) Reflect.set(heading, "isMarked", true);
}

function hasNewHeading(): boolean {
  const headings = [...document.querySelectorAll("main h1")];
  return headings.length === 0 || headings.some((heading) => !Reflect.get(heading, "isMarked"));
}

function topOfPage(): string {
  const headings = [...document.querySelectorAll("main h1, main [role=alert], dialog[open] h2")];
  const isSeen = headings.some((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return scrollY === 0 && isSeen ? "top" : `scrolled to ${scrollY}, heading ${isSeen ? "in view" : "out of view"}`;
}
