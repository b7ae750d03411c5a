import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { CapabilitiesDocument, type CapabilitiesQuery } from "~/lib/commerce/wire/generated/graphql";
import {
  type Capabilities,
  MARKS,
  MODULE_PREFIX,
  OPTIONAL_FILTERS,
  OPTIONAL_SORTS,
} from "~/lib/commerce/model/capabilities";

/** Types that every Magento has: introspecting an unknown type is an internal error there. */
const TYPES = {
  query: "Query",
  mutation: "Mutation",
  storeConfig: "StoreConfig",
  product: "ProductInterface",
  filters: "ProductAttributeFilterInput",
  sorts: "ProductAttributeSortInput",
  placeOrderOutput: "PlaceOrderOutput",
  updateCartItemsOutput: "UpdateCartItemsOutput",
  orderItem: "OrderItemInterface",
  orderTotal: "OrderTotal",
};

/** Prefix for product fields, which may share a name with an operation. */
const PRODUCT = "product.";

/** Introspects once, unless configured. A backend that does not answer counts as a plain 2.4.6. */
export function createCapabilities(
  backend: Backend,
  configured: readonly string[] | null,
): () => Promise<Capabilities> {
  const ask = () =>
    backend.cached({
      name: "capabilities",
      key: null,
      tags: ["store"],
      freshness: FRESHNESS.frame,
      load: async () => {
        try {
          const answer = await backend.readPublic(CapabilitiesDocument, TYPES);
          backend.logPartialErrors("Capabilities", answer);
          return namesIn(answer.data);
        } catch (error) {
          // Production backends usually reject introspection: cache that answer. A backend that is down is asked again.
          if (!isCommerceError(error, "contract")) throw error;
          backend.logPartialErrors("Capabilities", { errors: [{ message: error.message, category: null }] });
          return [];
        }
      },
    });
  return async () => {
    const names = new Set(configured ?? (await ask().catch(noneWhileDown)));
    const fields = [...names].filter((name) => name.startsWith(PRODUCT));
    return { has: (name) => names.has(name), productFields: fields.map((name) => name.slice(PRODUCT.length)) };
  };
}

function namesIn(types: CapabilitiesQuery): readonly string[] {
  const { query, mutation, storeConfig, product, filters, sorts } = types;
  const queries = (query?.fields ?? []).flatMap((field) => (field.name === "guestOrder" ? byProof(field) : field));
  const mutations = mutation?.fields ?? [];
  const ofModules = mutations.map(({ name }) => ({ name: MODULE_PREFIX + name }));
  const fields = [queries, mutations, ofModules, storeConfig?.fields ?? []].flat();
  const filtered = (filters?.inputFields ?? []).filter(({ name }) => OPTIONAL_FILTERS.some((open) => open === name));
  const sorted = (sorts?.inputFields ?? []).filter(({ name }) => OPTIONAL_SORTS.some((open) => open === name));
  const marks = (product?.fields ?? []).filter(({ name }) => MARKS.some((mark) => mark === name));
  const own = (product?.fields ?? []).flatMap(({ name, type }) =>
    type.kind === "SCALAR" ? [{ name: PRODUCT + name }] : [],
  );
  const outputs = (["placeOrderOutput", "updateCartItemsOutput", "orderItem", "orderTotal"] as const).flatMap(
    (output) => (types[output]?.fields ?? []).map(({ name }) => ({ name: `${TYPES[output]}.${name}` })),
  );
  const named = [...fields, ...own, ...(product?.possibleTypes ?? []), ...filtered, ...sorted, ...marks, ...outputs];
  return named.flatMap(({ name }) => name ?? []);
}

type QueryField = NonNullable<NonNullable<CapabilitiesQuery["query"]>["fields"]>[number];

/** Adds the argument to the name of the guest order lookup: it changed in 2.4.8. */
function byProof({ name, args }: QueryField): readonly { readonly name: string }[] {
  const inputFields = args.flatMap(({ type }) => type.ofType?.inputFields ?? []).map((field) => field.name);
  const names = [inputFields.includes("postcode") && name, inputFields.includes("lastname") && `${name}.lastname`];
  return names.flatMap((known) => (known ? { name: known } : []));
}

function noneWhileDown(error: unknown): readonly string[] {
  if (!isCommerceError(error)) throw error;
  return [];
}
