/**
 * As in Magento's customer attributes: its own ones that the merchant requires, or the merchant's.
 */
export interface RegistrationAttribute {
  code: string;
  label: string;
  frontend_input: "BOOLEAN" | "DATE" | "FILE" | "MULTISELECT" | "SELECT" | "TEXT" | "TEXTAREA";
  is_required: boolean;
  sort_order: number;
  options?: readonly { label: string; value: string; is_default: boolean }[];
  validate_rules?: readonly { name: string; value: string }[];
}

/** In every registration form. */
export const basicAttributes: readonly RegistrationAttribute[] = [
  { code: "firstname", label: "First Name", frontend_input: "TEXT", is_required: true, sort_order: 40 },
  { code: "lastname", label: "Last Name", frontend_input: "TEXT", is_required: true, sort_order: 60 },
  { code: "email", label: "Email", frontend_input: "TEXT", is_required: true, sort_order: 80 },
];

export interface AttributeValueInput {
  attribute_code: string;
  value?: string | null;
  selected_options?: readonly { value: string }[] | null;
}

/** Fields of the input that are not called as their attribute. */
const ownFields: Readonly<Record<string, string>> = { dob: "date_of_birth" };

/** Magento's words, a line for each missing value; null if there is none. */
export function missingValues(
  attributes: readonly RegistrationAttribute[],
  input: object,
  custom: readonly AttributeValueInput[],
): string | null {
  const own = new Map(Object.entries(input));
  const isGiven = ({ code }: RegistrationAttribute) => {
    if (own.get(ownFields[code] ?? code)) return true;
    const sent = custom.find(({ attribute_code }) => attribute_code === code);
    return Boolean(sent?.value) || Boolean(sent?.selected_options?.length);
  };
  const missing = attributes.filter((attribute) => attribute.is_required && !isGiven(attribute));
  return missing.length > 0 ? missing.map(({ label }) => `"${label}" is a required value.`).join("\n") : null;
}
