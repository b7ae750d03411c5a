interface WireFacet {
  readonly attribute_code: string;
  readonly label: string | null;
}

/**
 * A date that a merchant opened to filters makes a facet of its own: "created_at_bucket", called so for the shopper too, with moments
 * as options. It is for asking by, not for reading.
 */
export function isDateFacet({ attribute_code, label }: WireFacet): boolean {
  return attribute_code.endsWith("_bucket") && (label === null || label === attribute_code);
}
