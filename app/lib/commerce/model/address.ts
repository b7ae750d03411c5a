/** The street has four parts, stored as lines in the backend (product P99). Their Indian labels: `addressLabels`. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly apartment: string;
  readonly neighborhood: string;
  readonly extra: string;
  readonly city: string;
  readonly region: Region | null;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string;
  /** Of business buyers: company name and tax number (GSTIN in India), printed on the invoice. */
  readonly company?: string | undefined;
  readonly gstin?: string | undefined;
}

export interface Region {
  /** The backend's id; null where the country has no region list and the shopper typed a name. */
  readonly id: number | null;
  readonly code: string;
  readonly name: string;
}

export interface Country {
  readonly code: string;
  readonly name: string;
  /** Empty where the country has no region list. */
  readonly regions: readonly (Region & { readonly id: number })[];
}

/** Where an order is delivered: a typed address, an entry of the address book, or a pickup place. */
export type ShipTo =
  | { readonly address: Address; readonly keepsInBook?: boolean }
  | { readonly savedAddress: number }
  | { readonly pickupStore: string; readonly address: Address };

export type BillTo = Exclude<ShipTo, { readonly pickupStore: string }> | "same-as-shipping";

/** A shop where orders can be collected. */
export interface PickupStore {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly region: Region | null;
  readonly postcode: string;
  readonly country: string;
  readonly phone: string;
  /** Opening hours, as free text from the backend. */
  readonly hours: string;
  /** Kilometres around the place asked about that it lies within, or more; null where the backend knows no map. */
  readonly withinKm: 10 | 50 | "more" | null;
}

export type StreetParts = Pick<Address, "street" | "apartment" | "neighborhood" | "extra">;

const MOST_LINES = 4;

const SHARED_LINE = "; ";

/**
 * The four parts as the backend's list of street lines, without empty parts (product P99). A backend that accepts fewer lines (plain Magento: two) gets
 * the rest on its last line. Couriers read the lines, so no part is marked.
 */
export function joinStreet({ street, apartment, neighborhood, extra }: StreetParts, maxLines = MOST_LINES): string[] {
  return packed([street, apartment, neighborhood, extra].map(oneLine).filter(Boolean), maxLines);
}

/** Reads the lines by position, several parts on the last one. A part comes back to its place unless one before it was empty. */
export function splitStreet(lines: readonly (string | null)[]): StreetParts {
  const texts = lines.map((line) => line?.trim() ?? "");
  const shared = texts.pop()?.split(SHARED_LINE) ?? [];
  const [street = "", apartment = "", neighborhood = "", extra = ""] = packed([...texts, ...shared], MOST_LINES);
  return { street, apartment, neighborhood, extra };
}

/** Splits into at most this many lines; the last one takes the rest. */
function packed(lines: readonly string[], most: number): string[] {
  const rest = lines.slice(most - 1).filter(Boolean);
  return [...lines.slice(0, most - 1), ...(rest.length > 0 ? [rest.join(SHARED_LINE)] : [])];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
