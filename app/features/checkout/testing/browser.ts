import type { Shop } from "~/lib/server/request/shop.server";
import { type Commerce, holdWrites } from "~/lib/commerce/commerce.server";
import { beginWrite, heldCart } from "~/lib/server/request/order-attempt.server";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Notice } from "~/lib/notices";
import { createAttempts } from "~/lib/server/protection/attempts.server";
import { screenOf } from "~/lib/screen";
import { countryCookie } from "~/lib/server/cookies/chosen-view.server";
import { openCookies, type Cookies } from "~/lib/server/cookies/cookies.server";
import { fakeCommerce, type FakeBackend } from "./fake-backend";

const SECRET = "a secret that is used in tests only";

const attempts = createAttempts();

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
    private readonly areasFor: (cookies: Cookies) => Partial<Commerce> = () => ({}),
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

  /** Sends a request without storing its cookies, as if the response were lost. A thrown Response (a redirect) counts as the answer. */
  async send<T>(run: (visit: Visit) => Promise<T>) {
    const header = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request("http://shop.test/", { headers: { Cookie: header } });
    const cookies = await openCookies(request, { secrets: [SECRET], isSecure: false });
    const notices: Notice[] = [];
    const commerce = { ...fakeCommerce(this.backend), ...this.areasFor(cookies) };
    const holding = { cookies, shared: null };
    const cartGuard = {
      beginWrite: (cart: CartId | null) => beginWrite(holding, cart),
      heldCart: (cart: CartId | null) => heldCart(holding, cart),
    };
    const shop = {
      commerce: { ...commerce, ...holdWrites(commerce, cartGuard) },
      cookies,
      country: cookies.get(countryCookie) ?? "IN",
      notices: { add: (notice: Notice) => void notices.push(notice) },
      config: { sessionSecrets: [SECRET], publicOrigin: null, attemptsPerAddress: 0 },
      attempts,
      clientAddress: null,
      captchaTokens: new Map(),
      worksWithoutScript: () => false,
      screen: screenOf([]),
      dateStyle: () => commerce.content.store(),
      log: () => undefined,
      reportOmission: () => undefined,
      waitUntil: () => undefined,
    } as unknown as Shop; // the parts that cart and checkout use
    const answer = await run({ shop, notices }).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown as T; // routes throw redirects
      throw thrown;
    });
    return { answer, notices, cookies: await cookies.takePending() };
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
