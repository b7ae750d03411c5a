import { optional } from "~/lib/async/optional";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { SCHEMA_TAG, STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import {
  type Capabilities,
  FLAGS,
  MODULE_PREFIX,
  OPTIONAL_FILTERS,
  OPTIONAL_SORTS,
} from "~/lib/commerce/model/capabilities";

/** Prefix for product fields, which may share a name with an operation. */
const PRODUCT = "product.";

/**
 * Introspects once, unless configured. Never throws: a backend that does not answer counts as a
 * plain 2.4.6.
 */
export function createCapabilities(
  backend: Backend,
  configured: readonly string[] | null,
): () => Promise<Capabilities> {
  const introspect = async (): Promise<readonly string[]> => {
    try {
      const answer = await backend.readPublic(gql.CapabilitiesDocument, {});
      backend.logPartialErrors(answer);
      return namesIn(answer.data);
    } catch (error) {
      // Production backends usually reject introspection: cache that answer. A backend that is down
      // is asked again.
      if (!isCommerceError(error, "contract")) throw error;
      backend.logPartialErrors({ operation: "Capabilities", errors: [{ message: error.message }] });
      return [];
    }
  };
  return async () => {
    const cached = { ...STORE_SETTINGS, name: "capabilities", tags: [...STORE_SETTINGS.tags, SCHEMA_TAG] };
    const read = () => backend.cached(cached, introspect);
    const names = new Set(configured ?? (await optional(backend, { name: "capabilities", fallback: [] }, read())));
    const fields = [...names].filter((name) => name.startsWith(PRODUCT));
    return { has: (name) => names.has(name), productFields: fields.map((name) => name.slice(PRODUCT.length)) };
  };
}

const WITH_OPTIONAL_FIELDS = [
  "PlaceOrderOutput",
  "UpdateCartItemsOutput",
  "OrderItemInterface",
  "OrderTotal",
  "Invoice",
] as const;

export function namesIn(types: gql.CapabilitiesQuery): readonly string[] {
  const { query, mutation, storeConfig, product, filters, sorts } = types;
  const productFields = product?.fields ?? [];
  return [
    ...(query?.fields ?? []).flatMap((field) => (field.name === "guestOrder" ? byProof(field) : field.name)),
    ...namesOf(mutation?.fields),
    ...namesOf(mutation?.fields).map((name) => MODULE_PREFIX + name),
    ...namesOf(storeConfig?.fields),
    ...namesOf(productFields.filter(({ type }) => type.kind === "SCALAR")).map((name) => PRODUCT + name),
    ...namesOf(productFields).filter((name) => FLAGS.some((flag) => flag === name)),
    ...namesOf(filters?.inputFields).filter((name) => OPTIONAL_FILTERS.some((open) => open === name)),
    ...namesOf(sorts?.inputFields)
      .map((name) => `sort.${name}`)
      .filter((name) => OPTIONAL_SORTS.some((open) => open === name)),
    ...namesOf(filters?.inputFields).flatMap((name) =>
      FLAGS.some((flag) => flag === name) ? `ProductAttributeFilterInput.${name}` : [],
    ),
    ...WITH_OPTIONAL_FIELDS.flatMap((type) => namesOf(types[type]?.fields).map((name) => `${type}.${name}`)),
  ];
}

/** Product fields are written into documents: any other text would break every list of products. */
const GRAPHQL_NAME = /^[_A-Za-z]\w*$/;

function namesOf(entries: readonly { readonly name: string | null }[] | null | undefined): readonly string[] {
  return (entries ?? []).flatMap(({ name }) => (name !== null && GRAPHQL_NAME.test(name) ? name : []));
}

type QueryField = NonNullable<NonNullable<gql.CapabilitiesQuery["query"]>["fields"]>[number];

/** Adds the argument to the name of the guest order lookup: it changed in 2.4.8. */
function byProof({ name, args }: QueryField): readonly string[] {
  const arguments_ = args.flatMap(({ type }) => namesOf(type.ofType?.inputFields));
  return [
    arguments_.includes("postcode") ? name : [],
    arguments_.includes("lastname") ? `${name}.lastname` : [],
  ].flat();
}
