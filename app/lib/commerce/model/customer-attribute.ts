/** A merchant's question about a customer, or one of Magento's own, such as the date of birth. */
export interface CustomerAttribute {
  readonly code: string;
  readonly label: string;
  readonly kind: "text" | "textarea" | "date" | "choice" | "choices";
  /** Of choices. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Values that are chosen or filled in first. */
  readonly initial: readonly string[];
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** YYYY-MM-DD. */
  readonly earliest: string | null;
  readonly latest: string | null;
}

/** By attribute code; several values of "choices". */
export type AttributeValues = Readonly<Record<string, readonly string[]>>;

/** Name of its form field, also in problems. */
export function attributeField(code: string): string {
  return `attribute-${code}`;
}
