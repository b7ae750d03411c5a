import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Kind, type DocumentNode, concatAST, parse } from "graphql";
import type { InputFieldAllowList } from "./prune-schema.ts";

const APP = fileURLToPath(new URL("../../app/", import.meta.url));
const FOLDERS = ["lib/commerce", "features/checkout/payment-providers"].map((folder) => join(APP, folder));

export const SLICE_FILE = join(APP, "lib/commerce/wire/generated/schema.graphql");

/** Needs more than a Magento 2.4.6: only sent where the backend has it (docs/decisions/0014). */
const NEWER = ".newer.graphql";

/** All operations and fragments of the shop in one document, or only those a 2.4.6 understands. */
export function readDocuments(level?: "2.4.6"): DocumentNode {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
    .filter((file) => file.endsWith(".graphql") && file !== SLICE_FILE)
    .filter((name) => level !== "2.4.6" || !name.endsWith(NEWER))
    .sort();
  return concatAST(files.map((name) => parse(readFileSync(name, "utf8"))));
}

export function operationNames(documents: DocumentNode): string[] {
  return documents.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : [],
  );
}

/**
 * Input fields that the shop sends. Other filters differ by shop and are built as records
 * (catalog/product-filter).
 */
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
  PaymentMethodInput: ["code", "hosted_pro", "paypal_express"],
  AreaInput: ["search_term", "radius"],
  ProductInfoInput: ["sku"],
  HostedProInput: ["return_url", "cancel_url"],
  PaypalExpressInput: ["payer_id", "token"],
  PaypalExpressTokenInput: ["cart_id", "code", "urls"],
  PaypalExpressUrlsInput: ["return_url", "cancel_url"],
  CustomerCreateInput: [
    ...["firstname", "lastname", "email", "password", "is_subscribed"],
    ...["custom_attributes", "date_of_birth", "gender", "middlename", "prefix", "suffix", "taxvat"],
  ],
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
