import fc from "fast-check";
import { type NetworkFault, networkFaults } from "../shop/load-balancer.ts";
import { type BackendFault, backendFaults, targets, type BackendTrouble } from "./backend-faults.ts";

const ways = ["sent", "collected", "downloaded"] as const;
type Way = (typeof ways)[number];

const presses = ["press", "press twice", "press in a second tab"] as const;
const looks = ["reload", "open the cart", "open the payment page", "open the home page"] as const;

export interface Move extends BackendTrouble {
  readonly move: (typeof presses)[number] | (typeof looks)[number];
  readonly network: NetworkFault;
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

const move: fc.Arbitrary<Move> = fc.record({
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

const plan: fc.Arbitrary<Plan> = mostly<Way>(fc.constant("sent"), fc.constantFrom(...ways)).chain((way) =>
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
    moves: fc.array(move, { minLength: 1, maxLength: 6 }),
  }),
);

/** The same seed gives the same plans; a larger count adds to them. */
export function plansOf(seed: number, count: number): readonly Plan[] {
  return fc.sample(plan, { seed, numRuns: count });
}
