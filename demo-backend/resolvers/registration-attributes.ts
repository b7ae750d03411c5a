import { basicAttributes, type RegistrationAttribute } from "../rules/registration-attributes.ts";
import type { BackendContext } from "./context.ts";

export const registrationAttributeResolvers = {
  Query: {
    attributesForm: (_: unknown, { formCode }: { formCode: string }, { settings }: BackendContext) => ({
      items: formCode === "customer_account_create" ? [...basicAttributes, ...settings.registrationAttributes] : [],
      errors: [],
    }),
  },
  CustomAttributeMetadataInterface: { __resolveType: () => "CustomerAttributeMetadata" },
  CustomAttributeOptionInterface: { __resolveType: () => "AttributeOptionMetadata" },
  CustomerAttributeMetadata: {
    default_value: () => null,
    is_unique: () => false,
    multiline_count: () => 0,
    options: ({ options }: RegistrationAttribute) => options ?? [],
    validate_rules: ({ validate_rules }: RegistrationAttribute) => validate_rules ?? [],
  },
};
