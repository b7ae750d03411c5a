import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { CapabilitiesDocument, type CapabilitiesQuery } from "~/lib/commerce/wire/generated/graphql";
import { type Capabilities, MARKS, OPEN_FILTERS, OPEN_SORTS } from "~/lib/commerce/model/capabilities";

/** All of them there in every Magento: one asked about by a name it does not know is an internal error. */
const TYPES = {
  query: "Query",
  mutation: "Mutation",
  storeConfig: "StoreConfig",
  product: "ProductInterface",
  filters: "ProductAttributeFilterInput",
  sorts: "ProductAttributeSortInput",
};

/** Asks once for what the backend has, unless it is told; a backend that does not say has nothing newer. */
export function createCapabilities(
  backend: Backend,
  /** Null: ask. Otherwise what is there, for backends whose introspection is closed. */
  told: readonly string[] | null,
): () => Promise<Capabilities> {
  const ask = () =>
    backend.kept({
      as: "capabilities",
      by: null,
      tags: ["store"],
      freshness: FRESHNESS.frame,
      load: async () => {
        try {
          const answer = await backend.readPublic(CapabilitiesDocument, TYPES);
          backend.logPartialErrors("Capabilities", answer);
          return namesIn(answer.data);
        } catch (error) {
          // Refused, as usual in production: kept, so that it is asked no more often than the rest. A backend that is down is asked again.
          if (!isCommerceError(error, "contract")) throw error;
          backend.logPartialErrors("Capabilities", {
            data: null,
            errors: [{ message: error.message, category: null }],
          });
          return [];
        }
      },
    });
  return async () => {
    const names = new Set(told ?? (await ask().catch(noneWhileDown)));
    return { has: (name) => names.has(name) };
  };
}

function namesIn({ query, mutation, storeConfig, product, filters, sorts }: CapabilitiesQuery): readonly string[] {
  const fields = [query, mutation, storeConfig].flatMap((type) => type?.fields ?? []);
  const filtered = (filters?.inputFields ?? []).filter(({ name }) => OPEN_FILTERS.some((open) => open === name));
  const sorted = (sorts?.inputFields ?? []).filter(({ name }) => OPEN_SORTS.some((open) => open === name));
  const marks = (product?.fields ?? []).filter(({ name }) => MARKS.some((mark) => mark === name));
  const named = [...fields, ...(product?.possibleTypes ?? []), ...filtered, ...sorted, ...marks];
  return named.flatMap(({ name }) => name ?? []);
}

/** What is extra is left out of a page before the page is lost over it. */
function noneWhileDown(error: unknown): readonly string[] {
  if (!isCommerceError(error)) throw error;
  return [];
}
