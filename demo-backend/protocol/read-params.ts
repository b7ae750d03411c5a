import type { HttpRequest } from "../http/http-message.ts";

export interface GraphqlParams {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** Two failures before GraphQL that Magento answers differently. */
export class WrongContentType extends Error {}
export class MalformedJson extends Error {}

/** POST with JSON, GET with query parameters. Other methods and batches have no `query`. */
export function readParams({ method, url, headers, body }: HttpRequest): GraphqlParams {
  if (method === "GET" || method === "HEAD") {
    const { searchParams } = url;
    const variables = searchParams.get("variables");
    return toParams({
      query: searchParams.get("query"),
      operationName: searchParams.get("operationName"),
      variables: variables === null || variables === "" ? null : parseJson(variables),
    });
  }
  if (method !== "POST") return toParams({});
  if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) throw new WrongContentType();
  return toParams(parseJson(body));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedJson("Reading a GraphQL request: the body is not JSON", { cause });
  }
}

function toParams(value: unknown): GraphqlParams {
  const { query, operationName, variables } = isRecord(value) ? value : {};
  return {
    query: typeof query === "string" ? query : "",
    operationName: typeof operationName === "string" && operationName !== "" ? operationName : null,
    variables: isRecord(variables) ? variables : {},
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
