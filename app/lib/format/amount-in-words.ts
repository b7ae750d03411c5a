import type { Money } from "~/lib/commerce/model/money";

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const GROUPS = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1000, "thousand"],
  [100, "hundred"],
] as const;

/**
 * "Rupees one lakh twenty thousand and fifty paise only", as on invoices; null for another
 * currency.
 */
export function amountInWords({ minor, currency }: Money): string | null {
  if (currency !== "INR" || minor < 0) return null;
  const paise = minor % 100;
  const rupees = inWords(Math.floor(minor / 100));
  return `Rupees ${rupees}${paise > 0 ? ` and ${inWords(paise)} paise` : ""} only`;
}

function inWords(count: number): string {
  const group = GROUPS.find(([size]) => count >= size);
  if (group) {
    const [size, name] = group;
    const rest = count % size;
    return `${inWords(Math.floor(count / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ""}`;
  }
  if (count < 20) return SMALL[count] ?? "";
  const ones = count % 10;
  return `${TENS[Math.floor(count / 10)] ?? ""}${ones > 0 ? `-${SMALL[ones] ?? ""}` : ""}`;
}
