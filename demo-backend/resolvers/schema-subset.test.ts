import {
  getIntrospectionQuery,
  introspectionFromSchema,
  isInputObjectType,
  type IntrospectionQuery,
  type IntrospectionTypeRef,
} from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { levels } from "../rules/shop-settings.ts";
import { createBackendSchema } from "./schema.ts";
import { recordedSchema } from "../../tests/contract/recordings.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

type Type = IntrospectionQuery["__schema"]["types"][number];
type Fields = Map<string, { type: string; args: Map<string, string> }>;

let older: TestBackend;
let newer: TestBackend;

beforeAll(async () => {
  older = await openTestBackend({ level: "2.4.6" });
  newer = await openTestBackend();
});
afterAll(() => Promise.all([older.close(), newer.close()]));

/** That a merchant adds, or makes filterable and sortable, in Magento's admin. */
const ATTRIBUTES = new Set([
  "generic_name",
  "hsn_code",
  "importer",
  "mpn",
  "net_quantity",
  "unit_price",
  "country_of_manufacture",
  "capacity",
  "energy_class",
  "screen_size",
]);

describe("schema at level 2.4.6", () => {
  test("has only what Magento's has, with the same nullability", async () => {
    const added = differences(await typesOf(older), recordedTypes());
    expect(added.filter((path) => !ATTRIBUTES.has(path.split(".").at(-1) ?? ""))).toEqual([]);
  });
});

test.each(levels)("schema files of level %s are valid", (level) => {
  expect(() => createBackendSchema(level, { isValidated: false })).not.toThrow();
});

test("guestOrder takes a last name at level 2.4.8", () => {
  const input = createBackendSchema("2.4.8").getType("OrderInformationInput");
  expect(isInputObjectType(input) && Object.keys(input.getFields())).toEqual(["email", "lastname", "number"]);
});

test("levels differ only by schema/newer.graphql", async () => {
  const added = differences(await typesOf(newer), await typesOf(older));
  expect(added.filter((path) => path.includes(".")).sort()).toEqual([
    "CustomerCreateInput.custom_attributes",
    "CustomerOrder.token",
    "Mutation.cancelOrder",
    "Mutation.clearCart",
    "Mutation.confirmCancelOrder",
    "Mutation.contactUs",
    "Mutation.estimateShippingMethods",
    "Mutation.estimateTotals",
    "Mutation.requestGuestOrderCancel",
    "PlaceOrderOutput.errors",
    "PlaceOrderOutput.order is Order! there, not Order",
    "Query.attributesForm",
    "Query.guestOrder",
    "Query.recaptchaV3Config",
    "StoreConfig.contact_enabled",
    "StoreConfig.countries_with_required_region",
    "StoreConfig.default_country",
    "StoreConfig.is_guest_checkout_enabled",
    "StoreConfig.optional_zip_countries",
    "StoreConfig.order_cancellation_enabled",
    "StoreConfig.order_cancellation_reasons",
    "UpdateCartItemsOutput.errors",
  ]);
  expect(added).toContain("type GiftCardProduct");
  expect(differences(await typesOf(older), await typesOf(newer))).toEqual([
    "PlaceOrderOutput.order is Order there, not Order!",
  ]);
});

async function typesOf(backend: TestBackend): Promise<Map<string, Type>> {
  const { body } = await backend.ask(getIntrospectionQuery());
  return byName(body.data);
}

function recordedTypes(): Map<string, Type> {
  return byName(introspectionFromSchema(recordedSchema()));
}

function byName({ __schema }: IntrospectionQuery): Map<string, Type> {
  return new Map(__schema.types.filter(({ name }) => !name.startsWith("__")).map((type) => [type.name, type]));
}

function differences(ours: ReadonlyMap<string, Type>, theirs: ReadonlyMap<string, Type>): string[] {
  return [...ours.values()].flatMap((type) => {
    const known = theirs.get(type.name);
    if (!known) return [`type ${type.name}`];
    if (known.kind !== type.kind) return [`${type.name} is ${known.kind} there`];
    const values = missingFrom(namesIn(type, "enumValues"), namesIn(known, "enumValues"));
    const interfaces = missingFrom(namesIn(type, "interfaces"), namesIn(known, "interfaces"));
    return [
      ...[...values, ...interfaces].map((name) => `${type.name}.${name}`),
      ...fieldDifferences(type.name, fieldsOf(type), fieldsOf(known)),
    ];
  });
}

function namesIn(type: Type, list: "enumValues" | "interfaces"): string[] {
  const found: unknown = Reflect.get(type, list);
  return Array.isArray(found) ? found.map(({ name }: { name: string }) => name) : [];
}

function missingFrom(ours: readonly string[], theirs: readonly string[]): string[] {
  return ours.filter((name) => !theirs.includes(name));
}

function fieldsOf(type: Type): Fields {
  if (type.kind === "INPUT_OBJECT") {
    return new Map(type.inputFields.map((field) => [field.name, { type: typeText(field.type), args: new Map() }]));
  }
  if (type.kind !== "OBJECT" && type.kind !== "INTERFACE") return new Map();
  return new Map(
    type.fields.map((field) => {
      const args = new Map(field.args.map((arg) => [arg.name, typeText(arg.type)]));
      return [field.name, { type: typeText(field.type), args }];
    }),
  );
}

function fieldDifferences(typeName: string, ours: Fields, theirs: Fields): string[] {
  return [...ours].flatMap(([name, { type, args }]) => {
    const known = theirs.get(name);
    const path = `${typeName}.${name}`;
    if (!known) return [path];
    const changed = known.type === type ? [] : [`${path} is ${known.type} there, not ${type}`];
    const badArgs = [...args]
      .filter(([arg, argType]) => known.args.get(arg) !== argType)
      .map(([arg]) => `${path}(${arg})`);
    return [...changed, ...badArgs];
  });
}

function typeText(type: IntrospectionTypeRef): string {
  if (type.kind === "NON_NULL") return `${typeText(type.ofType)}!`;
  return type.kind === "LIST" ? `[${typeText(type.ofType)}]` : type.name;
}
