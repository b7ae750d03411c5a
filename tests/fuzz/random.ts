import fc from "fast-check";
import { hostileJson, hostileText } from "./hostile.ts";

export interface Random {
  chance(percent: number): boolean;
  upTo(most: number): number;
  of<T>(list: readonly T[]): T;
  text(): string;
  json(): unknown;
}

const pools = {
  text: fc.sample(hostileText, { seed: 1, numRuns: 300 }),
  json: fc.sample(hostileJson, { seed: 1, numRuns: 300 }),
};

export function randomOf(seed: number): Random {
  let state = seed | 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const of = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T; // the lists handed in have items
  return {
    chance: (percent) => next() * 100 < percent,
    upTo: (most) => Math.floor(next() * (most + 1)),
    of,
    text: () => of(pools.text),
    json: () => of(pools.json),
  };
}
