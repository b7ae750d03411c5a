import { type GraphQLSchema, type IntrospectionQuery, buildClientSchema } from "graphql";

export function readIntrospection(json: string): GraphQLSchema {
  const parsed = JSON.parse(json) as { data?: IntrospectionQuery } & IntrospectionQuery; // buildClientSchema checks the shape
  return buildClientSchema(parsed.data ?? parsed);
}
