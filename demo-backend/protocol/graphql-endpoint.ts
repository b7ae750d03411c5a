import { createHash } from "node:crypto";
import { getOperationAST, GraphQLError, type DocumentNode, type GraphQLSchema } from "graphql";
import type { Faults } from "./faults.ts";
import type { BackendContext } from "../resolvers/context.ts";
import { isSince, type BackendSettings } from "../rules/shop-settings.ts";
import { plainError } from "../resolvers/errors.ts";
import { translateFor } from "../resolvers/translate-messages.ts";
import { graphqlAnswer, htmlFailure, inputError, syntaxAnswer, unreadableToken } from "./answers.ts";
import { bearerToken, captchaToken, chooseView, type ChosenView } from "./choose-view.ts";
import { createGraphqlEngine } from "./graphql-engine.ts";
import { isCacheable } from "./page-cache.ts";
import type { HttpResponse, HttpRequest } from "../http/http-message.ts";
import { maxDepth, measureQuery, maxFields } from "./query-limits.ts";
import { namesUnknownType, missingTypeErrors } from "./unknown-types.ts";
import { MalformedJson, readParams, WrongContentType, type GraphqlParams } from "./read-params.ts";

interface Credentials {
  token: string | null;
  captchaToken: string | null;
}

export interface GraphqlEndpointOptions {
  schema: GraphQLSchema;
  settings: BackendSettings;
  faults: Faults;
  contextFor(view: ChosenView, credentials: Credentials): BackendContext;
  log(error: unknown): void;
}

interface CacheableAnswer extends HttpResponse {
  isStored?: boolean;
}

/** Null drops the connection. */
type GraphqlEndpoint = (request: HttpRequest) => Promise<HttpResponse | null>;

/**
 * Magento deviates from GraphQL over HTTP: status codes, batches, GET mutations, content types,
 * error extensions.
 */
export function createGraphqlEndpoint(options: GraphqlEndpointOptions): GraphqlEndpoint {
  const engine = createGraphqlEngine(options.schema, (error) => maskError(error, options.log));

  const run = async (
    params: GraphqlParams,
    request: HttpRequest,
    context: BackendContext,
  ): Promise<CacheableAnswer | null> => {
    const document = parseOr(params.query, engine.parse);
    if (isGraphQLError(document)) return syntaxAnswer(document, params.query === "" ? 200 : 500);

    const { written, fields, depth } = measureQuery(document);
    if (written > maxFields) return inputError(tooComplex(written));
    const operation = getOperationAST(document, params.operationName);
    if (request.method !== "POST" && operation?.operation === "mutation") {
      return inputError("Mutation requests allowed only for POST requests");
    }
    if (namesUnknownType(document, options.schema))
      return graphqlAnswer({ errors: [plainError(internal)] }, { status: 500 });
    const errors = [...engine.validate(document), ...(operation ? [] : [noOperation(params.operationName)])];
    if (fields > maxFields) errors.push(plainError(tooComplex(fields)));
    if (depth > maxDepth) errors.push(plainError(`Max query depth should be ${maxDepth} but got ${depth}.`));
    if (errors.length > 0) return graphqlAnswer({ errors });

    const fault = await options.faults.apply(operation, params.operationName);
    if (fault) return fault.answer;
    const { variables: variableValues, operationName } = params;
    const result = await engine.execute({ document, contextValue: context, variableValues, operationName });
    const typeErrors = operation ? missingTypeErrors(operation, variableValues, options.schema) : [];
    const allErrors = [...typeErrors, ...(result.errors ?? [])];
    const status = statusOf(allErrors, context.settings);
    const answer = graphqlAnswer({ ...result, errors: allErrors }, { status, translate: translateFor(context) });
    const isStored = !!operation && isCacheable(request.method, operation, result.data);
    return { ...answer, isStored };
  };

  const runSafely = async (request: HttpRequest, context: BackendContext): Promise<CacheableAnswer | null> => {
    try {
      return await run(readParams(request), request, context);
    } catch (error) {
      if (error instanceof WrongContentType) return inputError("Request content type must be application/json");
      if (error instanceof MalformedJson) return htmlFailure();
      options.log(error);
      return graphqlAnswer({ errors: [plainError(internal)] }, { status: 500 });
    }
  };

  return async (request) => {
    const view = chooseView(request.headers, options.settings);
    if ("problem" in view) return withMagentoHeaders(inputError(view.problem), defaultView(options.settings), false);
    const credentials = { token: bearerToken(request.headers), captchaToken: captchaToken(request.headers) };
    if (isUnreadable(credentials, options.settings)) return withMagentoHeaders(unreadableToken(), view, false);
    const context = options.contextFor(view, credentials);
    const answer = await runSafely(request, context);
    return answer && withMagentoHeaders(answer, view, context.isSignedIn);
  };
}

function isUnreadable({ token }: Credentials, { integrations, integrationAsBearer }: BackendSettings): boolean {
  return !integrationAsBearer && integrations.some((each) => each.token === token);
}

const internal = "Internal server error";

function tooComplex(fields: number): string {
  return `Max query complexity should be ${maxFields} but got ${fields}.`;
}

function noOperation(name: string | null): GraphQLError {
  if (name !== null) return plainError(`Unknown operation named "${name}".`);
  return plainError("Must provide operation name if query contains multiple operations.");
}

/** 2.4.8 rejects with HTTP 403, 2.4.6 with 200 (both recorded). */
function statusOf([first]: readonly GraphQLError[], settings: BackendSettings): number {
  return isSince(settings, "2.4.8") && first?.extensions["category"] === "graphql-authorization" ? 403 : 200;
}

function parseOr(source: string, parse: (source: string) => DocumentNode): DocumentNode | GraphQLError {
  try {
    return parse(source);
  } catch (error) {
    if (isGraphQLError(error)) return error;
    throw error;
  }
}

/** Deliberate resolver errors pass. Others are logged and hidden. */
function maskError(error: GraphQLError, log: (error: unknown) => void): GraphQLError {
  if (isDeliberate(error.originalError)) return error;
  log(error.originalError ?? error);
  return new GraphQLError(internal, { nodes: error.nodes ?? null, path: error.path ?? null });
}

function isDeliberate(original: Error | null | undefined): boolean {
  return (
    original === null || original === undefined || (isGraphQLError(original) && isDeliberate(original.originalError))
  );
}

/**
 * By name: graphql ships two builds, and a bundler or test runner may load both, which breaks
 * `instanceof`.
 */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === "GraphQLError";
}

function defaultView({ storeViews, currencies }: BackendSettings): ChosenView | null {
  const [storeView, currency] = [storeViews[0], currencies[0]];
  return storeView && currency ? { storeView, currency } : null;
}

/** No intermediary caching: responses depend on headers that caches do not see. */
function withMagentoHeaders(
  { isStored = false, ...answer }: CacheableAnswer,
  view: ChosenView | null,
  signedIn: boolean,
): HttpResponse {
  const id = view && cacheId({ store: view.storeView.code, currency: view.currency.code, signedIn });
  return {
    ...answer,
    headers: {
      ...answer.headers,
      ...(id ? { "x-magento-cache-id": id } : {}),
      // Marks responses that the page cache does not cache.
      ...(isStored ? {} : { "x-magento-tags": "FPC" }),
      ...(answer.status === 200 ? { vary: "Accept-Encoding" } : {}),
      "cache-control": "max-age=0, must-revalidate, no-cache, no-store",
      pragma: "no-cache",
      expires: "Thu, 01 Jan 1970 00:00:00 GMT",
    },
  };
}

/**
 * Magento's X-Magento-Cache-Id: equal for requests that may share answers (same store view,
 * currency, kind of shopper).
 */
function cacheId(parts: { store: string; currency: string; signedIn: boolean }): string {
  return createHash("sha256")
    .update(`${parts.store}|${parts.currency}|${parts.signedIn ? "customer" : "guest"}`)
    .digest("hex");
}
