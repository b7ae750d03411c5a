import { searchAggregations } from "./aggregations.ts";
import type { BackendContext } from "./context.ts";
import { inputError } from "./errors.ts";
import { answerProducts, type ProductsAnswer, type ProductsArguments } from "./products-answer.ts";

export interface AggregationsArguments {
  filter?: { category?: { includeDirectChildrenOnly?: boolean | null } | null } | null;
}

export const productsResolvers = {
  Query: {
    products: (_: unknown, args: ProductsArguments, context: BackendContext): ProductsAnswer => {
      if (isAbsent(args.search) && isAbsent(args.filter))
        throw inputError("'search' or 'filter' input argument is required.");
      return answerProducts(args, context);
    },
  },
  Products: {
    aggregations: (answer: ProductsAnswer, { filter }: AggregationsArguments, context: BackendContext) =>
      searchAggregations(answer, { directChildrenOnly: filter?.category?.includeDirectChildrenOnly === true }, context),
    sort_fields: () => ({
      default: "position",
      options: [
        { label: "Position", value: "position" },
        { label: "Product Name", value: "name" },
        { label: "Price", value: "price" },
      ],
    }),
    suggestions: ({ corrected }: ProductsAnswer) => (corrected === null ? [] : [{ search: corrected }]),
  },
  AggregationOptionInterface: { __resolveType: () => "AggregationOption" },
};

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}
