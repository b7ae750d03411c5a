/** What a postcode is called in a country, in the middle of a sentence. */
export function postcodeName(country: string): "PIN code" | "ZIP code" | "postal code" {
  return country === "IN" ? "PIN code" : country === "US" ? "ZIP code" : "postal code";
}

/** The same as a label. */
export function postcodeLabel(country: string): "PIN code" | "ZIP code" | "Postal code" {
  const name = postcodeName(country);
  return name === "postal code" ? "Postal code" : name;
}

/** What the price before a reduction is called: in India the law knows the MRP. */
export function listPriceName(country: string): "MRP" | "List price" {
  return country === "IN" ? "MRP" : "List price";
}
