import { Bitset } from "./bitset.ts";

/** A list for few slots, bits for many. */
export class SlotSet {
  readonly #slots: Int32Array;
  readonly #bits: Bitset | null;

  constructor(size: number, slots: Int32Array) {
    this.#slots = slots;
    // A 32-bit word holds 32 slots and costs about as much as one list entry.
    this.#bits = slots.length * 32 < size ? null : bitsOf(size, slots);
  }

  addTo(set: Bitset): void {
    if (this.#bits) set.or(this.#bits);
    else for (const slot of this.#slots) set.add(slot);
  }

  countWith(found: Bitset): number {
    if (this.#bits) return this.#bits.countWith(found);
    let count = 0;
    for (const slot of this.#slots) if (found.has(slot)) count += 1;
    return count;
  }
}

function bitsOf(size: number, slots: Int32Array): Bitset {
  const bits = new Bitset(size);
  for (const slot of slots) bits.add(slot);
  return bits;
}
