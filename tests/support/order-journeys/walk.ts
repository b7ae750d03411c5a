import { Browserless } from "../browserless/browserless.ts";
import type { Submission } from "../browserless/submission.ts";
import { type LoadBalancer, openLoadBalancer } from "../shop/load-balancer.ts";
import { type BookedOrder, bookedOrders } from "../shop/order-counter.ts";
import type { BackendFaults } from "./backend-faults.ts";
import type { Move, Plan } from "./plan.ts";
import { chooseDelivery, filledIn, prepare, prepareWrite, type Prepared } from "./prepare.ts";
import { type OrderClaims, readOrderClaims, falseClaims } from "./sentences.ts";

export interface ShopUnderTest {
  /** Behind a proxy with `faults`. */
  readonly shops: readonly string[];
  readonly faults: BackendFaults;
  readonly orderCounter: string;
  /** At the end, for an order that is still being checked; 0 does not wait. */
  readonly checkedForMs: number;
  /** How often a process was killed or the shared store cut so far. */
  readonly disturbances?: () => number;
}

export interface JourneyResult {
  /** Double, phantom and lost orders, false claims, errors of the shop. */
  readonly findings: readonly string[];
  readonly diary: readonly string[];
  readonly orders: number;
  /**
   * Orders with a total that no submitted form agreed to, each said to the shopper. Only a
   * disturbed shop may place them.
   */
  readonly unagreed: number;
}

const NO_FAULT = { backend: "none", target: "everything", times: 0 } as const;
const STATUSES = [403, 404, 409, 413, 422, 429, 500, 502, 503];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Walks a plan with its own shopper. At the end the backend's orders and the pages must agree. */
export async function walk(plan: Plan, place: ShopUnderTest): Promise<JourneyResult> {
  const balancer = await openLoadBalancer(place.shops, plan.processes);
  try {
    const { shopper, prepared } = await prepareUndisturbed(balancer.origin, plan, place);
    const journey = new OrderJourney(shopper, prepared, { plan, place, balancer });
    try {
      for (const move of plan.moves) await journey.make(move);
      await journey.end();
    } catch (error) {
      journey.findings.push(`it could not continue: ${String(error)}`);
    }
    const orders = (await journey.books()).length;
    return { findings: journey.findings, diary: journey.diary, orders, unagreed: journey.unagreed };
  } finally {
    await balancer.close();
  }
}

/** A preparation that meets a killed process begins anew. */
async function prepareUndisturbed(origin: string, plan: Plan, { disturbances }: ShopUnderTest) {
  for (;;) {
    const before = disturbances?.();
    const shopper = new Browserless(origin);
    try {
      return { shopper, prepared: await prepare(shopper, plan) };
    } catch (error) {
      if (!disturbances || (before === disturbances() && !isCut(error))) throw error;
      await wait(250);
    }
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
  /** Totals of the submitted forms. */
  #agreed = new Set<string>();
  #saidOtherTotal = false;
  #hasNewCart = false;
  readonly #disturbancesBefore: number | undefined;
  unagreed = 0;

  constructor(shopper: Browserless, prepared: Prepared, around: Surroundings) {
    this.#shopper = shopper.expecting(...STATUSES);
    this.#prepared = prepared;
    this.#around = around;
    this.#disturbancesBefore = around.place.disturbances?.();
  }

  books(): Promise<BookedOrder[]> {
    return bookedOrders(this.#around.place.orderCounter, this.#prepared.email);
  }

  async make(move: Move): Promise<void> {
    const tab = move.secondTab;
    const other = this.#openTab();
    const write = tab && (await prepareWrite(other, tab, this.#around.plan).catch(ignoreCut));
    if (write) await this.#noteTold(other);
    const noteNewCart = async () => {
      if (write && tab?.write === "add") this.#hasNewCart ||= (await this.books()).length > 0;
    };
    await noteNewCart();
    this.#trouble(move, tab?.lateMs);
    this.#around.balancer.setFault(move.network);
    const faults = `${move.network}; ${move.backend}, ${move.target}, ${move.times}×`;
    const beside = tab && write ? `, a second tab: ${tab.write}, ${tab.afterMs} ms after, ${tab.lateMs} ms late` : "";
    await this.#step(`${move.move} (${faults}${beside})`, async () => {
      const after = (ms: number) => wait(Math.max(0, write && tab ? ms : 0));
      const [page] = await Promise.allSettled([
        after(-(tab?.afterMs ?? 0)).then(() => this.#do(move)),
        write && after(tab?.afterMs ?? 0).then(() => this.#submitInTab(other, write)),
      ]);
      if (page.status === "rejected") throw page.reason;
      return page.value;
    });
    await noteNewCart();
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
    for (let times = 0; isUnfinished && this.#told?.isOpen && times < 5; times += 1)
      await this.#step("orders at last", () => this.#pressInSecondTab({ completesDelivery: true }));
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
    if (this.#agreed.has(`INR ${order.grandTotal}`)) return;
    this.unagreed += 1;
    const which = `agreed ${[...this.#agreed].join(" or ")}, ordered ${order.grandTotal}`;
    if (!this.#saidOtherTotal) this.findings.push(`untrue: ${which}, and no page says so`);
    else if (this.#disturbancesBefore === this.#around.place.disturbances?.()) this.findings.push(`unagreed: ${which}`);
  }

  #trouble(trouble: Parameters<BackendFaults["trouble"]>[1], cartLateMs?: number): void {
    const { jar } = this.#shopper;
    const now = ["cart", "customer-cart", "customer-token"].flatMap((name) => jar.get(name)?.value ?? []);
    this.#around.place.faults.trouble([...this.#prepared.ids, ...now], trouble, cartLateMs);
  }

  /** Between two readings of the orders. Null page if the connection is cut. */
  async #step(what: string, act: () => Promise<Browserless>): Promise<void> {
    const before = await this.books();
    if (this.#saidNotOrdered && before.length > 0)
      this.findings.push(`untrue: nothing was ordered, it said, and then there was an order; before "${what}"`);
    const page = await act().catch(ignoreCut);
    const after = await this.books();
    const orders = `${before.length}→${after.length} orders`;
    if (!page) return void this.diary.push(`${what}: no answer, ${orders}`);
    const result = await readOrderClaims(page);
    const claims = falseClaims(result, { before, after, wasTold: this.#wasTold, hasNewCart: this.#hasNewCart });
    const seen = Object.entries(result).flatMap(([name, value]) => (value ? [name] : []));
    this.diary.push(`${what}: ${page.status()} ${page.address().slice(0, 60)} ${seen.join(" ")}, ${orders}`);
    if (page.status() === 500) claims.push("an error of the shop's own");
    this.findings.push(...claims.map((claim) => `untrue, after "${what}": ${claim}`));
    this.#told = result;
    this.#saidNotOrdered = result.isNotOrdered;
    this.#wasTold ||= result.isPlaced;
    this.#saidOtherTotal ||= result.saysOtherTotal;
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
    await this.#goto(this.#shopper, path);
    return this.#shopper;
  }

  /** As a browser that reloads while a process is restarted. */
  async #goto(tab: Browserless, path: string): Promise<void> {
    const { disturbances } = this.#around.place;
    for (let tries = 0; ; tries += 1) {
      try {
        return await tab.goto(path);
      } catch (error) {
        if (!disturbances || tries === 80 || !isCut(error)) throw error;
        await wait(250);
      }
    }
  }

  async #submitInTab(tab: Browserless, write: Submission): Promise<void> {
    await tab.submit(write);
    await this.#noteTold(tab);
  }

  /** The second tab may be the one that tells of the order. */
  async #noteTold(tab: Browserless): Promise<void> {
    const { isPlaced, number } = await readOrderClaims(tab);
    this.#wasTold ||= isPlaced;
    if (number) this.#numbers.add(number);
  }

  #openTab(): Browserless {
    return new Browserless(this.#shopper.origin, {}, this.#shopper.jar).expecting(...STATUSES);
  }

  #agree(form: Submission): Submission {
    this.#saidNotOrdered = false;
    for (const [name, value] of form.entries) if (name === "order_total") this.#agreed.add(value);
    return form;
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
    const form = this.#agree(
      isAtPayment ? await filledIn(this.#shopper, this.#around.plan.payment) : this.#prepared.press,
    );
    const sent = Array.from({ length: times - 1 }, () => this.#shopper.post(form.url, form.entries));
    const [pressed] = await Promise.allSettled([this.#shopper.submit(form), ...sent]);
    if (pressed.status === "rejected") throw pressed.reason;
    return this.#shopper;
  }

  async #pressInSecondTab({ completesDelivery = false } = {}): Promise<Browserless> {
    const tab = this.#openTab();
    await this.#goto(tab, "/checkout/payment");
    // Another cart may need another way of delivery.
    if (completesDelivery && tab.address().startsWith("/checkout/shipping"))
      await chooseDelivery(tab, this.#around.plan.shipping);
    if ((await tab.count("button", "Place order")) === 0) return tab;
    await tab.submit(this.#agree(await filledIn(tab, this.#around.plan.payment)));
    return tab;
  }
}

function ignoreCut(error: unknown): null {
  if (!isCut(error)) throw error;
  return null;
}

function isCut(error: unknown): boolean {
  return error instanceof Error && /socket hang up|ECONNRESET|aborted|EPIPE/.test(error.message);
}
