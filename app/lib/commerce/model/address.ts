/** The street is four named parts; the wire has a list of lines (product P99). */
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
  /** Of buyers for a business: who is billed, and the number (GSTIN in India) that goes on the tax invoice. */
  readonly company?: string | undefined;
  readonly gstin?: string | undefined;
}

export interface Region {
  /** The backend's number; null where the country has no list and the shopper typed a name. */
  readonly id: number | null;
  readonly code: string;
  readonly name: string;
}

export interface Country {
  readonly code: string;
  readonly name: string;
  /** Empty where the country has no list of regions. */
  readonly regions: readonly (Region & { readonly id: number })[];
}

/** Where the goods of a cart go: somewhere written out, an entry of the address book, or a shop where they are collected. */
export type ShipTo =
  | { readonly address: Address; readonly keepsInBook?: boolean }
  | { readonly savedAddress: number }
  | { readonly pickupPlace: string; readonly address: Address };

/** Whom the bill goes to. */
export type BillTo = Exclude<ShipTo, { readonly pickupPlace: string }> | "same-as-shipping";

/** A shop where orders are collected. */
export interface PickupPlace {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly region: Region | null;
  readonly postcode: string;
  readonly country: string;
  readonly phone: string;
  /** In words, as the backend keeps them. */
  readonly hours: string;
}
