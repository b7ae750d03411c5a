import {
  Kind,
  TypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  specifiedScalarTypes,
  visit,
  visitWithTypeInfo,
} from "graphql";

export type InputFieldAllowList = Readonly<Record<string, readonly string[]>>;

interface PruneOptions {
  readonly allowList: InputFieldAllowList;
  readonly keepsDeprecated?: boolean;
}

export function pruneSchema(schema: GraphQLSchema, documents: DocumentNode, options: PruneOptions): string {
  const used = collectUse(schema, documents, options.allowList);
  const whole = parse(printSchema(lexicographicSortSchema(schema)), { noLocation: true });
  const definitions = whole.definitions.flatMap((definition) => keepUsed(definition, used, options) ?? []);
  return print({ kind: Kind.DOCUMENT, definitions }) + "\n";
}

interface Use {
  readonly types: Set<string>;
  readonly fields: Set<string>;
  readonly args: Set<string>;
}

function collectUse(schema: GraphQLSchema, documents: DocumentNode, allowList: InputFieldAllowList): Use {
  const used: Use = { types: new Set(), fields: new Set(), args: new Set() };
  const variableTypes = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    documents,
    visitWithTypeInfo(info, {
      Field(node) {
        const parent = info.getParentType();
        if (!parent) throw new Error(`pruning the schema: no parent type for ${node.name.value}`);
        used.types.add(parent.name);
        used.fields.add(`${parent.name}.${node.name.value}`);
        for (const argument of node.arguments ?? []) {
          used.args.add(`${parent.name}.${node.name.value}.${argument.name.value}`);
        }
      },
      ObjectField(node) {
        const parent = getNamedType(info.getParentInputType());
        if (parent) used.fields.add(`${parent.name}.${node.name.value}`);
      },
      NamedType(node) {
        used.types.add(node.name.value);
      },
      VariableDefinition(node) {
        visit(node.type, { NamedType: (named) => void variableTypes.add(named.name.value) });
      },
    }),
  );
  let before = -1;
  while (before !== size(used)) {
    before = size(used);
    for (const name of [...used.types]) spread(used, name, { schema, variableTypes, allowList });
  }
  return used;
}

interface Scope {
  readonly schema: GraphQLSchema;
  readonly variableTypes: Set<string>;
  readonly allowList: InputFieldAllowList;
}

function spread(used: Use, name: string, scope: Scope): void {
  const { schema } = scope;
  const type = schema.getType(name);
  if (isUnionType(type)) for (const member of type.getTypes()) used.types.add(member.name);
  if (isInputObjectType(type)) spreadInput(used, type, scope);
  if (!isObjectType(type) && !isInterfaceType(type)) return;
  for (const field of Object.values(type.getFields())) {
    if (used.fields.has(`${name}.${field.name}`)) spreadField(used, name, field);
  }
  if (isInterfaceType(type))
    for (const implementation of schema.getImplementations(type).objects) inherit(used, name, implementation.name);
}

function spreadField(used: Use, owner: string, field: GraphQLField<unknown, unknown>): void {
  used.types.add(getNamedType(field.type).name);
  for (const argument of field.args) {
    const key = `${owner}.${field.name}.${argument.name}`;
    if (isRequiredArgument(argument)) used.args.add(key);
    if (used.args.has(key)) used.types.add(getNamedType(argument.type).name);
  }
}

/**
 * An answer may be of any implementing type, so each needs the fields selected on the interface.
 */
function inherit(used: Use, from: string, to: string): void {
  used.types.add(to);
  for (const key of [...used.fields]) if (key.startsWith(`${from}.`)) used.fields.add(to + key.slice(from.length));
  for (const key of [...used.args]) if (key.startsWith(`${from}.`)) used.args.add(to + key.slice(from.length));
}

function spreadInput(used: Use, type: GraphQLInputObjectType, { variableTypes, allowList }: Scope): void {
  const sent = variableTypes.has(type.name);
  for (const field of Object.values(type.getFields())) {
    const key = `${type.name}.${field.name}`;
    const allowed = sent && (allowList[type.name]?.includes(field.name) ?? true);
    if (allowed || isRequiredInputField(field)) used.fields.add(key);
    if (!used.fields.has(key)) continue;
    const named = getNamedType(field.type);
    used.types.add(named.name);
    if (sent && isInputObjectType(named)) variableTypes.add(named.name);
  }
}

function size({ types, fields, args }: Use): number {
  return types.size + fields.size + args.size;
}

const BUILT_IN = new Set(specifiedScalarTypes.map(({ name }) => name));

function keepUsed(
  definition: DefinitionNode,
  used: Use,
  { keepsDeprecated = false }: PruneOptions,
): DefinitionNode | null {
  if (!("name" in definition) || !definition.name || definition.kind === Kind.DIRECTIVE_DEFINITION) return null;
  const owner = definition.name.value;
  if (!used.types.has(owner) || BUILT_IN.has(owner)) return null;
  return visit(definition, {
    FieldDefinition: (node) => (used.fields.has(`${owner}.${node.name.value}`) ? trimField(node, owner, used) : null),
    InputValueDefinition(node, _key, parent) {
      const isInputField = definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && Array.isArray(parent);
      if (isInputField && !used.fields.has(`${owner}.${node.name.value}`)) return null;
      return undefined;
    },
    NamedType(node, key, parent) {
      const isReference = key === "type" || !Array.isArray(parent);
      return isReference || used.types.has(node.name.value) ? undefined : null;
    },
    StringValue: (_node, key) => (key === "description" ? null : undefined),
    Directive: ({ name }) => (keepsDeprecated && name.value === "deprecated" ? undefined : null),
  }) as DefinitionNode; // the visitor keeps the kind of what it is given
}

function trimField<
  Node extends {
    readonly name: { readonly value: string };
    readonly arguments?: readonly { readonly name: { readonly value: string } }[];
  },
>(node: Node, owner: string, used: Use): Node {
  const kept = node.arguments?.filter((argument) =>
    used.args.has(`${owner}.${node.name.value}.${argument.name.value}`),
  );
  return { ...node, arguments: kept };
}
