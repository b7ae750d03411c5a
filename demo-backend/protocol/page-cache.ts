import { Kind, type OperationDefinitionNode } from "graphql";

/** What Magento's page cache keeps when it is asked by GET; storeConfig, countries and the like it never does. */
const keptFields = new Set(
  "products categories categoryList category cmsPage cmsBlocks route urlResolver pickupLocations".split(" "),
);

/**
 * Whether Magento's built-in page cache would keep an answer: a GET for nothing but public things, of which something was
 * found. One field of another kind in the document, and nothing of it is kept.
 */
export function isCacheable(method: string, operation: OperationDefinitionNode, data: unknown): boolean {
  if (method !== "GET" || operation.operation !== "query") return false;
  const fields = operation.selectionSet.selections;
  const isPublic = fields.every((field) => field.kind === Kind.FIELD && keptFields.has(field.name.value));
  return isPublic && typeof data === "object" && data !== null && Object.values(data).some(hasFound);
}

function hasFound(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  if (!("items" in answer)) return true;
  return Array.isArray(answer.items) && answer.items.some((item) => item !== null);
}
