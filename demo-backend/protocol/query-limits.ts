import { Kind, visit } from "graphql";
import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from "graphql";

/** Magento's default limits. */
export const maxFields = 300;
export const maxDepth = 20;

export interface QueryMeasure {
  /** Fields as written, each fragment once. */
  written: number;
  /** Fields with fragments counted at each use. */
  fields: number;
  /** Nesting depth of fields with subfields; the outermost is 0. */
  depth: number;
}

type Extent = Pick<QueryMeasure, "fields" | "depth">;

const nothing: Extent = { fields: 0, depth: 0 };
const measured = new WeakMap<DocumentNode, QueryMeasure>();

/** Complexity of a document and of its largest operation, without introspection. */
export function measureQuery(document: DocumentNode): QueryMeasure {
  const known = measured.get(document);
  if (known) return known;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  const spreads = new Map<string, Extent>();

  const ofSelection = (selection: SelectionSetNode["selections"][number]): Extent => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet);
    if (isIntrospection(selection)) return nothing;
    if (selection.selectionSet === undefined) return { fields: 1, depth: 0 };
    const inner = ofSet(selection.selectionSet);
    return { fields: inner.fields + 1, depth: inner.depth + 1 };
  };
  const ofSet = (set: SelectionSetNode): Extent => widest(set.selections.map(ofSelection));
  const ofFragment = (name: string): Extent => {
    const fragment = fragments.get(name);
    const done = spreads.get(name);
    if (done || fragment === undefined) return done ?? nothing;
    // Placeholder, so that a recursive fragment ends.
    spreads.set(name, nothing);
    const measure = ofSet(fragment.selectionSet);
    spreads.set(name, measure);
    return measure;
  };

  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  const measures = operations.map((operation) => ofSet(operation.selectionSet));
  const largest = {
    written: fieldsWritten(document),
    fields: Math.max(0, ...measures.map(({ fields }) => fields)),
    depth: Math.max(0, ...measures.map(({ depth }) => depth - 1)),
  };
  measured.set(document, largest);
  return largest;
}

function fieldsWritten(document: DocumentNode): number {
  let fields = 0;
  visit(document, {
    Field(node) {
      if (isIntrospection(node)) return false;
      fields += 1;
      return undefined;
    },
  });
  return fields;
}

function isIntrospection({ name }: FieldNode): boolean {
  return name.value === "__schema" || name.value === "__type";
}

function widest(parts: Extent[]): Extent {
  return parts.reduce(
    (sum, part) => ({ fields: sum.fields + part.fields, depth: Math.max(sum.depth, part.depth) }),
    nothing,
  );
}
