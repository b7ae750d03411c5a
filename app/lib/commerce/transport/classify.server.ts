import { CAPTCHA_REJECTED } from "~/lib/commerce/model/captcha";
import { CommerceError, type CommerceErrorKind } from "~/lib/commerce/model/errors";
import type { Problem } from "~/lib/commerce/model/problem";
import { parseJson } from "~/lib/async/parse-json";
import type { Incoming } from "./send.server";

export interface WireError {
  readonly message: string;
  /** Absent for "no such entity", validation errors and "Internal server error" (Magento 2.4.6). */
  readonly category: string | null;
}

export interface GraphqlResult<Data> {
  readonly operation: string;
  readonly data: Data;
  readonly errors: readonly WireError[];
}

interface Operation {
  readonly name: string;
  readonly carriedToken: boolean;
  readonly isRead: boolean;
}

const UNKNOWN_STORE = /^(?:Requested store is not found|Please correct the target currency$)/;

/** By body, not status: Magento answers most errors with 200, some with 500. Throws if nothing was executed, the backend is down or the token was rejected. */
export function classify<Data>(reply: Incoming, operation: Operation): GraphqlResult<Data> {
  const body = reply.status === 429 ? null : parseBody(reply.text);
  if (!body) throw notGraphql(reply, operation);
  const errors = body.errors.map(toWireError);
  const failure = (kind: CommerceErrorKind, reason: string) =>
    new CommerceError(kind, `${operation.name}: ${reason}`, { status: reply.status });
  if (operation.carriedToken && errors.some(isAuthorization)) throw failure("unauthorized", "the token was rejected");
  const isInternal = errors.some(({ message }) => message === "Internal server error");
  if (isInternal && isEmpty(body.data)) throw failure("unavailable", "internal server error");
  const isUnknownStore = errors.some(({ message }) => UNKNOWN_STORE.test(message));
  if (isUnknownStore) throw failure("unknown-store", "no such store or currency");
  const data = body.data ?? (isRefusal(body.errors, operation) ? {} : null);
  if (data === null) throw failure("contract", reasonsOf(errors) || "no data and no errors");
  return { operation: operation.name, data: data as Data, errors }; // contract tests validate the documents; mappers handle nulls
}

/** Ordered, never existed, or someone else's. Only the message tells (2.4.6 omits the category). */
export function isCartGoneError(error: WireError): boolean {
  return /^(?:Could not find a cart with ID|The cart isn't active)/.test(error.message) || isForeignCart(error);
}

export function isBeingOrdered({ message, category }: WireError): boolean {
  return category === "graphql-already-exists" || message.includes("The order has already been placed");
}

/** No, used or refused token: nothing was done. Magento's plugin for GraphQL has one text for all of them. */
export function isCaptchaRejection({ message }: WireError): boolean {
  return message.startsWith("ReCaptcha validation failed");
}

export function captchaProblem(errors: readonly WireError[]): Problem | null {
  const refused = errors.find(isCaptchaRejection);
  return refused ? { code: CAPTCHA_REJECTED, message: refused.message, field: CAPTCHA_REJECTED } : null;
}

export function isForeignCart({ message }: WireError): boolean {
  return message.startsWith("The current user cannot perform operations on cart");
}

export function maxStreetLines(errors: readonly WireError[]): number | null {
  const allowed = errors.map(({ message }) => /cannot contain more than (\d+) lines?/.exec(message)?.[1]);
  return Number(allowed.find(Boolean)) || null;
}

/** Messages quote ids of carts, customers and addresses, which must not be logged. */
export function withoutIds(message: string): string {
  return message.replace(/"[^"]*"/g, '"…"').replace(/\b[A-Za-z0-9]{32}\b/g, "…");
}

/** A wrong current password, or a single object of another customer (gc#1916). */
const KEEPS_SESSION =
  /^(?:Invalid login or password|The account sign-in was incorrect|Current customer does not have permission to address)/;

function isAuthorization(error: WireError): boolean {
  const concernsPerson = error.category === "graphql-authorization" || error.category === "graphql-authentication";
  return concernsPerson && !isCartGoneError(error) && !KEEPS_SESSION.test(error.message);
}

/** A refused mutation of a non-null type has no data (GraphQL, 6.4.4). Its error has a path; that of an invalid request has none. */
function isRefusal(errors: readonly unknown[], { isRead }: Operation): boolean {
  return !isRead && errors.length > 0 && errors.every((error) => isRecord(error) && Array.isArray(error.path));
}

function notGraphql({ status, text }: Incoming, { name }: Operation): CommerceError {
  const facts = `${name}: HTTP ${status} without a GraphQL body (${text.length} characters)`;
  const isDown = status >= 500 || status === 429 || status === 408;
  const isPassing = [429, 502, 503, 504].includes(status);
  return new CommerceError(isDown ? "unavailable" : "contract", facts, { status, isPassing });
}

function parseBody(text: string): { readonly data: unknown; readonly errors: readonly unknown[] } | null {
  const parsed = parseJson(text);
  if (!isRecord(parsed) || (!("data" in parsed) && !Array.isArray(parsed.errors))) return null;
  return { data: parsed.data, errors: Array.isArray(parsed.errors) ? parsed.errors : [] };
}

function toWireError(error: unknown): WireError {
  if (!isRecord(error)) return { message: "an error that is no object", category: null };
  const category = isRecord(error.extensions) ? error.extensions.category : null;
  return {
    message: typeof error.message === "string" ? error.message : "error without a message",
    category: typeof category === "string" ? category : null,
  };
}

function isEmpty(data: unknown): boolean {
  return !isRecord(data) || Object.values(data).every((value) => value === null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function unexpected({ operation, errors }: Pick<GraphqlResult<unknown>, "operation" | "errors">): CommerceError {
  return new CommerceError("contract", `${operation}: ${reasonsOf(errors) || "nothing in the answer"}`);
}

function reasonsOf(errors: readonly WireError[]): string {
  return errors.map(({ message }) => withoutIds(message)).join("; ");
}
