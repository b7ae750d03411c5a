import { stem, wordsOf } from "./search-words.ts";

/** Bits for the fields in which a term occurs. */
export const field = {
  /** The head noun: "stand" in "Bijli laptop stand for desks". */
  head: 1,
  name: 2,
  /** After "for", "with" or a comma. */
  fitting: 4,
  /** Its category and those above. */
  kind: 8,
  /** A category name with several kinds ("Ovens, fryers & cooktops"). */
  mixedKind: 16,
  department: 1024,
  /** Skus, model numbers, barcodes. */
  code: 32,
  brand: 64,
  /** Colours, sizes. */
  option: 128,
  text: 256,
  summary: 2048,
  /** In several category names ("Headphones", "Over-ear headphones"). */
  surelyKind: 512,
} as const;

const worth: [bit: number, weight: number][] = [
  [field.surelyKind, 12],
  [field.kind, 11],
  [field.head, 10],
  [field.code, 9],
  [field.brand, 8],
  [field.name, 6],
  [field.mixedKind, 5],
  [field.option, 3.5],
  [field.fitting, 2],
  [field.summary, 2],
  [field.department, 1.5],
  [field.text, 1],
];

/** The best field plus a tenth of the others. */
export const fieldWorth: Float32Array = Float32Array.from({ length: 4096 }, (_, mask) => {
  const weights = worth.filter(([bit]) => (mask & bit) !== 0).map(([, weight]) => weight);
  const best = Math.max(0, ...weights);
  const others = weights.reduce((sum, weight) => sum + weight, 0) - best;
  return best + others * 0.1;
});

const fittingStarts = /\s(?:for|with|to fit)\s|,|\(|\s[-–—]\s/i;
const measures = new Set(
  "w kw v a m mm cm ft in inch l ml kg g gb tb mb mah hz khz mhz ghz ton port pack pcs".split(" "),
);

export function nameFields(name: string): Map<string, number> {
  const cut = fittingStarts.exec(name);
  const front = wordsOf(cut ? name.slice(0, cut.index) : name);
  const back = cut ? wordsOf(name.slice(cut.index)) : [];
  const head = headOf(front);
  const fields = new Map<string, number>();
  const add = (word: string, bit: number) => fields.set(stem(word), (fields.get(stem(word)) ?? 0) | bit);
  front.forEach((word, at) => add(word, at === head ? field.head : field.name));
  for (const word of back) add(word, field.fitting);
  return fields;
}

/** The last word that is neither a number nor a measure: "charger 65 W" is a charger. */
function headOf(words: readonly string[]): number {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? "";
    const followsNumber = /^\d/.test(words[at - 1] ?? "");
    if (/^\p{L}/u.test(word) && !/\d/.test(word) && !(measures.has(word) && followsNumber)) return at;
  }
  return -1;
}
