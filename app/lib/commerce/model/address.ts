/** spec section 3: the street is four named parts; the wire has a list of lines. */
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
