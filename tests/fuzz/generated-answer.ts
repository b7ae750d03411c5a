import {
  buildSchema,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from "graphql";
import { readFileSync } from "node:fs";
import { SLICE_FILE } from "../contract/documents.ts";
import type { Random } from "./random.ts";

const schema: GraphQLSchema = buildSchema(readFileSync(SLICE_FILE, "utf8"));

const TEXTS = ["Voyant One", "voyant-one.html", "2026-11-21 10:00:00", "<p>Text</p>", "12", ""];
const NUMBERS = [0, 1, 2, 5, 19, -1, 49_999.5, 2 ** 31, 1e21];

/**
 * What a backend might answer to a document: every field of the right kind, null, missing, or of
 * another kind.
 */
export function generateAnswer(query: string, random: Random): unknown {
  const document = parse(query);
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const rootType = operation && schema.getRootType(operation.operation);
  return operation && rootType ? objectOf(rootType, operation.selectionSet) : null;

  function objectOf(type: GraphQLNamedType, selection: SelectionSetNode): unknown {
    const concrete = isAbstractType(type) ? random.of(schema.getPossibleTypes(type)) : type;
    if (!isObjectType(concrete)) return null;
    const object: Record<string, unknown> = {};
    for (const field of fieldsOf(concrete, selection)) {
      const name = field.name.value;
      const type = name.startsWith("__") ? null : concrete.getFields()[name]?.type;
      const key = field.alias?.value ?? name;
      if (name === "__typename") object[key] = concrete.name;
      else if (!type) object[key] = { name: concrete.name, fields: [] };
      else if (!random.chance(1)) object[key] = valueOf(type, field);
    }
    return object;
  }

  function fieldsOf(type: GraphQLNamedType, selection: SelectionSetNode): FieldNode[] {
    return selection.selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node];
      const on = node.kind === Kind.INLINE_FRAGMENT ? node.typeCondition?.name.value : null;
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node.selectionSet;
      const condition = on ? schema.getType(on) : null;
      const fits =
        !condition ||
        condition === type ||
        (isAbstractType(condition) && isObjectType(type) && schema.isSubType(condition, type));
      return inner && fits ? fieldsOf(type, inner) : [];
    });
  }

  function valueOf(type: GraphQLOutputType, field: FieldNode): unknown {
    if (random.chance(1)) return random.json();
    if (isNonNullType(type)) return valueOf(type.ofType, field);
    if (random.chance(6)) return null;
    if (isListType(type)) return Array.from({ length: random.upTo(3) }, () => valueOf(type.ofType, field));
    if (isEnumType(type)) return random.of(type.getValues()).name;
    if (field.selectionSet) return objectOf(type, field.selectionSet);
    return scalarOf(type.name);
  }

  function scalarOf(name: string): unknown {
    if (name === "Boolean") return random.chance(50);
    if (name === "Int" || name === "Float") return random.of(NUMBERS);
    return random.chance(80) ? random.of(TEXTS) : random.text();
  }
}
