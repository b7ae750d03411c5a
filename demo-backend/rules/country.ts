/** shipping.ts decides where the shop delivers. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  id: string;
  alpha3: string;
  name: string;
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
