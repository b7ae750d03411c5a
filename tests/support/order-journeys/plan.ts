import fc from "fast-check";
import { type NetworkFault, networkFaults } from "../shop/load-balancer.ts";
import { type BackendFault, backendFaults, targets, type BackendTrouble } from "./backend-faults.ts";

const ways = ["sent", "collected", "downloaded"] as const;
type Way = (typeof ways)[number];

const presses = ["press", "press twice", "press in a second tab"] as const;
const looks = ["reload", "open the cart", "open the payment page", "open the home page"] as const;

const tabWrites = ["add", "change the quantity", "remove", "apply a coupon"] as const;

/** What a second tab of the same browser does around a move. */
export interface SecondTab {
  readonly write: (typeof tabWrites)[number];
  readonly quantity: number;
  /** When it is sent, after the move; before it if negative. */
  readonly afterMs: number;
  /** How much longer the backend takes for it. */
  readonly lateMs: number;
}

export interface Move extends BackendTrouble {
  readonly move: (typeof presses)[number] | (typeof looks)[number];
  readonly network: NetworkFault;
  readonly secondTab: SecondTab | null;
}

export interface Plan {
  readonly who: "guest" | "customer";
  /** Delivered, picked up, or downloads. */
  readonly way: Way;
  readonly goods: readonly (readonly [sku: string, quantity: number])[];
  /** Index modulo the number of offers. */
  readonly shipping: number;
  readonly payment: number;
  /** Of each request, modulo their number. */
  readonly processes: readonly number[];
  readonly moves: readonly Move[];
}

const GOODS = ["BJ-USB3.2/1M", "BJ-HDMI-2M", "DHV-CORD-1", "KHG-ARC-27"];
const SKUS: Readonly<Record<Way, readonly string[]>> = {
  ...{ sent: GOODS, collected: GOODS },
  downloaded: ["BJ-EBOOK-SOLDER", "STV-DARKROOM", "STV-GUARD-1Y"],
};

function mostly<T>(first: fc.Arbitrary<T>, second: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: first, weight: 3 }, { arbitrary: second, weight: 2 });
}

const secondTab: fc.Arbitrary<SecondTab> = fc.record({
  write: fc.constantFrom(...tabWrites),
  quantity: fc.integer({ min: 1, max: 6 }),
  afterMs: fc.integer({ min: -700, max: 700 }),
  lateMs: fc.constantFrom(0, 200, 600, 1_200),
});

const move: fc.Arbitrary<Omit<Move, "secondTab">> = fc.record({
  move: mostly<Move["move"]>(fc.constantFrom(...presses), fc.constantFrom(...looks)),
  network: mostly<NetworkFault>(fc.constant("none"), fc.constantFrom(...networkFaults)),
  backend: mostly<BackendFault>(
    fc.constantFrom(...(Object.keys(backendFaults) as BackendFault[])), // the keys of its own object
    fc.constant("none"),
  ),
  target: mostly<BackendTrouble["target"]>(
    fc.constant("placing the order"),
    fc.constantFrom(...(Object.keys(targets) as BackendTrouble["target"][])), // the keys of its own object
  ),
  times: fc.integer({ min: 1, max: 4 }),
});

const alone: fc.Arbitrary<Move> = move.map((one) => ({ ...one, secondTab: null }));
const besideSecondTab: fc.Arbitrary<Move> = fc
  .tuple(move, mostly<SecondTab | null>(secondTab, fc.constant(null)))
  .map(([one, tab]) => ({ ...one, secondTab: tab }));

const planOf = (moves: fc.Arbitrary<Move>): fc.Arbitrary<Plan> =>
  mostly<Way>(fc.constant("sent"), fc.constantFrom(...ways)).chain((way) =>
    fc.record({
      who: fc.constantFrom("guest" as const, "customer" as const),
      way: fc.constant(way),
      goods: fc.uniqueArray(fc.tuple(fc.constantFrom(...SKUS[way]), fc.integer({ min: 1, max: 3 })), {
        selector: ([sku]) => sku,
        minLength: 1,
        maxLength: 3,
      }),
      shipping: fc.nat(7),
      payment: fc.nat(7),
      processes: fc.array(fc.nat(1), { minLength: 1, maxLength: 12 }),
      moves: fc.array(moves, { minLength: 1, maxLength: 6 }),
    }),
  );

/** The same seed gives the same plans; a larger count adds to them. */
export function plansOf(seed: number, count: number, { hasSecondTab = false } = {}): readonly Plan[] {
  return fc.sample(planOf(hasSecondTab ? besideSecondTab : alone), { seed, numRuns: count });
}
