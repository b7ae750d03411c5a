import { field, fieldWorth } from "../../rules/search-fields.ts";
import type { SearchPlan, Wanted } from "../../rules/search-plan.ts";
import type { SearchIndex } from "./search-index.ts";

/** With fewer good full matches, the best partial matches follow them. */
const minFullHits = 10;
/** Share of the best score. */
const goodShare = 0.25;
/** Below this share the words are incidental. */
const minorShare = 0.13;
const exactCode = 10_000;

interface Ranking {
  index: SearchIndex;
  numberOf(term: string): number;
}

/** By product id, higher is better. */
export function rankDocuments({ index, numberOf }: Ranking, { wanted, code }: SearchPlan): Map<number, number> {
  const size = index.ids.length;
  const scores = new Float32Array(size);
  const shares = new Float32Array(size);
  let totalWeight = 0;
  for (const each of wanted) {
    const hits = hitsOf({ index, numberOf }, each);
    const weight = rarity(hits, size);
    totalWeight += weight;
    for (let at = 0; at < size; at += 1) {
      const hit = hits[at] ?? 0;
      if (hit === 0) continue;
      scores[at] = (scores[at] ?? 0) + hit * weight;
      shares[at] = (shares[at] ?? 0) + weight;
    }
  }
  const found = rank(index, { scores, shares, totalWeight });
  eachPosting(index, numberOf(code), (document, bits) => {
    if ((bits & field.code) !== 0) found.set(index.ids[document] ?? 0, exactCode);
  });
  return found;
}

function rank(
  { ids, priors }: SearchIndex,
  { scores, shares, totalWeight }: { scores: Float32Array; shares: Float32Array; totalWeight: number },
): Map<number, number> {
  const isFull = (at: number) => (shares[at] ?? 0) >= totalWeight * 0.999;
  const best = scores.reduce((highest, score) => Math.max(highest, score), 0);
  let [hits, weakest, bestPartial] = [0, best, 0];
  scores.forEach((score, at) => {
    if (!isFull(at)) bestPartial = Math.max(bestPartial, score);
    else if (score >= best * minorShare) weakest = Math.min(weakest, score);
    if (isFull(at) && score >= best * goodShare) hits += 1;
  });
  // Partial matches rank after full matches, except incidental ones.
  const partialFactor = hits >= minFullHits ? 0 : Math.min(0.7, (weakest / bestPartial) * 0.7);
  const found = new Map<number, number>();
  scores.forEach((score, at) => {
    if (score === 0 || (!isFull(at) && (partialFactor === 0 || score < best * goodShare))) return;
    found.set(ids[at] ?? 0, score * (priors[at] ?? 1) * (isFull(at) ? 1 : partialFactor));
  });
  return found;
}

function hitsOf({ index, numberOf }: Ranking, { ways }: Wanted): Float32Array {
  const size = index.ids.length;
  const best = new Float32Array(size);
  for (const { terms, worth } of ways) {
    let hits: Float32Array | null = null;
    for (const term of terms) {
      const termHits = new Float32Array(size);
      const previous: Float32Array | null = hits;
      eachPosting(index, numberOf(term), (document, bits) => {
        const value = (fieldWorth[bits] ?? 0) * worth;
        termHits[document] = previous === null ? value : Math.min(value, previous[document] ?? 0);
      });
      hits = termHits;
    }
    if (hits === null) continue;
    for (let at = 0; at < size; at += 1) if ((hits[at] ?? 0) > (best[at] ?? 0)) best[at] = hits[at] ?? 0;
  }
  return best;
}

/** Inverse document frequency. */
function rarity(hits: Float32Array, size: number): number {
  let count = 0;
  for (const hit of hits) if (hit > 0) count += 1;
  return Math.log(1 + size / Math.max(count, 1));
}

function eachPosting(
  { starts, documents, fields }: SearchIndex,
  number: number,
  visit: (document: number, bits: number) => void,
): void {
  if (number < 0) return;
  const end = starts[number + 1] ?? 0;
  for (let at = starts[number] ?? 0; at < end; at += 1) visit(documents[at] ?? 0, fields[at] ?? 0);
}
