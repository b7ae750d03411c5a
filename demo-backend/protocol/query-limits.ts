import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from "graphql";

/** Magento's default limits. */
export const mostFields = 300;
export const deepestQuery = 20;

export interface QueryMeasure {
  /** Fields asked for, fragments counted where they are used. */
  fields: number;
  /** Levels of fields that have fields of their own, the outermost being 0. */
  depth: number;
}

const nothing: QueryMeasure = { fields: 0, depth: 0 };
const measured = new WeakMap<DocumentNode, QueryMeasure>();

/** The largest operation of a document; introspection is free. */
export function measureQuery(document: DocumentNode): QueryMeasure {
  const known = measured.get(document);
  if (known) return known;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  const spreads = new Map<string, QueryMeasure>();

  const ofSelection = (selection: SelectionSetNode["selections"][number]): QueryMeasure => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet);
    if (selection.name.value === "__schema" || selection.name.value === "__type") return nothing;
    if (selection.selectionSet === undefined) return { fields: 1, depth: 0 };
    const inner = ofSet(selection.selectionSet);
    return { fields: inner.fields + 1, depth: inner.depth + 1 };
  };
  const ofSet = (set: SelectionSetNode): QueryMeasure => widest(set.selections.map(ofSelection));
  const ofFragment = (name: string): QueryMeasure => {
    const fragment = fragments.get(name);
    const done = spreads.get(name);
    if (done || fragment === undefined) return done ?? nothing;
    // Stands while the fragment is being measured, so that one that contains itself comes to an end.
    spreads.set(name, nothing);
    const measure = ofSet(fragment.selectionSet);
    spreads.set(name, measure);
    return measure;
  };

  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  const measures = operations.map((operation) => ofSet(operation.selectionSet));
  const largest = {
    fields: Math.max(0, ...measures.map(({ fields }) => fields)),
    depth: Math.max(0, ...measures.map(({ depth }) => depth - 1)),
  };
  measured.set(document, largest);
  return largest;
}

function widest(parts: QueryMeasure[]): QueryMeasure {
  return parts.reduce(
    (sum, part) => ({ fields: sum.fields + part.fields, depth: Math.max(sum.depth, part.depth) }),
    nothing,
  );
}
