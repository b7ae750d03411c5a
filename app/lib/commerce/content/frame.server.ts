import { CommerceError, isCommerceError } from "~/lib/commerce/model/errors";
import { FRAME_BLOCKS } from "~/lib/commerce/model/page";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { type GraphqlResult, isInternal } from "~/lib/commerce/transport/classify.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";

export type Frame = Readonly<ReturnType<typeof createFrame>>;

/** Several products, because one may be exempt from tax. */
const TAXED = { filter: { price: { from: "0.01" } }, size: 6 };

/**
 * What every page asks for, at most once for a shopper's request. A backend that refuses the whole,
 * because it lacks a part, is asked for the parts.
 */
export function createFrame(backend: Pick<Backend, "readPublic">) {
  let asked: Promise<GraphqlResult<gql.FrameQuery> | null> | undefined;

  async function ask(): Promise<GraphqlResult<gql.FrameQuery> | null> {
    const variables = { blocks: [...FRAME_BLOCKS], taxed: TAXED.filter, taxedSize: TAXED.size };
    try {
      return await backend.readPublic(gql.FrameDocument, variables);
    } catch (error) {
      if (isCommerceError(error, "contract")) return null;
      throw error;
    }
  }

  /** With the errors of this part only. Throws `unavailable` if the backend failed in it. */
  function part<Data, Variables>(
    document: gql.TypedDocumentString<Data, Variables>,
    fields: readonly (keyof Data & keyof gql.FrameQuery)[],
  ) {
    return async (variables: Variables): Promise<GraphqlResult<Data>> => {
      const frame = await (asked ??= ask());
      if (!frame) return backend.readPublic(document, variables);
      const errors = frame.errors.filter(({ field }) => !field || fields.some((own) => own === field));
      if (errors.some(isInternal) && fields.every((field) => !frame.data[field]))
        throw new CommerceError("unavailable", `Frame: internal server error in ${fields.join(", ")}`);
      return { ...frame, data: frame.data as unknown as Data, errors }; // the frame has all fields of its parts
    };
  }

  const blocks = part(gql.ContentBlocksDocument, ["cmsBlocks"]);
  const taxes = part(gql.TaxDisplayDocument, ["products"]);
  const read = {
    store: part(gql.StoreDocument, ["storeConfig", "availableStores", "currency"]),
    menu: part(gql.MenuDocument, ["categories"]),
    reviewRules: part(gql.ReviewRulesDocument, ["storeConfig", "productReviewRatingsMetadata"]),
  };
  return {
    store: () => read.store({}),
    menu: () => read.menu({}),
    reviewRules: () => read.reviewRules({}),
    blocks: () => blocks({ identifiers: [...FRAME_BLOCKS] }),
    taxes: () => taxes(TAXED),
  };
}
