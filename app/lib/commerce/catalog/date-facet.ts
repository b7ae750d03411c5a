interface WireFacet {
  readonly attribute_code: string;
  readonly label: string | null;
}

/**
 * A date attribute opened to filters appears as a facet "created_at_bucket", without a label of its own and with timestamps as options. It can be
 * filtered by, but is no use to a shopper.
 */
export function isDateFacet({ attribute_code, label }: WireFacet): boolean {
  return attribute_code.endsWith("_bucket") && (label === null || label === attribute_code);
}
