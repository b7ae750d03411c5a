import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  buildSchema,
  graphqlSync,
  parse,
  print,
  separateOperations,
  specifiedRules,
  validate,
} from "graphql";
import { namesIn } from "../../app/lib/commerce/capabilities/capabilities.server.ts";
import { forBackend } from "../../app/lib/commerce/customer/order-sums.server.ts";
import * as gql from "../../app/lib/commerce/wire/generated/graphql.ts";
import { readDocuments } from "./documents.ts";

export const RELEASES = ["2.4.6", "2.4.7", "2.4.8", "2.4.9"] as const;
export type Release = (typeof RELEASES)[number];

export function publishedFile(release: Release): string {
  return fileURLToPath(new URL(`schemas/${release}.graphql`, import.meta.url));
}

export function publishedSchema(release: Release): GraphQLSchema {
  return buildSchema(readFileSync(publishedFile(release), "utf8"), { assumeValid: true });
}

/** What the shop finds out about a backend with this schema. */
function capabilitiesOf(schema: GraphQLSchema) {
  const { data } = graphqlSync({ schema, source: gql.CapabilitiesDocument.toString() });
  const names = new Set(namesIn(data as gql.CapabilitiesQuery)); // the answer to that document
  return { has: (name: string) => names.has(name) };
}

/**
 * The shop's operations as a backend with this schema gets them, by name, with the faults that it
 * would find.
 */
export function operationsFor(
  schema: GraphQLSchema,
): ReadonlyMap<string, { document: DocumentNode; faults: string[] }> {
  const known = capabilitiesOf(schema);
  const adapt = (text: string) => forBackend(new gql.TypedDocumentString(text), known).toString();
  return new Map(
    Object.entries(separateOperations(readDocuments())).map(([name, operation]) => {
      const document = parse(adapt(print(operation)));
      return [name, { document, faults: validate(schema, document, specifiedRules).map(({ message }) => message) }];
    }),
  );
}

/** Those that it takes. */
export function sentTo(schema: GraphQLSchema): DocumentNode {
  const taken = [...operationsFor(schema).values()].filter(({ faults }) => faults.length === 0);
  const definitions = taken.flatMap(({ document }) => document.definitions);
  const isOperation = (node: (typeof definitions)[number]): node is OperationDefinitionNode =>
    node.kind === Kind.OPERATION_DEFINITION;
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  return { kind: Kind.DOCUMENT, definitions: [...definitions.filter(isOperation), ...fragments.values()] };
}
