import { toCode, toReason } from "~/lib/commerce/cart/to-problem.server";
import type { Problem } from "~/lib/commerce/model/problem";
import { isBeingOrdered, type WireError } from "~/lib/commerce/transport/classify.server";

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

export function toShippingMethodProblem({ message }: WireError): Problem {
  const code = message.startsWith("The shipping address is missing") ? "address" : "shipping-method";
  return { code, message: toReason(message) };
}

export function toPaymentMethodProblem({ message }: WireError): Problem {
  return { code: "payment-method", message: toReason(message) };
}

const UNFINISHED: readonly (readonly [RegExp, string])[] = [
  [/guest email/i, "email"],
  [/shipping method/i, "shipping-method"],
  [/payment method/i, "payment-method"],
  [/address/i, "address"],
];

export function toOrderProblem(error: WireError): Problem {
  const { message } = error;
  if (isBeingOrdered(error)) return { code: "being-ordered", message };
  const step = UNFINISHED.find(([pattern]) => pattern.test(message))?.[1];
  return { code: step ?? toCode(message), message: toReason(message) };
}
