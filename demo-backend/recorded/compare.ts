type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

interface GraphqlError {
  message: string;
  extensions?: { category?: string };
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

interface Comparison {
  /** Replaces recorded ids by this shop's. */
  rename(text: string): string;
  /** Whether amounts are compared too. */
  hasSamePrices: boolean;
}

/** Fields compared by value, because clients act on them. Others are compared by type. */
const comparedKeys = new Set(
  `__typename code message type redirect_code stock_status status is_virtual quantity total_quantity is_available
   is_subscribed is_required required input_type attribute_type entity_type weight_unit price_type qty can_change_quantity
   is_default links_purchased_separately dynamic_price carrier_code method_code is_email_available units`.split(/\s+/),
);

/**
 * Differences from the recorded answer in status, headers, errors and shape. Empty if a client
 * would notice none.
 */
export function differences(recorded: Reply, own: Reply, options: Comparison): string[] {
  const status = recorded.status === own.status ? [] : [`status ${own.status} instead of ${recorded.status}`];
  const [recordedErrors, ownErrors] = [errorsOf(recorded.body), errorsOf(own.body)].map((errors) =>
    errors.map(formatError).sort(),
  );
  const expected = (recordedErrors ?? []).map(options.rename);
  const errors = JSON.stringify(expected) === JSON.stringify(ownErrors) ? [] : [`errors ${ownErrors?.join(" | ")} instead of ${expected.join(" | ")}`]; // prettier-ignore
  return [...status, ...headers(recorded, own), ...errors, ...shapes(dataOf(recorded.body), dataOf(own.body), "data", options)]; // prettier-ignore
}

function headers(recorded: Reply, own: Reply): string[] {
  const comparedHeaders = ["content-type", "cache-control", "x-magento-tags"];
  const differing = comparedHeaders.filter((name) => recorded.headers[name] !== own.headers[name]);
  return differing.map((name) => `header ${name} ${own.headers[name]} instead of ${recorded.headers[name]}`);
}

function shapes(recorded: Json, own: Json, path: string, options: Comparison): string[] {
  if (kindOf(recorded) !== kindOf(own)) return [`${path}: ${brief(own)} instead of ${brief(recorded)}`];
  if (Array.isArray(recorded) && Array.isArray(own)) {
    if (recorded.length > 0 !== own.length > 0) return [`${path}: ${own.length} entries instead of ${recorded.length}`];
    return [...new Set(pairs(recorded, own).flatMap(([a, b]) => shapes(a, b, `${path}[]`, options)))];
  }
  if (isRecord(recorded) && isRecord(own)) {
    return Object.entries(recorded).flatMap(([key, value]) =>
      shapes(value, own[key] ?? null, `${path}.${key}`, options),
    );
  }
  const key = path.split(".").at(-1) ?? "";
  const isCompared =
    comparedKeys.has(key) || (options.hasSamePrices && key === "value" && typeof recorded === "number");
  const isSame = typeof recorded === "string" ? options.rename(recorded) === own : recorded === own;
  return isCompared && !isSame ? [`${path}: ${brief(own)} instead of ${brief(recorded)}`] : [];
}

/** Pairs list entries; shipping methods by code, because their order is configurable. */
function pairs(recorded: readonly Json[], own: readonly Json[]): [Json, Json][] {
  const codeOf = (entry: Json) => (isRecord(entry) ? entry["method_code"] : undefined);
  if (recorded.every((entry) => codeOf(entry) !== undefined)) {
    return recorded.map((entry) => [entry, own.find((each) => codeOf(each) === codeOf(entry)) ?? null]);
  }
  return recorded.slice(0, own.length).map((entry, at) => [entry, own[at] ?? null]);
}

function kindOf(value: Json): string {
  if (value === null) return "nothing";
  return Array.isArray(value) ? "list" : typeof value;
}

function brief(value: Json): string {
  return JSON.stringify(value).slice(0, 60);
}

function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function dataOf(body: unknown): Json {
  return isRecord(body) ? (body["data"] ?? null) : null;
}

function errorsOf(body: unknown): GraphqlError[] {
  const errors: unknown = isRecord(body) ? body["errors"] : undefined;
  return Array.isArray(errors) ? (errors as GraphqlError[]) : []; // what a GraphQL answer holds there
}

function formatError({ message, extensions }: GraphqlError): string {
  return `${message} (${extensions?.category ?? "no category"})`;
}
