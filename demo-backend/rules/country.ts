/** A country a shopper may name in an address. Being listed does not mean being delivered to: shipping.ts decides that. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  id: string;
  alpha3: string;
  name: string;
  /** Whether an address needs one of its regions. */
  regionRequired: boolean;
  postcodeRequired: boolean;
  /** With Magento's ids and codes. */
  regions: readonly CountryRegion[];
}

export interface CountryRegion {
  id: number;
  code: string;
  name: string;
}
