import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { captchaForms, type CaptchaForm, type CaptchaType } from "../../demo-backend/rules/captcha-forms.ts";
import { openCustomerShop, type CustomerShop } from "../../demo-backend/test-support/customer-steps.ts";
import { isCommerceError } from "../../app/lib/commerce/model/errors.ts";
import { classify } from "../../app/lib/commerce/transport/classify.server.ts";
import { enforceShape } from "../../app/lib/commerce/transport/shape.server.ts";
import * as gql from "../../app/lib/commerce/wire/generated/graphql.ts";
import { merchantRecordings, type Recording } from "./recordings.ts";

/**
 * A Magento 2.4.8 with what merchants switch on: captchas, Page Builder, taxes, Razorpay. Each of
 * its answers is read as it should be, or named.
 */
const recordings = merchantRecordings();
const named = recordings.map((each) => [each.name, each] as const);

interface Body {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: { category?: string } }[];
}
const bodyOf = ({ response }: Recording) => response.body as Body; // a GraphQL answer

/** What the shop makes of an answer: "read", or the kind of the error. */
function readAs({ request, response }: Recording): string {
  const { query, headers = {} } = request;
  const operation = {
    name: "Recorded",
    isRead: !query.trimStart().startsWith("mutation"),
    carriedToken: headers["authorization"]?.startsWith("Bearer JWT") ?? false,
  };
  const reply = { status: response.status, text: JSON.stringify(response.body), retryAfterMs: null };
  try {
    classify(reply, operation);
    return "read";
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return error.kind;
  }
}

function expectedReading(recording: Recording): string {
  const [error] = bodyOf(recording).errors ?? [];
  if (error?.message === "Internal server error") return "unavailable";
  const wasNotExecuted = recording.response.status === 401 || error?.message.startsWith("Cannot query field");
  return wasNotExecuted ? "contract" : "read";
}

describe("every recorded answer", () => {
  test("is there: 191", () => expect(recordings).toHaveLength(191));

  test.each(named)("%s: a refusal is an answer, not a fault", (_, recording) => {
    expect(readAs(recording)).toBe(expectedReading(recording));
  });
});

/** Answers to requests that the shop does not send, and why. */
const NOT_ASKED: readonly (readonly [RegExp, string])[] = [
  [/^extras\/attributesForm/, "a customer's attributes, by a query of its own"],
  [/gift-?[mM]essage|setGiftOptions/, "gift messages, by a query of its own"],
  [/^extras\//, "a look at settings and products by a query of its own"],
  [/^page-builder-and-widgets\//, "content by a query of its own; app/lib/commerce/content reads it"],
  [/^recaptcha\//, "replayed against the demo backend below"],
];

const documents = new Map(
  Object.entries(gql).flatMap(([name, value]) =>
    name.endsWith("Document")
      ? [[name.slice(0, -"Document".length), value as gql.TypedDocumentString<unknown, unknown>]] // so named by codegen
      : [],
  ),
);

/** The shop's document that a recording answers; null for a query of the recording's own. */
function documentOf({ request }: Recording) {
  const name = /^(?:query|mutation) (\w+)/.exec(request.query)?.[1];
  return (name && documents.get(name)) || null;
}

describe("answers to the shop's own documents", () => {
  test.each(named.filter(([, each]) => documentOf(each) !== null && bodyOf(each).data))(
    "%s fits its type",
    (_, each) => {
      expect(enforceShape(structuredClone(bodyOf(each).data), documentOf(each) ?? {}).paths).toEqual([]);
    },
  );

  test("all others are named", () => {
    const others = recordings.filter((each) => documentOf(each) === null).map(({ name }) => name);
    expect(others.filter((name) => !NOT_ASKED.some(([pattern]) => pattern.test(name)))).toEqual([]);
    expect(NOT_ASKED.filter(([pattern]) => !others.some((name) => pattern.test(name)))).toEqual([]);
  });
});

/** Differences of the demo backend from the recorded captchas. Each has to occur. */
const DIFFERENCES: readonly (readonly [RegExp, string])[] = [
  [/FormConfig--SENDFRIEND/, "the demo backend has no captcha for mails to friends"],
  [
    /^recaptcha\/customer--with-the-token/,
    "Magento refuses an integration the orders of its customer; the demo backend does not",
  ],
];

describe("captchas of the demo backend", () => {
  const integration = { id: 9001, token: "token-of-an-integration" };
  let shop: CustomerShop;
  let customer: { token: string; id: number; cart: string };
  let guestCart: string;
  const differing = new Set<string>();

  beforeAll(async () => {
    shop = await openCustomerShop({ level: "2.4.8", settings: { integrations: [integration] } });
    await shop.signUp("asha@example.in");
    const token = await shop.signIn("asha@example.in");
    const row = shop.store.customers.customerByEmail("asha@example.in");
    const { body: own } = await shop.ask("{ customerCart { id } }", {}, { authorization: `Bearer ${token}` });
    const { body: guest } = await shop.ask("mutation { createEmptyCart }");
    customer = { token, id: row?.id ?? 0, cart: own.data.customerCart.id };
    guestCart = guest.data.createEmptyCart;
  });
  afterAll(() => shop.close());

  test.each(named.filter(([name]) => name.startsWith("recaptcha/")))(
    "%s gets Magento's answer",
    async (name, recording) => {
      Object.assign(shop.settings, settingsOf(name));
      const isCustomers = /of-a-customer|of-customer-1|^recaptcha\/customer--/.test(name);
      const { query, variables = {} } = recording.request;
      const cart = isCustomers ? customer.cart : guestCart;
      const own = await shop.ask(
        query.replaceAll("EB-PLAIN", "HP-STUDIO"),
        { ...variables, ...("id" in variables && { id: cart }) },
        ownHeaders(recording.request.headers ?? {}),
      );
      const [recorded, given] = [verdict(recording.response.status, bodyOf(recording)), verdict(own.status, own.body)];
      if (recorded === given) return;
      const known = DIFFERENCES.filter(([pattern]) => pattern.test(name));
      for (const [pattern] of known) differing.add(String(pattern));
      expect(known.length > 0 ? recorded : given).toEqual(recorded);
    },
  );

  test("every named difference occurs", () => {
    expect(DIFFERENCES.map(([pattern]) => String(pattern)).filter((pattern) => !differing.has(pattern))).toEqual([]);
  });

  function settingsOf(name: string) {
    const captchaType: CaptchaType = name.includes("recaptcha_v3")
      ? "RECAPTCHA_V3"
      : name.includes("invisible")
        ? "INVISIBLE"
        : "RECAPTCHA";
    const isCustomersNumber = name.includes("integration-1");
    return {
      captchaType,
      captchaForms: (name.endsWith("-off") || isCustomersNumber ? [] : captchaForms) satisfies readonly CaptchaForm[],
      integrationAsBearer: !/as-bearer$|switched-off$/.test(name),
      integrations: [{ ...integration, id: isCustomersNumber ? customer.id : integration.id }],
    };
  }

  function ownHeaders({ authorization, ["X-ReCaptcha"]: token }: Record<string, string>) {
    const bearer = authorization?.includes("INTEGRATION") ? integration.token : authorization && customer.token;
    const isRefused = token?.startsWith("invented") || token?.startsWith("good-low");
    return {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(token && { "X-ReCaptcha": isRefused ? `refused ${token}` : token }),
    };
  }
});

/** How far a request comes, and what is told about captchas. Carts and products are others here. */
function verdict(status: number, { data, errors: [error] = [] }: Body): string {
  const message = error?.message ?? "";
  const withData = data === undefined ? "without data" : "with data";
  if (status === 401 || message.startsWith("ReCaptcha")) return `${status} ${message} ${withData}`;
  if (message.startsWith("The current user cannot")) return `${status} another's cart ${withData}`;
  const told = data?.["recaptchaFormConfig"] ?? data?.["recaptchaV3Config"];
  if (!told) return message.startsWith("Configuration") ? message : `${status} let through`;
  const isKey = (key: string) => key === "website_key";
  return JSON.stringify(told, (key, value: unknown) => {
    if (isKey(key)) return typeof value;
    if (key === "forms" && Array.isArray(value)) return value.filter((form) => form !== "SENDFRIEND").sort();
    return value;
  });
}
