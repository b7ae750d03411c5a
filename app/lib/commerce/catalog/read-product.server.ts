import type { Answer } from "~/lib/commerce/transport/classify.server";
import type { Backend } from "~/lib/commerce/transport/backend.server";

interface WithProducts {
  readonly products: { readonly items: readonly unknown[] | null } | null;
}
interface BySku {
  readonly sku: string;
  readonly search?: string | null | undefined;
}

/** Reads a document about one product. Magento finds by SKU alone only what it lists; what it shows in searches only is found beside a search. */
export async function readProduct<Data extends WithProducts, Variables extends BySku>(
  backend: Backend,
  document: Parameters<typeof backend.readPublic<Data, Variables>>[0],
  variables: Variables,
): Promise<Answer<Data>> {
  const answer = await backend.readPublic(document, variables);
  const isMissing = answer.data.products?.items?.length === 0;
  return isMissing ? backend.readPublic(document, { ...variables, search: variables.sku }) : answer;
}
