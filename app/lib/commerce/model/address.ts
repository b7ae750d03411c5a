/** The street has four parts, stored as lines in the backend (product P99). */
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
  /** Business buyers only; printed on the invoice. */
  readonly company?: string | undefined;
  readonly gstin?: string | undefined;
}

export interface Region {
  /** Null where the country has no region list and the shopper typed a name. */
  readonly id: number | null;
  readonly code: string;
  readonly name: string;
}

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly regions: readonly (Region & { readonly id: number })[];
  readonly needsRegion: boolean;
  /** "none": its post has no postal codes. */
  readonly postcode: "required" | "optional" | "none";
}

export type ShipTo =
  | { readonly address: Address; readonly keepsInBook?: boolean }
  | { readonly savedAddress: number }
  | { readonly pickupStore: string; readonly address: Address };

export type BillTo = Exclude<ShipTo, { readonly pickupStore: string }> | "same-as-shipping";

export interface PickupStore extends Pick<Address, "street" | "city" | "region" | "postcode" | "country"> {
  readonly code: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: string | null;
  readonly services: readonly string[];
  readonly position: Position | null;
  /**
   * Distance from the place searched for, in kilometres; null where the backend has no coordinates.
   */
  readonly withinKm: 10 | 50 | "more" | null;
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export type StreetParts = Pick<Address, "street" | "apartment" | "neighborhood" | "extra">;

const MAX_LINES = 4;

const SHARED_LINE = "; ";

/**
 * Street lines without empty parts (product P99). Parts beyond `maxLines` (plain Magento: two)
 * share the last line.
 */
export function joinStreet({ street, apartment, neighborhood, extra }: StreetParts, maxLines = MAX_LINES): string[] {
  return packed([street, apartment, neighborhood, extra].map(oneLine).filter(Boolean), maxLines);
}

/** Reverses `joinStreet`, except that parts move up past an empty one. */
export function splitStreet(lines: readonly (string | null)[]): StreetParts {
  const texts = lines.map((line) => line?.trim() ?? "");
  const shared = texts.pop()?.split(SHARED_LINE) ?? [];
  const [street = "", apartment = "", neighborhood = "", extra = ""] = packed([...texts, ...shared], MAX_LINES);
  return { street, apartment, neighborhood, extra };
}

function packed(lines: readonly string[], max: number): string[] {
  const rest = lines.slice(max - 1).filter(Boolean);
  return [...lines.slice(0, max - 1), ...(rest.length > 0 ? [rest.join(SHARED_LINE)] : [])];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
