import { type Problem, type Failure, type Result, fail, MUST_CONFIRM } from "~/lib/commerce/model/problem";
import {
  type GraphqlResult,
  type WireError,
  captchaProblem,
  isBeingOrderedError,
  isCartGoneError,
  unexpected,
} from "~/lib/commerce/transport/classify.server";
import type { Meaning, Recognise, SentenceKey } from "~/lib/commerce/transport/messages.server";

export const CART_GONE_CODE = "cart-gone";

export const CART_GONE_PROBLEM: Problem = { code: CART_GONE_CODE, message: "Your cart is no longer available." };

const OWN_TEXTS: Partial<Record<SentenceKey, string>> = {
  "no-source-items": "This product is out of stock.",
  "line-gone": "This item is no longer in your cart.",
};

export function toReason({ key, text }: Meaning): string {
  return (key && OWN_TEXTS[key]) ?? text;
}

const CODES: Partial<Record<SentenceKey, string>> = {
  "too-many-wanted": "INSUFFICIENT_STOCK",
  "not-salable": "NOT_SALABLE",
  "no-source-items": "NOT_SALABLE",
  "cart-not-salable": "NOT_SALABLE",
  "product-not-found": "PRODUCT_NOT_FOUND",
};

/**
 * Of older backends, and where Magento finds none: it looks for its English words in the translated
 * message.
 */
const VAGUE_CODES: ReadonlySet<string> = new Set(["UNDEFINED", "UNABLE_TO_PLACE_ORDER"]);

export function toCode({ key }: Meaning, code = "UNDEFINED"): string {
  return VAGUE_CODES.has(code) ? ((key && CODES[key]) ?? code) : code;
}

export type Describe = (error: WireError) => Problem;

export function toCartProblem({ meaning, code }: WireError): Problem {
  return { code: toCode(meaning, code), message: toReason(meaning) };
}

const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/first ?name/i, "firstName"],
  [/last ?name/i, "lastName"],
  [/street/i, "street"],
  [/city/i, "city"],
  [/region|state/i, "region"],
  [/post ?code|zip/i, "postcode"],
  [/telephone|phone/i, "phone"],
  [/country/i, "country"],
];

const FIELDS_OF: Partial<Record<SentenceKey, string>> = {
  "street-lines": "street",
  "region-required": "region",
  "wrong-region": "region",
  "wrong-country": "country",
  "wrong-first-name": "firstName",
  "wrong-last-name": "lastName",
  "wrong-email": "email",
  "weak-password": "password",
};

/** The field that a sentence is about. Some name a database column. */
function fieldOf({ key, values }: Meaning): string | undefined {
  const named = values["fieldName"] ?? (key === "fields-missing" ? values["1"] : undefined) ?? "";
  return (key && FIELDS_OF[key]) ?? FIELDS.find(([column]) => column.test(named))?.[1];
}

/** Magento reports address errors one at a time. */
export function toAddressProblem({ meaning }: WireError): Problem {
  const field = fieldOf(meaning);
  const isMissing = meaning.key === "field-required" || meaning.key === "region-required";
  const text = isMissing && field ? "This field is required" : toReason(meaning);
  return { code: "address", message: text, ...(field && { field }) };
}

export function toEmailProblem({ meaning }: WireError): Problem {
  const text = meaning.key === "wrong-email" ? "Invalid email" : toReason(meaning);
  return { code: "email", message: text, field: "email" };
}

export function toOrderProblem(error: WireError): Problem {
  return isBeingOrderedError(error) ? { code: "being-ordered", message: error.message } : toCartProblem(error);
}

/**
 * Malformed requests, an unavailable backend and a rejected token have thrown: these errors are for
 * the shopper.
 */
export function toFailureOrThrow(answer: GraphqlResult<unknown>, describe: Describe = toCartProblem): Failure {
  if (answer.errors.some(isCartGoneError)) return fail(CART_GONE_PROBLEM);
  const refused = captchaProblem(answer.errors);
  if (refused) return fail(refused);
  if (answer.errors.length === 0) throw unexpected(answer);
  return fail(...answer.errors.map(describe));
}

/** Ok if the answer has the field. */
export async function toResult<Data>(
  response: Promise<GraphqlResult<Data>>,
  field: keyof Data,
  describe?: Describe,
): Promise<Result<object>> {
  const answer = await response;
  return answer.data[field] ? { ok: true } : toFailureOrThrow(answer, describe);
}

/** Newer Magentos return user errors in the data of a mutation, older ones in `errors`. */
export interface UserError {
  readonly message: string;
  readonly code?: string;
}

/** Older backends answer without `errors`, those from 2.4.9 on perhaps with null. */
export type MayHaveErrors<Payload> = (Payload & { readonly errors?: readonly UserError[] | null }) | null | undefined;

export function withUserErrors<Data>(
  answer: GraphqlResult<Data>,
  userErrors: readonly UserError[] | null | undefined,
  recognise: Recognise,
): GraphqlResult<Data> {
  const more = (userErrors ?? []).map(({ message, code }): WireError => {
    return { message, category: null, ...(code && { code }), meaning: recognise(message) };
  });
  return { ...answer, errors: [...answer.errors, ...more] };
}

/** "sign-in": wrong, unknown, locked or, before 2.4.8, not confirmed. */
export function toAccountProblem({ message, category, meaning }: WireError): Problem {
  const isUnconfirmed = meaning.key === "unconfirmed";
  const field = fieldOf(meaning);
  const code = isUnconfirmed ? "confirm" : category === "graphql-authentication" ? "sign-in" : "account";
  const text = isUnconfirmed ? MUST_CONFIRM : field === "email" ? "Invalid email" : message;
  return { code, message: text, ...(field && { field }) };
}

/** Magento's message at the first log-in when the account must be confirmed (product P123). */
/** A wrong current password, or too many of them. */
export function toProofProblem(error: WireError): Problem {
  if (error.category !== "graphql-authentication") return toAccountProblem(error);
  const isWrong = error.meaning.key === "wrong-password";
  const message = isWrong ? "The current password is incorrect." : error.message;
  return { code: "current-password", message, field: "currentPassword" };
}
