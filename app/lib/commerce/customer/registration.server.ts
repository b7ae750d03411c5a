import { toAccountProblem } from "~/lib/commerce/cart/to-problem.server";
import type { Sources } from "~/lib/commerce/content/content.server";
import type { NewAccount } from "~/lib/commerce/model/customer";
import { attributeField, type CustomerAttribute } from "~/lib/commerce/model/customer-attribute";
import type { Problem } from "~/lib/commerce/model/problem";
import type { WireError } from "~/lib/commerce/transport/classify.server";
import { mentions } from "~/lib/commerce/transport/messages.server";
import { STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";

/**
 * Required ones that the registration form does not have anyway; none where the backend does not
 * tell (before 2.4.7).
 */
export async function readRequiredAttributes({
  backend,
  capabilities,
}: Sources): Promise<readonly CustomerAttribute[]> {
  if (!(await capabilities()).has("attributesForm")) return [];
  return backend.cached({ name: "registration-attributes", ...STORE_SETTINGS }, async () => {
    const form = await backend.requireField(
      backend.readPublic(gql.RegistrationAttributesDocument, {}),
      "attributesForm",
    );
    const items = form.items.filter(({ code, is_required }) => is_required && !ALWAYS_ASKED.has(code));
    return items.toSorted((a, b) => sortOrder(a) - sortOrder(b)).flatMap((item) => toAttribute(item) ?? []);
  });
}

const ALWAYS_ASKED = new Set(["firstname", "lastname", "email"]);

type WireAttribute = gql.RegistrationAttributesQuery["attributesForm"]["items"][number];

function sortOrder(wire: WireAttribute): number {
  return ("sort_order" in wire && wire.sort_order) || 0;
}

const KINDS: Readonly<Record<string, CustomerAttribute["kind"]>> = {
  TEXT: "text",
  TEXTAREA: "textarea",
  DATE: "date",
  SELECT: "choice",
  BOOLEAN: "choice",
  MULTISELECT: "choices",
};

const YES_OR_NO = [
  { value: "1", label: "Yes" },
  { value: "0", label: "No" },
];

/** Null for an upload, which no form of a GraphQL client can send. */
function toAttribute(wire: WireAttribute): CustomerAttribute | null {
  const kind = KINDS[wire.frontend_input ?? ""];
  if (!kind) return null;
  const given = wire.options.filter(({ value }) => value !== "");
  const rules = new Map(
    ("validate_rules" in wire ? (wire.validate_rules ?? []) : []).map(({ name, value }) => [name, value] as const),
  );
  const chosen = given.filter((option) => option.is_default).map(({ value }) => value);
  const isOfNumbers = kind === "text" || kind === "textarea";
  return {
    code: wire.code,
    label: wire.label || wire.code,
    kind,
    options: wire.frontend_input === "BOOLEAN" ? YES_OR_NO : given.map(({ value, label }) => ({ value, label })),
    initial: chosen.length > 0 ? chosen : wire.default_value ? [wire.default_value] : [],
    minLength: isOfNumbers ? toLength(rules.get("MIN_TEXT_LENGTH")) : null,
    maxLength: isOfNumbers ? toLength(rules.get("MAX_TEXT_LENGTH")) : null,
    earliest: toDay(rules.get("DATE_RANGE_MIN")),
    latest: toDay(rules.get("DATE_RANGE_MAX")),
  };
}

function toLength(value: string | null | undefined): number | null {
  return Number(value) > 0 ? Number(value) : null;
}

/** Magento stores seconds since 1970. */
function toDay(value: string | null | undefined): string | null {
  if (!value) return null;
  const time = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value);
  // No number, or a day beyond what a date can be.
  const day = new Date(time);
  return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10);
}

/** Magento's own attributes are fields of the input. */
const OWN_FIELDS: Readonly<Record<string, keyof gql.CustomerCreateInput>> = {
  dob: "date_of_birth",
  taxvat: "taxvat",
  prefix: "prefix",
  suffix: "suffix",
  middlename: "middlename",
};

export function toAccountInput(account: NewAccount): gql.CustomerCreateInput {
  const { firstName, lastName, email, password, wantsNewsletter, attributes, values } = account;
  const given = attributes.flatMap((attribute) => {
    const [value] = values[attribute.code] ?? [];
    return value === undefined ? [] : [{ attribute, value, all: values[attribute.code] ?? [] }];
  });
  const own = given.flatMap(({ attribute: { code }, value }): (readonly [string, string | number])[] => {
    const name = OWN_FIELDS[code];
    return code === "gender" ? [[code, Number(value)]] : name ? [[name, value]] : [];
  });
  const custom = given.filter(({ attribute: { code } }) => code !== "gender" && !OWN_FIELDS[code]);
  return {
    firstname: firstName,
    lastname: lastName,
    email,
    password,
    is_subscribed: wantsNewsletter,
    ...Object.fromEntries(own),
    ...(custom.length > 0 && { custom_attributes: custom.map(toCustomInput) }),
  };
}

interface Given {
  readonly attribute: CustomerAttribute;
  readonly value: string;
  readonly all: readonly string[];
}

function toCustomInput({ attribute: { code, kind, options }, value, all }: Given): gql.AttributeValueInput {
  const isSelected = (kind === "choice" && options !== YES_OR_NO) || kind === "choices";
  return {
    attribute_code: code,
    ...(isSelected ? { selected_options: all.map((one) => ({ value: one })) } : { value }),
  };
}

/** One for each line: Magento joins its refusals of attributes, each of which names the label. */
export function toAttributeErrors(error: WireError, attributes: readonly CustomerAttribute[]): readonly WireError[] {
  const isAbout = attributes.some(({ label }) => mentions(error, label));
  return isAbout ? error.message.split("\n").map((message) => ({ ...error, message })) : [error];
}

/** At the field of the attribute that the backend names. */
export function toRegistrationProblem(error: WireError, attributes: readonly CustomerAttribute[]): Problem {
  const problem = toAccountProblem(error);
  const meant = attributes.find(({ label }) => mentions(error, label));
  return meant && !problem.field ? { ...problem, field: attributeField(meant.code) } : problem;
}
