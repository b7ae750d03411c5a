export function postcodeName(country: string): "PIN code" | "ZIP code" | "postal code" {
  return country === "IN" ? "PIN code" : country === "US" ? "ZIP code" : "postal code";
}

export function postcodeLabel(country: string): "PIN code" | "ZIP code" | "Postal code" {
  const name = postcodeName(country);
  return name === "postal code" ? "Postal code" : name;
}

/** The regular price; India's law requires the MRP. */
export function listPriceName(country: string): "MRP" | "List price" {
  return country === "IN" ? "MRP" : "List price";
}
