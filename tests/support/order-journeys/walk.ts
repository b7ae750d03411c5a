import { Browserless } from "../browserless/browserless.ts";
import type { Submission } from "../browserless/submission.ts";
import { type LoadBalancer, openLoadBalancer } from "../shop/load-balancer.ts";
import { type BookedOrder, bookedOrders } from "../shop/order-counter.ts";
import type { BackendFaults } from "./backend-faults.ts";
import type { Move, Plan } from "./plan.ts";
import { filledIn, prepare, type Prepared } from "./prepare.ts";
import { type OrderClaims, readOrderClaims, falseClaims } from "./sentences.ts";

export interface ShopUnderTest {
  /** Behind a proxy with `faults`. */
  readonly shops: readonly string[];
  readonly faults: BackendFaults;
  readonly orderCounter: string;
  /** At the end, for an order that is still being checked; 0 does not wait. */
  readonly checkedForMs: number;
}

export interface JourneyResult {
  /** Double, phantom and lost orders, false claims, errors of the shop. */
  readonly findings: readonly string[];
  readonly diary: readonly string[];
  readonly orders: number;
}

const NO_FAULT = { backend: "none", target: "everything", times: 0 } as const;
const STATUSES = [403, 404, 409, 413, 422, 429, 500, 502, 503];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Walks a plan with its own shopper. At the end the backend's orders and the pages must agree. */
export async function walk(plan: Plan, place: ShopUnderTest): Promise<JourneyResult> {
  const balancer = await openLoadBalancer(place.shops, plan.processes);
  const shopper = new Browserless(balancer.origin);
  try {
    const journey = new OrderJourney(shopper, await prepare(shopper, plan), { plan, place, balancer });
    try {
      for (const move of plan.moves) await journey.make(move);
      await journey.end();
    } catch (error) {
      journey.findings.push(`it could not continue: ${String(error)}`);
    }
    const orders = (await journey.books()).length;
    return { findings: journey.findings, diary: journey.diary, orders };
  } finally {
    await balancer.close();
  }
}

interface Surroundings {
  readonly plan: Plan;
  readonly place: ShopUnderTest;
  readonly balancer: LoadBalancer;
}

class OrderJourney {
  readonly findings: string[] = [];
  readonly diary: string[] = [];
  readonly #shopper: Browserless;
  readonly #prepared: Prepared;
  readonly #around: Surroundings;
  #told: OrderClaims | null = null;
  #wasTold = false;
  #numbers = new Set<string>();
  #saidNotOrdered = false;

  constructor(shopper: Browserless, prepared: Prepared, around: Surroundings) {
    this.#shopper = shopper.expecting(...STATUSES);
    this.#prepared = prepared;
    this.#around = around;
  }

  books(): Promise<BookedOrder[]> {
    return bookedOrders(this.#around.place.orderCounter, this.#prepared.email);
  }

  async make(move: Move): Promise<void> {
    this.#trouble(move);
    this.#around.balancer.setFault(move.network);
    await this.#step(`${move.move} (${move.network}; ${move.backend}, ${move.target}, ${move.times}×)`, () =>
      this.#do(move),
    );
  }

  /** Without faults: looks, and buys what is left. */
  async end(): Promise<void> {
    this.#trouble(NO_FAULT);
    this.#around.balancer.setFault("none");
    await this.#step("looks at the cart", () => this.#open("/cart"));
    for (let times = 0; this.#told?.isBeingChecked && times < 8; times += 1) await this.#checkAgain(150 * times);
    if (this.#told?.isBeingChecked && this.#around.place.checkedForMs > 0)
      await this.#checkAgain(this.#around.place.checkedForMs);
    const isUnfinished = (await this.books()).length === 0;
    // An earlier press may still lose its answer, which the page then reports for this one too.
    for (let times = 0; isUnfinished && this.#told?.isOpen && times < 3; times += 1)
      await this.#step("orders at last", () => this.#pressInSecondTab());
    // A press with a cut connection may have been running at the first look.
    if (!isUnfinished && !this.#wasTold) await this.#step("looks at the cart again", () => this.#open("/cart"));
    if (this.#wasTold) await this.#step("looks at the order", () => this.#open("/checkout/thank-you"));
    await this.#settle();
  }

  async #settle(): Promise<void> {
    const books = await this.books();
    const { plan } = this.#around;
    const [order] = books;
    if (books.length > 1) this.findings.push(`double: ${books.length} orders of one cart`);
    if (!order && !this.#told?.isBeingChecked) this.findings.push("lost: neither an order nor a cart to order");
    if (!order) return;
    if (!this.#wasTold) this.findings.push("lost: the shopper never hears of the order");
    if (plan.who === "customer" && !this.#numbers.has(order.number))
      this.findings.push("lost: the customer never hears the order's number");
    const shown = this.#prepared.press.entries.find(([name]) => name === "order_total")?.[1];
    if (shown !== `INR ${order.grandTotal}`) this.findings.push(`untrue: shown ${shown}, ordered ${order.grandTotal}`);
  }

  #trouble(trouble: Parameters<BackendFaults["trouble"]>[1]): void {
    const { jar } = this.#shopper;
    const now = ["cart", "customer-cart", "customer-token"].flatMap((name) => jar.get(name)?.value ?? []);
    this.#around.place.faults.trouble([...this.#prepared.ids, ...now], trouble);
  }

  /** Between two readings of the orders. Null page if the connection is cut. */
  async #step(what: string, act: () => Promise<Browserless>): Promise<void> {
    const before = await this.books();
    if (this.#saidNotOrdered && before.length > 0)
      this.findings.push(`untrue: nothing was ordered, it said, and then there was an order; before "${what}"`);
    const page = await act().catch((error: unknown) => {
      if (!isCut(error)) throw error;
      return null;
    });
    const after = await this.books();
    const orders = `${before.length}→${after.length} orders`;
    if (!page) return void this.diary.push(`${what}: no answer, ${orders}`);
    const result = await readOrderClaims(page);
    const claims = falseClaims(result, { before, after, wasTold: this.#wasTold });
    const seen = Object.entries(result).flatMap(([name, value]) => (value ? [name] : []));
    this.diary.push(`${what}: ${page.status()} ${page.address().slice(0, 60)} ${seen.join(" ")}, ${orders}`);
    if (page.status() === 500) claims.push("an error of the shop's own");
    this.findings.push(...claims.map((claim) => `untrue, after "${what}": ${claim}`));
    this.#told = result;
    this.#saidNotOrdered = result.isNotOrdered;
    this.#wasTold ||= result.isPlaced;
    if (result.number) this.#numbers.add(result.number);
  }

  async #do({ move }: Move): Promise<Browserless> {
    switch (move) {
      case "press":
        return this.#press();
      case "press twice":
        return this.#press(2);
      case "press in a second tab":
        return this.#pressInSecondTab();
      case "reload":
        return this.#open(this.#shopper.address());
      case "open the cart":
        return this.#open("/cart");
      case "open the payment page":
        return this.#open("/checkout/payment");
      case "open the home page":
        return this.#open("/");
    }
  }

  async #open(path: string): Promise<Browserless> {
    await this.#shopper.goto(path);
    return this.#shopper;
  }

  async #checkAgain(afterMs: number): Promise<void> {
    await wait(afterMs);
    await this.#step("checks again", async () => {
      await this.#shopper.follow("Check again");
      return this.#shopper;
    });
  }

  /** The open page's form, or after Back the previous one's. */
  async #press(times = 1): Promise<Browserless> {
    const isAtPayment = (await this.#shopper.count("button", "Place order")) > 0;
    const form = isAtPayment ? await filledIn(this.#shopper, this.#around.plan.payment) : this.#prepared.press;
    this.#saidNotOrdered = false;
    const sent = Array.from({ length: times - 1 }, () => this.#shopper.send(...asPost(form, this.#shopper.origin)));
    const [pressed] = await Promise.allSettled([this.#shopper.submit(form), ...sent]);
    if (pressed.status === "rejected") throw pressed.reason;
    return this.#shopper;
  }

  async #pressInSecondTab(): Promise<Browserless> {
    const tab = new Browserless(this.#shopper.origin, {}, this.#shopper.jar).expecting(...STATUSES);
    await tab.goto("/checkout/payment");
    if ((await tab.count("button", "Place order")) === 0) return tab;
    const form = await filledIn(tab, this.#around.plan.payment);
    this.#saidNotOrdered = false;
    await tab.submit(form);
    return tab;
  }
}

function asPost({ url, entries }: Submission, origin: string) {
  const headers = { "content-type": "application/x-www-form-urlencoded", origin };
  return [url, { method: "POST" as const, headers, body: new URLSearchParams(entries).toString() }] as const;
}

function isCut(error: unknown): boolean {
  return error instanceof Error && /socket hang up|ECONNRESET|aborted|EPIPE/.test(error.message);
}
