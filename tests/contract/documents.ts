import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Kind, type DocumentNode, concatAST, parse } from "graphql";
import type { InputFieldAllowList } from "./prune-schema.ts";

const COMMERCE = fileURLToPath(new URL("../../app/lib/commerce/", import.meta.url));

export const SLICE_FILE = join(COMMERCE, "wire/generated/schema.graphql");

/** What asks for more than a Magento 2.4.6 has: only sent where the backend has it (docs/decisions/0014). */
const NEWER = ".newer.graphql";

/** Every operation and fragment of the shop in one document, or those alone that a 2.4.6 understands. */
export function readDocuments(level?: "2.4.6"): DocumentNode {
  const files = readdirSync(COMMERCE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql") && !name.startsWith("wire"))
    .filter((name) => level !== "2.4.6" || !name.endsWith(NEWER))
    .sort();
  return concatAST(files.map((name) => parse(readFileSync(join(COMMERCE, name), "utf8"))));
}

export function operationNames(documents: DocumentNode): string[] {
  return documents.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : [],
  );
}

/** What the shop sends by variables. Filters beyond these differ by shop and are built as records (catalog/product-filter). */
export const INPUT_FIELDS: InputFieldAllowList = {
  ProductAttributeFilterInput: ["sku", "url_key", "category_uid", "price", "name"],
  SimpleProductCartItemInput: ["data", "customizable_options"],
  CustomizableOptionInput: ["id", "value_string"],
  CartItemInput: ["sku", "quantity", "selected_options", "entered_options"],
  CartAddressInput: [
    "firstname",
    "lastname",
    "street",
    "city",
    "region",
    "region_id",
    "postcode",
    "country_code",
    "telephone",
    "save_in_address_book",
    "company",
    "vat_id",
  ],
  ShippingAddressInput: ["address", "customer_address_id", "pickup_location_code"],
  BillingAddressInput: ["address", "customer_address_id", "same_as_shipping"],
  PaymentMethodInput: ["code", "hosted_pro"],
  AreaInput: ["search_term", "radius"],
  ProductInfoInput: ["sku"],
  HostedProInput: ["return_url", "cancel_url"],
  CustomerCreateInput: ["firstname", "lastname", "email", "password", "is_subscribed"],
  CustomerUpdateInput: [
    "date_of_birth",
    "firstname",
    "gender",
    "is_subscribed",
    "lastname",
    "prefix",
    "suffix",
    "taxvat",
  ],
  CustomerAddressInput: [
    "firstname",
    "lastname",
    "street",
    "city",
    "region",
    "postcode",
    "country_code",
    "telephone",
    "company",
    "vat_id",
    "default_shipping",
    "default_billing",
  ],
  CustomerAddressRegionInput: ["region", "region_code", "region_id"],
};
