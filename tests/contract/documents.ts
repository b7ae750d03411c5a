import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Kind, type DocumentNode, concatAST, parse } from "graphql";
import type { InputFieldAllowList } from "./prune-schema.ts";

const COMMERCE = fileURLToPath(new URL("../../app/lib/commerce/", import.meta.url));

export const SLICE_FILE = join(COMMERCE, "wire/schema.graphql");

/** Every operation and fragment of the shop in one document. */
export function readDocuments(): DocumentNode {
  const files = readdirSync(COMMERCE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql") && !name.startsWith("wire"))
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
  ],
  BillingAddressInput: ["address", "same_as_shipping"],
  CustomerCreateInput: ["firstname", "lastname", "email", "password", "is_subscribed"],
  CustomerUpdateInput: ["firstname", "lastname", "is_subscribed"],
  CustomerAddressInput: [
    "firstname",
    "lastname",
    "street",
    "city",
    "region",
    "postcode",
    "country_code",
    "telephone",
    "default_shipping",
    "default_billing",
  ],
  CustomerAddressRegionInput: ["region", "region_code", "region_id"],
};
