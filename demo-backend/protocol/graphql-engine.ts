import { execute, parse, validate } from "graphql";
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError, GraphQLSchema } from "graphql";

export interface GraphqlEngine {
  /** Throws the syntax error. */
  parse(source: string): DocumentNode;
  validate(document: DocumentNode): readonly GraphQLError[];
  execute(args: Omit<ExecutionArgs, "schema">): Promise<ExecutionResult>;
}

const maxDocuments = 1_000;

/** graphql-js with a document cache: known documents are not parsed or validated again. */
export function createGraphqlEngine(
  schema: GraphQLSchema,
  maskError: (error: GraphQLError) => GraphQLError,
): GraphqlEngine {
  const documents = new Map<string, DocumentNode>();
  const checked = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  return {
    parse(source) {
      const known = documents.get(source);
      if (known) return known;
      const document = parse(source);
      if (documents.size >= maxDocuments) documents.clear();
      documents.set(source, document);
      return document;
    },
    validate(document) {
      const errors = checked.get(document) ?? validate(schema, document);
      checked.set(document, errors);
      return errors;
    },
    async execute(args) {
      const { errors, ...result } = await execute({ ...args, schema });
      return errors ? { ...result, errors: errors.map(maskError) } : result;
    },
  };
}
