import { readFileSync } from "node:fs";
import { buildSchema, NoDeprecatedCustomRule, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { createBackendSchema } from "../../demo-backend/resolvers/schema.ts";
import { missingFrom } from "./contains-schema.ts";
import { SLICE_FILE } from "./documents.ts";
import { operationsFor, publishedSchema, type Release, RELEASES, sentTo } from "./releases.ts";

const RAZORPAY = ["RazorpayAccount", "ResetRazorpayCart", "StartRazorpayPayment", "VerifyRazorpayPayment"];
const SINCE_249 = ["AddToNewCart", "DeleteAddressByUid", "UpdateAddressByUid"];
const SINCE_248 = ["CaptchaForms", "ConfirmCancelOrder", "RequestGuestOrderCancel", "UpdateCartLineWithErrors"];
const SINCE_247 = [
  ...["AddressRules", "CancelOrder", "CancellationReasons", "CaptchaScores", "ContactUs", "EstimateDelivery"],
  ...[
    "EstimateTotals",
    "GuestCheckout",
    "GuestOrder",
    "PlaceOrderWithErrors",
    "RegistrationAttributes",
    "StoreCountry",
  ],
];

/** Operations that the shop does not send there, because it finds that their names are missing. */
const unsent: Readonly<Record<Release, readonly string[]>> = {
  "2.4.6": [...RAZORPAY, ...SINCE_247, ...SINCE_248, ...SINCE_249],
  "2.4.7": [...RAZORPAY, ...SINCE_248, ...SINCE_249],
  "2.4.8": [...RAZORPAY, ...SINCE_249],
  "2.4.9": RAZORPAY,
};

describe.each(RELEASES)("the published schema of Magento %s", (release) => {
  const schema = publishedSchema(release);

  test("takes every operation of the shop, but those that need a newer one", () => {
    const refused = [...operationsFor(schema)].filter(([, { faults }]) => faults.length > 0);
    const reasons = refused.map(([name, { faults }]) => `${name}: ${faults[0]}`);
    expect(refused.map(([name]) => name).sort(), reasons.join("\n")).toEqual([...unsent[release]].sort());
  });

  test("makes the same mutations not nullable as the demo backend's", () => {
    const strict = (of: typeof schema, other: typeof schema) =>
      Object.values(of.getMutationType()?.getFields() ?? {})
        .filter(({ name, type }) => String(type).endsWith("!") && other.getMutationType()?.getFields()[name])
        .map(({ name }) => name)
        .sort();
    const demo = createBackendSchema(release);
    expect(strict(schema, demo)).toEqual(strict(demo, schema));
  });
});

test("what the releases lack, type differently or call deprecated is written down", async () => {
  const slice = buildSchema(readFileSync(SLICE_FILE, "utf8"));
  const drift = RELEASES.flatMap((release) => {
    const schema = publishedSchema(release);
    const deprecated = validate(schema, sentTo(schema), [NoDeprecatedCustomRule], { maxErrors: Infinity });
    return [
      `# Magento ${release}`,
      ...missingFrom(schema, slice).sort(),
      ...[...new Set(deprecated.map(({ message }) => message))].sort(),
      "",
    ];
  });
  await expect(drift.join("\n")).toMatchFileSnapshot("schemas/drift.txt");
});
