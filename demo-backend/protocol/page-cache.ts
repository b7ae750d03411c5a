import { Kind, type OperationDefinitionNode } from "graphql";

/**
 * Fields that Magento's page cache stores for GET. storeConfig, countries and others are never
 * cached.
 */
const cachedFields = new Set(
  "products categories categoryList category cmsPage cmsBlocks route urlResolver pickupLocations".split(" "),
);

/** Like Magento's built-in page cache: a GET of cacheable fields only, with a non-empty result. */
export function isCacheable(method: string, operation: OperationDefinitionNode, data: unknown): boolean {
  if (method !== "GET" || operation.operation !== "query") return false;
  const fields = operation.selectionSet.selections;
  const isPublic = fields.every((field) => field.kind === Kind.FIELD && cachedFields.has(field.name.value));
  return isPublic && typeof data === "object" && data !== null && Object.values(data).some(hasContent);
}

function hasContent(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  if (!("items" in answer)) return true;
  return Array.isArray(answer.items) && answer.items.some((item) => item !== null);
}
