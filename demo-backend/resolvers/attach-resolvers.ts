import { isAbstractType, isInterfaceType, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import type { ResolverMap } from "./resolver-map.ts";

/**
 * Types inherit resolvers of their interfaces. @graphql-tools/schema adds half a second to each
 * start.
 */
export function attachResolvers(schema: GraphQLSchema, resolvers: ResolverMap): GraphQLSchema {
  for (const [typeName, fields] of Object.entries(resolvers)) checkNames(schema, typeName, Object.keys(fields));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) {
      const resolveType = resolvers[type.name]?.["__resolveType"];
      if (resolveType) type.resolveType = resolveType as NonNullable<typeof type.resolveType>; // by its name in the map
    }
    if (!isObjectType(type)) continue;
    const sources = [type, ...type.getInterfaces()].map(({ name }) => resolvers[name] ?? {});
    for (const field of Object.values(type.getFields())) {
      const resolve = sources.find((source) => source[field.name] !== undefined)?.[field.name];
      if (resolve) field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>; // each file types its own parents
    }
  }
  return schema;
}

function checkNames(schema: GraphQLSchema, typeName: string, names: readonly string[]): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isAbstractType(type))
    throw new Error(`Attaching resolvers: there is no type ${typeName}`);
  const known = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
  for (const name of names) {
    if (name === "__resolveType" ? !isAbstractType(type) : !(name in known))
      throw new Error(`Attaching resolvers: ${typeName} has no ${name}`);
  }
}
