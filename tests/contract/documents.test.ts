import {
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  buildSchema,
  extendSchema,
  parse,
  print,
  specifiedRules,
  validate,
} from "graphql";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { nameBesideCards } from "../../app/lib/commerce/catalog/card-facts.server.ts";
import { forBackend } from "../../app/lib/commerce/customer/order-sums.server.ts";
import { GuestOrderDocument, OrdersWithDetailsDocument } from "../../app/lib/commerce/wire/generated/graphql.ts";
import { INPUT_FIELDS, SLICE_FILE, operationNames, readDocuments } from "./documents.ts";
import { unloadedFields } from "./loaded-fields.ts";
import { measure } from "./measure.ts";
import { pruneSchema } from "./prune-schema.ts";
import { withNewer } from "./read-newer.ts";
import { recordedSchema } from "./recordings.ts";

const sdl = readFileSync(SLICE_FILE, "utf8");
const slice = buildSchema(sdl);
const documents = readDocuments();
/** With what is named beside cards. */
const sent = parse(nameBesideCards(print(documents)));
const operations = sent.definitions.filter(
  (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
);

/** As Adobe Commerce as a Cloud Service has them. */
const INVOICE_ATTRIBUTES = `extend type Invoice { custom_attributes: [CustomAttribute] }
  type CustomAttribute { attribute_code: String value: String }`;

function faults(schema: GraphQLSchema, request = documents): string[] {
  return validate(schema, request, specifiedRules).map(String);
}

describe("GraphQL documents", () => {
  test("are valid against the committed slice of Magento's schema", () => {
    expect(faults(slice, sent)).toEqual([]);
  });

  test("are valid against the recorded schema of a Magento 2.4.6, newer ones with its additions", () => {
    const recorded = recordedSchema();
    expect(faults(recorded, readDocuments("2.4.6"))).toEqual([]);
    expect(faults(withNewer(recorded))).toEqual([]);
  });

  test("query orders by the fields of the backend's level", () => {
    const schema = withNewer(recordedSchema(), "2.4.8");
    expect(faults(schema).join()).toContain('Field "postcode" is not defined by type "OrderInformationInput"');
    for (const document of [OrdersWithDetailsDocument, GuestOrderDocument]) {
      const known = document as typeof OrdersWithDetailsDocument; // only its text matters
      const request = forBackend(known, { has: (name) => name !== "Invoice.custom_attributes" }).toString();
      expect(request).toMatch(/row_total_including_tax[^]*subtotal_incl_tax/);
      expect(faults(schema, parse(request))).toEqual([]);
      const inCloud = forBackend(known, { has: () => true }).toString();
      expect(inCloud).toContain("custom_attributes");
      expect(faults(extendSchema(schema, parse(INVOICE_ATTRIBUTES), { assumeValid: true }), parse(inCloud))).toEqual(
        [],
      );
      expect(forBackend(known, { has: () => false }).toString()).toBe(document.toString());
    }
  });

  test.each(operations.map((operation) => [operation.name?.value ?? "", operation] as const))(
    "%s stays within Magento's limits",
    (_name, operation) => {
      const { fields, depth } = measure(operation, sent);
      expect(fields).toBeLessThan(300);
      expect(depth).toBeLessThanOrEqual(20);
    },
  );

  test("select fields directly when Magento loads them only then", () => {
    expect(unloadedFields(slice, sent)).toEqual([]);
  });

  test("have unique operation names", () => {
    const names = operationNames(documents);
    expect(names).toHaveLength(operations.length);
    expect(new Set(names).size).toBe(names.length);
  });

  test("never mix public data with a cart or customer", () => {
    const personal = new Set(["cart", "customerCart", "customer"]);
    for (const { operation, name, selectionSet } of operations) {
      const roots = selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));
      const private_ = roots.filter((root) => personal.has(root));
      const isMixed = operation === "query" && private_.length > 0 && private_.length < roots.length;
      expect(isMixed, name?.value).toBe(false);
    }
  });

  test("have no white space in string literals, because the client collapses it", () => {
    const literals = operations.flatMap(({ loc }) => loc?.source.body.match(/"[^"]*"/g) ?? []);
    expect(literals.filter((literal) => /\s/.test(literal))).toEqual([]);
  });
});

describe("schema slice", () => {
  test("contains nothing that the documents do not use", () => {
    expect(pruneSchema(slice, documents, { allowList: INPUT_FIELDS })).toBe(sdl);
  });
});
