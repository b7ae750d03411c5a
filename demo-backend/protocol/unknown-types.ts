import { GraphQLError, Kind, visit } from "graphql";
import type { DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode } from "graphql";

const named = new WeakMap<DocumentNode, boolean>();

/**
 * Whether a fragment or variable names an unknown type: Magento fails with 500 on these before it
 * validates.
 */
export function namesUnknownType(document: DocumentNode, schema: GraphQLSchema): boolean {
  const known = named.get(document);
  if (known !== undefined) return known;
  let isUnknown = false;
  visit(document, {
    NamedType({ name }) {
      isUnknown ||= schema.getType(name.value) === undefined;
    },
  });
  named.set(document, isUnknown);
  return isUnknown;
}

/** `__type(name:)` of an unknown type: graphql-js answers null, Magento adds an error. */
export function missingTypeErrors(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  schema: GraphQLSchema,
): GraphQLError[] {
  const typeFields = operation.selectionSet.selections.filter(
    (node): node is FieldNode => node.kind === Kind.FIELD && node.name.value === "__type",
  );
  return typeFields.flatMap((node) => {
    const name = requestedTypeName(node, variables);
    if (name === null || schema.getType(name) !== undefined) return [];
    return [new GraphQLError("Internal server error", { nodes: node, path: [(node.alias ?? node.name).value] })];
  });
}

function requestedTypeName({ arguments: given = [] }: FieldNode, variables: Record<string, unknown>): string | null {
  const value = given.find(({ name }) => name.value === "name")?.value;
  const requested =
    value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.STRING && value.value;
  return typeof requested === "string" ? requested : null;
}
