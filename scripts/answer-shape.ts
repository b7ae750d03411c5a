import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from "graphql";

type Shape = string | [Shape] | Fields;
type Fields = { [name: string]: Shape };

/** Enums and ids are strings. */
const SCALARS: Readonly<Record<string, string>> = { Int: "i", Float: "f", Boolean: "b" };

/** Texts that Magento stores as imported, including entities such as "&trade;". */
const NAMES = new Set([
  "name",
  "title",
  "label",
  "store_label",
  "option_label",
  "value_label",
  "product_name",
  "category_name",
  "meta_title",
  "meta_description",
  "default_title",
  "default_description",
  "title_prefix",
  "title_suffix",
  "title_separator",
  "welcome",
  "copyright",
]);

/**
 * The kind of each value in the answer to a document, for
 * app/lib/commerce/transport/shape.server.ts. "!" after a name marks a value that no valid answer
 * lacks. Fragments on several types are merged: GraphQL's rule "Overlapping Fields Can Be Merged"
 * gives equal names equal kinds.
 */
export function answerShape(document: DocumentNode, schema: GraphQLSchema): Shape {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) throw new Error("a document without an operation that the schema has");
  const shape: Fields = {};
  // Some backends answer a rejected operation with null where others omit all data. The mapper
  // reads both.
  addFields(shape, { type: root, isAlwaysThere: false }, operation.selectionSet);
  return shape;

  function addFields(shape: Fields, parent: Parent, selections: SelectionSetNode): void {
    for (const node of selections.selections) {
      if (node.kind === Kind.FIELD) addField(shape, parent, node);
      else {
        const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragmentNamed(node.name.value) : node;
        const on = fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value) : parent.type;
        if (!on) throw new Error("a fragment on a type that the schema lacks");
        const isAlwaysThere = parent.isAlwaysThere && covers(on, parent.type);
        addFields(shape, { type: on, isAlwaysThere }, fragment.selectionSet);
      }
    }
  }

  function fragmentNamed(name: string) {
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name) return node;
    }
    throw new Error(`a document without its fragment ${name}`);
  }

  function covers(on: GraphQLNamedType, type: GraphQLNamedType): boolean {
    return on === type || (isAbstractType(on) && isObjectType(type) && schema.isSubType(on, type));
  }

  function addField(shape: Fields, { type, isAlwaysThere }: Parent, node: FieldNode): void {
    const name = node.alias?.value ?? node.name.value;
    const fieldType = node.name.value === "__typename" ? null : fieldTypeOf(type, node.name.value);
    const mayLack = !isAlwaysThere || Boolean(node.directives?.length) || (fieldType && !isNonNullType(fieldType));
    const known = shape[`${name}!`] ?? shape[name];
    const key = `${name}!` in shape || !mayLack ? `${name}!` : name;
    delete shape[name];
    shape[key] = fieldType ? shapeOf(fieldType, node, known) : "s";
  }

  function shapeOf(type: GraphQLOutputType, node: FieldNode, known: Shape | undefined): Shape {
    if (isNonNullType(type)) return shapeOf(type.ofType, node, known);
    if (isListType(type)) return [shapeOf(type.ofType, node, Array.isArray(known) ? known[0] : undefined)];
    const named = getNamedType(type);
    if (!node.selectionSet || !isCompositeType(named)) {
      return named.name === "String" && NAMES.has(node.name.value) ? "n" : (SCALARS[named.name] ?? "s");
    }
    const fields = typeof known === "object" && !Array.isArray(known) ? known : {};
    addFields(fields, { type: named, isAlwaysThere: true }, node.selectionSet);
    return fields;
  }
}

interface Parent {
  readonly type: GraphQLNamedType;
  /** False in a fragment on some of the possible types. */
  readonly isAlwaysThere: boolean;
}

function fieldTypeOf(type: GraphQLNamedType, name: string): GraphQLOutputType {
  const meta = [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name);
  const field = meta ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);
  if (!field) throw new Error(`${type.name} has no field ${name}`);
  return field.type;
}
