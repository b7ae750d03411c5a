import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

interface Measure {
  readonly fields: number;
  readonly depth: number;
}

/**
 * Magento's own arithmetic: every field of every spread counts, whatever its type; depth is the
 * longest path.
 */
export function measure(operation: OperationDefinitionNode, documents: DocumentNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of documents.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return measureSet(operation.selectionSet, fragments);
}

function measureSet(set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Measure {
  return set.selections.reduce<Measure>(
    (sum, selection) => {
      const isField = selection.kind === Kind.FIELD;
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)?.selectionSet
          : selection.selectionSet;
      const below = inner ? measureSet(inner, fragments) : { fields: 0, depth: 0 };
      return {
        fields: sum.fields + below.fields + (isField ? 1 : 0),
        depth: Math.max(sum.depth, below.depth + (isField ? 1 : 0)),
      };
    },
    { fields: 0, depth: 0 },
  );
}
