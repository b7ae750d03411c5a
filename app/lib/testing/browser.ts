import type { CommerceOptions } from "~/lib/commerce/commerce.server";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Notice } from "~/lib/notices";
import type { Shop } from "~/lib/server/request/shop.server";
import { fakeCommerce, type FakeBackend } from "./fake-backend";
import { type FakeCommerce, testShop } from "./shop";

interface Visit {
  readonly shop: Shop;
  readonly notices: readonly Notice[];
}

export class Browser {
  readonly #cookies = new Map<string, string>();

  constructor(
    private readonly backend: FakeBackend,
    cart: CartId | null = backend.cart?.id ?? null,
    /** Replaces areas of the fake backend, by session. */
    private readonly areasFor: (session: CommerceOptions) => FakeCommerce = () => ({}),
  ) {
    if (cart) this.#cookies.set("cart", cart);
  }

  has(cookie: string): boolean {
    return this.#cookies.has(cookie);
  }

  cookie(name: string): string | null {
    return this.#cookies.get(name) ?? null;
  }

  async visit<T>(run: (visit: Visit) => Promise<T>) {
    const { answer, cookies, notices } = await this.send(run);
    this.receive(cookies);
    return { answer, notices };
  }

  /**
   * Sends a request without storing its cookies, as if the response were lost. A thrown Response (a
   * redirect) counts as the answer.
   */
  async send<T>(run: (visit: Visit) => Promise<T>) {
    const header = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request("http://shop.test/", { headers: { Cookie: header } });
    const calls = (session: CommerceOptions) => ({ ...fakeCommerce(this.backend), ...this.areasFor(session) });
    const shop = await testShop(calls, { request });
    const notices: Notice[] = [];
    const { add } = shop.notices;
    shop.notices.add = (notice) => {
      notices.push(notice);
      add(notice);
    };
    const answer = await run({ shop, notices }).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown as T; // routes throw redirects
      throw thrown;
    });
    return { answer, notices, cookies: await shop.cookies.takePending() };
  }

  receive(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (!name) continue;
      if (/Max-Age=0/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, decodeURIComponent(value ?? ""));
    }
  }
}

export function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

export function redirectOf(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get("Location") : null;
}
