/** GST: within the seller's state the tax is split into CGST and SGST. */
export type TaxPlace = "within-state" | "across-states" | "abroad";

export interface AppliedTax {
  label: string;
  amount: number;
}

const sellerCountry = "IN";
const sellerState = "KA";

/** Without an address an Indian sale counts as one to another state. */
export function taxPlace({ countryCode, regionCode }: { countryCode: string; regionCode: string | null }): TaxPlace {
  if (countryCode !== sellerCountry) return "abroad";
  return regionCode === sellerState ? "within-state" : "across-states";
}

/** Highest rate first (basis points). They add up to the total. */
export function appliedTaxes(taxByRate: ReadonlyMap<number, number>, place: TaxPlace): AppliedTax[] {
  return [...taxByRate]
    .filter(([, amount]) => amount > 0)
    .sort(([a], [b]) => b - a)
    .flatMap(([rate, amount]) => (place === "within-state" ? halves(rate, amount) : [whole(rate, amount, place)]));
}

function whole(rate: number, amount: number, place: TaxPlace): AppliedTax {
  return { label: `${place === "abroad" ? "Tax" : "IGST"} ${rate / 100}%`, amount };
}

/** CGST gets an odd paisa. */
function halves(rate: number, amount: number): AppliedTax[] {
  const central = Math.ceil(amount / 2);
  return [
    { label: `CGST ${rate / 200}%`, amount: central },
    { label: `SGST ${rate / 200}%`, amount: amount - central },
  ];
}
