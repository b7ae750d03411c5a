import type { Behaviour, Decide } from "../shop/backend-proxy.ts";

const HTML = "<html><body><h1>Under maintenance</h1></body></html>";
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const failed = (message: string) => JSON.stringify({ errors: [{ message, path: ["placeOrder"] }], data: null });

/** "Done": the backend has executed it all the same. */
export const backendFaults = {
  none: () => "pass",
  late: () => wait(300).then(() => "pass" as const),
  "late, answer lost": () => wait(300).then(() => "lose the answer" as const),
  "never arrives": () => "break",
  "done, answer lost": () => "lose the answer",
  "bad gateway": () => ({ status: 502, body: HTML }),
  "HTML for JSON": () => ({ status: 200, body: HTML }),
  "done, HTML for JSON": () => ({ rewrite: () => HTML }),
  "done, cut short": () => ({ rewrite: (answer) => answer.slice(0, answer.length / 2) }),
  "internal error": () => ({ status: 200, type: "application/json", body: failed("Internal server error") }),
  "done, internal error": () => ({ rewrite: () => failed("Internal server error") }),
  // Magento's answer when a step after the order, such as its mail, has failed.
  "done, reported as failed": () => ({
    rewrite: () => failed("A server error stopped your order from being placed. Please try to place your order again."),
  }),
} satisfies Record<string, () => Behaviour | Promise<Behaviour>>;

export type BackendFault = keyof typeof backendFaults;

/** Which of a shopper's requests a fault affects. */
export const targets = {
  "placing the order": /placeOrder\s*\(/,
  "choosing the payment": /setPaymentMethodOnCart\s*\(/,
  reading: /^(?!.*\bmutation\b)/s,
  everything: /./,
} as const;

const CHANGES_CART = /(addProductsToCart|updateCartItems|removeItemFromCart|applyCouponToCart)\s*\(/;

export interface BackendTrouble {
  readonly backend: BackendFault;
  readonly target: keyof typeof targets;
  readonly times: number;
}

/** At a proxy that many shoppers share, each with its own faults. */
export class BackendFaults {
  readonly #troubles = new Map<string, { trouble: BackendTrouble; met: number; cartLateMs: number }>();

  /**
   * `ids`: of cart and session, which identify the shopper's requests. `cartLateMs`: added to each
   * change of the cart.
   */
  trouble(ids: readonly string[], trouble: BackendTrouble, cartLateMs = 0): void {
    const one = { trouble, met: 0, cartLateMs };
    for (const id of ids) this.#troubles.set(id, one);
  }

  readonly decide: Decide = async (text, { headers }) => {
    const names = `${text} ${headers.authorization ?? ""}`.match(/\b[A-Za-z0-9]{32}\b/g) ?? [];
    const found = names.flatMap((name) => this.#troubles.get(name) ?? [])[0];
    if (!found) return "pass";
    if (found.cartLateMs > 0 && CHANGES_CART.test(text)) await wait(found.cartLateMs);
    if (found.met >= found.trouble.times || !targets[found.trouble.target].test(text)) return "pass";
    found.met += 1;
    return backendFaults[found.trouble.backend]();
  };
}
