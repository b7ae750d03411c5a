/** For intersections and counts of facets. */
export class Bitset {
  readonly words: Uint32Array;

  constructor(readonly size: number) {
    this.words = new Uint32Array((size + 31) >>> 5);
  }

  add(slot: number): void {
    const word = slot >>> 5;
    this.words[word] = (this.words[word] ?? 0) | (1 << (slot & 31));
  }

  remove(slot: number): void {
    const word = slot >>> 5;
    this.words[word] = (this.words[word] ?? 0) & ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  and(other: Bitset): this {
    for (let at = 0; at < this.words.length; at += 1) this.words[at] = (this.words[at] ?? 0) & (other.words[at] ?? 0);
    return this;
  }

  or(other: Bitset): this {
    for (let at = 0; at < this.words.length; at += 1) this.words[at] = (this.words[at] ?? 0) | (other.words[at] ?? 0);
    return this;
  }

  copy(): Bitset {
    const copy = new Bitset(this.size);
    copy.words.set(this.words);
    return copy;
  }

  count(): number {
    let total = 0;
    for (const word of this.words) total += bitsOf(word);
    return total;
  }

  countWith(other: Bitset): number {
    let total = 0;
    for (let at = 0; at < this.words.length; at += 1) total += bitsOf((this.words[at] ?? 0) & (other.words[at] ?? 0));
    return total;
  }

  *slots(): Generator<number> {
    for (let at = 0; at < this.words.length; at += 1) {
      let word = this.words[at] ?? 0;
      while (word !== 0) {
        const bit = 31 - Math.clz32(word & -word);
        yield (at << 5) + bit;
        word &= word - 1;
      }
    }
  }
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
