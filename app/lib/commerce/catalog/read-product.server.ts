import type { Sku } from "~/lib/commerce/model/ids";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import type { GraphqlResult } from "~/lib/commerce/transport/classify.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";

export type ProductReader = Readonly<ReturnType<typeof createProductReader>>;

interface Found {
  readonly products: { readonly items: readonly object[] | null } | null;
}

interface Where {
  readonly filter: gql.ProductAttributeFilterInput;
  readonly search?: string | null | undefined;
}

/** Single products, for one request of a shopper. */
export function createProductReader(backend: Backend) {
  const guessed = new Map<object, Promise<GraphqlResult<Found> | null>>();
  const extras = new Map<Sku, Promise<GraphqlResult<gql.ProductExtrasQuery>>>();

  function ask<Data extends Found>(document: gql.TypedDocumentString<Data, Where>, filter: Where["filter"]): void {
    guessed.set(
      document,
      backend.readPublic(document, { filter }).catch(() => null),
    );
  }

  /**
   * By SKU alone Magento finds only listed products; those visible in search only also need a
   * search term.
   */
  async function read<Data extends Found, Variables extends Where>(
    document: gql.TypedDocumentString<Data, Variables>,
    sku: Sku,
    others: Omit<Variables, keyof Where>,
  ): Promise<GraphqlResult<Data>> {
    const guess = (await guessed.get(document)) as GraphqlResult<Data> | null | undefined; // the document's own answer
    const [item, ...more] = guess?.data.products?.items ?? [];
    if (guess && item && "sku" in item && item.sku === sku && more.length === 0) return guess;
    const variables = { ...others, filter: { sku: { eq: sku } } } as unknown as Variables; // `others` and Where
    const answer = await backend.readPublic(document, variables);
    const isMissing = answer.data.products?.items?.length === 0;
    return isMissing ? backend.readPublic(document, { ...variables, search: sku }) : answer;
  }

  return {
    read,

    /** Related products and reviews: two values of one answer. */
    extras(sku: Sku): Promise<GraphqlResult<gql.ProductExtrasQuery>> {
      const known = extras.get(sku) ?? read(gql.ProductExtrasDocument, sku, {});
      extras.set(sku, known);
      return known;
    },

    /**
     * Asks by URL key for all that a product's page shows, while the backend still resolves its
     * path. `read` takes the answers if they are the product's.
     */
    guess(urlKey: string): void {
      const filter = { url_key: { eq: urlKey } };
      ask(gql.ProductDocument, filter);
      ask(gql.ProductExtrasDocument, filter);
    },
  };
}
