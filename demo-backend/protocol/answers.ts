import type { ExecutionResult, GraphQLError } from "graphql";
import type { HttpResponse } from "../http/http-message.ts";
import type { Translate } from "../rules/translation.ts";

/** An input error that Magento answers with HTTP 500. */
export function inputError(message: string): HttpResponse {
  return json(500, { errors: [{ message, extensions: { category: "graphql-input" } }] });
}

/** For an integration's token that is not allowed as a bearer: also where no token is needed. */
export function unreadableToken(): HttpResponse {
  const extensions = { category: "graphql-authentication" };
  return json(401, { errors: [{ message: "Composite reader could not read a token", extensions }] });
}

export function htmlFailure(): HttpResponse {
  const body =
    '<!doctype html><html lang="en"><title>500</title><h1>There has been an error processing your request</h1></html>';
  return { status: 500, headers: { "content-type": "text/html; charset=UTF-8" }, body };
}

/**
 * Errors first, then data. `data` is omitted if nothing was executed or a non-null field failed.
 * Magento sends only the first of several errors.
 */
export function graphqlAnswer(
  { errors, data }: ExecutionResult,
  { status = 200, translate }: { status?: number; translate?: Translate } = {},
): HttpResponse {
  return json(status, {
    ...(errors && errors.length > 0
      ? { errors: errors.slice(0, 1).map((error) => toWireError(error, translate)) }
      : {}),
    ...(data == null ? {} : { data }),
  });
}

export function syntaxAnswer(error: GraphQLError, status: number): HttpResponse {
  const { message, locations } = toWireError(error);
  return json(status, { errors: [{ message: message.replace(/\.$/, ""), locations }] });
}

function json(status: number, body: unknown): HttpResponse {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Only `category`: validation and internal errors have no extensions in 2.4.6. */
function toWireError(
  { message, locations, path, extensions }: GraphQLError,
  translate: Translate = (english) => english,
) {
  const category = extensions["category"];
  return {
    message: translate(toMagentoMessage(message)),
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    ...(typeof category === "string" ? { extensions: { category } } : {}),
  };
}

/** Without graphql-js's "Did you mean", and with Magento's quotation marks. */
function toMagentoMessage(message: string): string {
  return message
    .replace(/ Did you mean .*\?$/s, "")
    .replace(
      /^Field "([\w.]+)" of required type "([^"]+)" was not provided\.$/,
      "Field $1 of required type $2 was not provided.",
    );
}
