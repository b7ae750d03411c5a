import { type Problem, type Failure, type Result, fail } from "~/lib/commerce/model/problem";
import {
  type GraphqlResult,
  type WireError,
  captchaProblem,
  isBeingOrdered,
  isCartGoneError,
  unexpected,
} from "~/lib/commerce/transport/classify.server";

export const CART_GONE_CODE = "cart-gone";

export const CART_GONE_PROBLEM: Problem = { code: CART_GONE_CODE, message: "Your cart is no longer available." };

const PLAIN_TEXTS: Readonly<Record<string, string>> = {
  "There are no source items with the in stock status": "This product is out of stock.",
};

const PREFIXES = [
  /^Could not (?:update the product|add the product) with SKU .+?(?: to the shopping cart)?: /,
  /^Unable to place order: /,
];

export function toReason(message: string): string {
  if (message.startsWith("Could not find cart item with")) return "This item is no longer in your cart.";
  const reason = PREFIXES.reduce((text, prefix) => text.replace(prefix, ""), message);
  return PLAIN_TEXTS[reason] ?? reason;
}

/** Older backends send no code, so it is derived from the message (product P181). */
export function toCode(message: string): string {
  if (message.includes("requested qty is not available")) return "INSUFFICIENT_STOCK";
  if (/out of stock|no source items with the in stock status|trying to add is not available/i.test(message))
    return "NOT_SALABLE";
  if (message.startsWith("Could not find a product with SKU")) return "PRODUCT_NOT_FOUND";
  return "UNDEFINED";
}

export type Describe = (error: WireError) => Problem;

export function toCartProblem({ message }: WireError): Problem {
  return { code: toCode(message), message: toReason(message) };
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

/** Magento reports address errors one at a time, and names a database column. */
export function toAddressProblem({ message }: WireError): Problem {
  const field = FIELDS.find(([name]) => name.test(message))?.[1];
  const isRequired = / is (?:a )?required/.test(message);
  const text = isRequired && field ? "This field is required" : toReason(message);
  return { code: "address", message: text, ...(field && { field }) };
}

export function toEmailProblem({ message }: WireError): Problem {
  const text = message === "Invalid email format" ? "Invalid email" : toReason(message);
  return { code: "email", message: text, field: "email" };
}

export function toOrderProblem(error: WireError): Problem {
  return isBeingOrdered(error) ? { code: "being-ordered", message: error.message } : toCartProblem(error);
}

/** Malformed requests, an unavailable backend and a rejected token have thrown: these errors are for the shopper. */
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
  userErrors: readonly UserError[] | null = [],
): GraphqlResult<Data> {
  return {
    ...answer,
    errors: [...answer.errors, ...(userErrors ?? []).map(({ message }) => ({ message, category: null }))],
  };
}

const ACCOUNT_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^First Name|missing: First Name/, "firstName"],
  [/^Last Name|missing: Last Name/, "lastName"],
  [/valid email address|email address has an invalid format/i, "email"],
  [/different classes of characters|^The password (?:needs|can't)|^Please enter a password/i, "password"],
];

/** "sign-in": wrong, unknown, locked or, before 2.4.8, not confirmed. */
export function toAccountProblem({ message, category }: WireError): Problem {
  const field = ACCOUNT_FIELDS.find(([pattern]) => pattern.test(message))?.[1];
  const isUnconfirmed = message === MUST_CONFIRM || /isn't confirmed/.test(message);
  const code = isUnconfirmed ? "confirm" : category === "graphql-authentication" ? "sign-in" : "account";
  const text = isUnconfirmed ? MUST_CONFIRM : field === "email" ? "Invalid email" : message;
  return { code, message: text, ...(field && { field }) };
}

/** Magento's message at the first log-in when the account must be confirmed (product P123). */
const MUST_CONFIRM = "You must confirm your account. Please check your email for the confirmation link.";

export function toProofProblem(error: WireError): Problem {
  if (error.message.startsWith("Invalid login or password")) {
    return { code: "current-password", message: "The current password is incorrect.", field: "currentPassword" };
  }
  return toAccountProblem(error);
}
