/** Price bounds in the displayed currency; null is open. */
export interface PriceBounds {
  from: number | null;
  to: number | null;
}

const money = String.raw`(?:rs\.?|inr|₹|\$|usd)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|lakhs?|lacs?|l)?\b\s*(?:rupees|rs\b\.?|/-)?`;
const between = new RegExp(String.raw`\b(?:between|from)\s+${money}\s*(?:and|to|-|–)\s*${money}`, "iu");
const atMost = new RegExp(
  String.raw`(?:\b(?:under|below|within|less\s+than|cheaper\s+than|up\s*to|max(?:imum)?)\b|<)\s*${money}`,
  "iu",
);
const atLeast = new RegExp(String.raw`(?:\b(?:above|over|more\s+than|at\s+least|min(?:imum)?)\b|>)\s*${money}`, "iu");

/** Extracts a price from a search: "laptop below 50k" → "laptop", up to 50,000. */
export function readPriceBounds(text: string): { text: string; price: PriceBounds | null } {
  const span = between.exec(text);
  if (span)
    return { text: without(text, span), price: { from: amount(span[1], span[2]), to: amount(span[3], span[4]) } };
  const most = atMost.exec(text);
  const rest = most ? without(text, most) : text;
  const least = atLeast.exec(rest);
  const to = most && amount(most[1], most[2]);
  const from = least && amount(least[1], least[2]);
  // "over 5" is not a price: small numbers are sizes, versions or hours.
  if ((to ?? from ?? 0) < smallestPrice) return { text, price: null };
  return { text: least ? without(rest, least) : rest, price: { from, to } };
}

const smallestPrice = 100;

function amount(digits = "", unit = ""): number {
  const number = Number(digits.replaceAll(",", ""));
  const word = unit.toLowerCase();
  if (word === "k" || word === "thousand") return number * 1_000;
  return word.startsWith("l") ? number * 100_000 : number;
}

function without(text: string, found: RegExpExecArray): string {
  return `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(/\s+/g, " ").trim();
}
