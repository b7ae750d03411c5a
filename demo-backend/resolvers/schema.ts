import type { GraphQLSchema } from "graphql";
import { createSchema } from "graphql-yoga";
import { readdirSync, readFileSync } from "node:fs";
import type { BackendContext } from "./context.ts";
import { resolvers } from "./resolvers.ts";

const folder = new URL("../schema/", import.meta.url);

/** All files of schema/ together with their resolvers. */
export function createBackendSchema(): GraphQLSchema {
  return createSchema<BackendContext>({
    typeDefs: readSchemaFiles(),
    resolvers,
    inheritResolversFromInterfaces: true,
    // Objects made for one place carry their type's name where there is more than one; the rest have a single type.
    resolverValidationOptions: { requireResolversForResolveType: "ignore" },
  });
}

export function readSchemaFiles(): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".graphql"));
  return names.sort().map((name) => readFileSync(new URL(name, folder), "utf8"));
}
