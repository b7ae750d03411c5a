import { CAPTCHA_REJECTED } from "~/lib/commerce/model/captcha";
import { CommerceError, type CommerceErrorKind } from "~/lib/commerce/model/errors";
import type { Problem } from "~/lib/commerce/model/problem";
import { parseJson } from "~/lib/async/parse-json";
import { type Meaning, type Recognise, recogniseEnglish } from "./messages.server";
import type { Incoming } from "./send.server";

export interface WireError {
  readonly message: string;
  /** Of the query; null for an error of the whole request. */
  readonly field?: string | null;
  /** Absent for "no such entity", validation errors and "Internal server error" (Magento 2.4.6). */
  readonly category: string | null;
  /** Of an error among the data. */
  readonly code?: string;
  readonly meaning: Meaning;
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
  /** Only a valid token may send it. */
  readonly provesToken?: boolean;
}

/**
 * By body, not status: Magento answers most errors with 200, some with 500. Throws if nothing was
 * executed, the backend is down or the customer's data were refused.
 */
export function classify<Data>(
  reply: Incoming,
  operation: Operation,
  recognise: Recognise = recogniseEnglish,
): GraphqlResult<Data> {
  const body = reply.status === 429 ? null : parseBody(reply.text);
  if (!body) throw notGraphql(reply, operation);
  const errors = body.errors.map((error) => toWireError(error, recognise));
  const failure = (kind: CommerceErrorKind, reason: string) =>
    new CommerceError(kind, `${operation.name}: ${reason}`, { status: reply.status });
  const isOfCustomer = operation.provesToken || (operation.isRead && rootsOf(body).some(isAboutCustomer));
  if (operation.carriedToken && isOfCustomer && errors.some(concernsPerson))
    throw failure("unauthorized", "the token was rejected");
  if (errors.some(isInternal) && isEmpty(body.data)) throw failure("unavailable", "internal server error");
  if (errors.some(({ meaning }) => meaning.key === "unknown-view"))
    throw failure("unknown-store", "no such store or currency");
  const data = body.data ?? (isRefusal(body.errors, operation) ? {} : null);
  if (data === null) throw failure("contract", reasonsOf(errors) || "no data and no errors");
  return { operation: operation.name, data: data as Data, errors }; // contract tests validate the documents; mappers handle nulls
}

/** Not allowed for this person: the token has expired, or the object is another's. */
export function concernsPerson({ category }: WireError): boolean {
  return category === "graphql-authorization" || category === "graphql-authentication";
}

export function isInternal({ meaning }: WireError): boolean {
  return meaning.key === "internal";
}

/** Not a fault: Magento has refused what was asked. */
export function isRejected<Data extends object>({ data, errors }: GraphqlResult<Data>, field: keyof Data): boolean {
  return !data[field] && errors.length > 0 && !errors.some(isInternal);
}

/** There is no such thing, or not for this shopper. 2.4.6 sends no category then. */
export function isAbsent<Data extends object>(answer: GraphqlResult<Data>, field: keyof Data): boolean {
  return isRejected(answer, field) && answer.errors.every(mayMeanAbsent);
}

const ABSENT: ReadonlySet<string | null> = new Set([null, "graphql-no-such-entity", "graphql-authorization"]);

function mayMeanAbsent({ category }: WireError): boolean {
  return ABSENT.has(category);
}

/** Ordered, never existed, or someone else's. */
export function isCartGoneError({ meaning }: WireError): boolean {
  return meaning.key === "cart-gone";
}

/**
 * Whether the cart is gone has to be read: 2.4.6 sends no category, and the words are the store
 * view's.
 */
export function mayMeanCartGone(error: WireError): boolean {
  return error.meaning.key === null && mayMeanAbsent(error);
}

export function isBeingOrderedError({ category, meaning }: WireError): boolean {
  return category === "graphql-already-exists" || meaning.key === "being-ordered";
}

/**
 * No, used or refused token: nothing was done. Magento's plugin for GraphQL has one text for all of
 * them.
 */
export function isCaptchaRejection({ meaning }: WireError): boolean {
  return meaning.key === "captcha-refused";
}

export function captchaProblem(errors: readonly WireError[]): Problem | null {
  const refused = errors.find(isCaptchaRejection);
  return refused ? { code: CAPTCHA_REJECTED, message: refused.message, field: CAPTCHA_REJECTED } : null;
}

/** Messages quote ids of carts, customers and addresses, which must not be logged. */
export function withoutIds(message: string): string {
  return message.replace(/"[^"]*"/g, '"…"').replace(/\b[A-Za-z0-9]{32}\b/g, "…");
}

/**
 * A refused mutation of a non-null type has no data (GraphQL, 6.4.4). Its error has a path; that of
 * an invalid request has none.
 */
function isRefusal(errors: readonly unknown[], { isRead }: Operation): boolean {
  return !isRead && errors.length > 0 && errors.every((error) => isRecord(error) && Array.isArray(error.path));
}

function notGraphql({ status, text }: Incoming, { name }: Operation): CommerceError {
  const facts = `${name}: HTTP ${status} without a GraphQL body (${text.length} characters)`;
  const isDown = status >= 500 || status === 429 || status === 408;
  const isTransient = [429, 502, 503, 504].includes(status);
  return new CommerceError(isDown ? "unavailable" : "contract", facts, { status, isTransient });
}

function parseBody(text: string): { readonly data: unknown; readonly errors: readonly unknown[] } | null {
  const parsed = parseJson(text);
  if (!isRecord(parsed) || (!("data" in parsed) && !Array.isArray(parsed.errors))) return null;
  return { data: parsed.data, errors: Array.isArray(parsed.errors) ? parsed.errors : [] };
}

/** Fields of the query. */
function rootsOf({ data, errors }: { readonly data: unknown; readonly errors: readonly unknown[] }): string[] {
  const paths = errors.map((error) => (isRecord(error) && Array.isArray(error.path) ? String(error.path[0]) : ""));
  return [...(isRecord(data) ? Object.keys(data) : []), ...paths];
}

function isAboutCustomer(root: string): boolean {
  return root.startsWith("customer");
}

function toWireError(error: unknown, recognise: Recognise): WireError {
  const { message, extensions, path } = isRecord(error) ? error : { message: "an error that is no object" };
  const category = isRecord(extensions) ? extensions.category : null;
  const text = typeof message === "string" ? message : "error without a message";
  return {
    ...{ message: text, category: typeof category === "string" ? category : null, meaning: recognise(text) },
    field: Array.isArray(path) ? String(path[0]) : null,
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
