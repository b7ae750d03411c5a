type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

interface GraphqlError {
  message: string;
  extensions?: { category?: string };
}

/** Leaves whose very words and numbers a client acts on; of all others only the kind is compared. */
const tellingKeys = new Set(
  `__typename code message type redirect_code stock_status status is_virtual quantity total_quantity is_available
   is_subscribed is_required required input_type attribute_type entity_type weight_unit price_type qty can_change_quantity
   is_default links_purchased_separately dynamic_price carrier_code method_code is_email_available units`.split(/\s+/),
);

/** How an answer differs from the recorded one in status, errors and shape. Empty when a client would notice nothing. */
export function differences(recorded: Answer, own: Answer, rename: (text: string) => string): string[] {
  const status = recorded.status === own.status ? [] : [`status ${own.status} instead of ${recorded.status}`];
  const [told, telling] = [errorsOf(recorded.body), errorsOf(own.body)].map((errors) => errors.map(toWords).sort());
  const wanted = (told ?? []).map(rename);
  const errors = JSON.stringify(wanted) === JSON.stringify(telling) ? [] : [`errors ${telling?.join(" | ")} instead of ${wanted.join(" | ")}`]; // prettier-ignore
  return [...status, ...errors, ...shapes(dataOf(recorded.body), dataOf(own.body), "data", rename)];
}

export interface Answer {
  status: number;
  body: unknown;
}

function shapes(recorded: Json, own: Json, path: string, rename: (text: string) => string): string[] {
  if (kindOf(recorded) !== kindOf(own)) return [`${path}: ${brief(own)} instead of ${brief(recorded)}`];
  if (Array.isArray(recorded) && Array.isArray(own)) {
    if (recorded.length > 0 !== own.length > 0) return [`${path}: ${own.length} entries instead of ${recorded.length}`];
    const pairs = recorded.slice(0, own.length).map((each, at) => [each, own[at] ?? null, at] as const);
    return [...new Set(pairs.flatMap(([a, b]) => shapes(a, b, `${path}[]`, rename)))];
  }
  if (isRecord(recorded) && isRecord(own)) {
    return Object.entries(recorded).flatMap(([key, value]) =>
      shapes(value, own[key] ?? null, `${path}.${key}`, rename),
    );
  }
  const key = path.split(".").at(-1) ?? "";
  const isSame = typeof recorded === "string" ? rename(recorded) === own : recorded === own;
  return tellingKeys.has(key) && !isSame ? [`${path}: ${brief(own)} instead of ${brief(recorded)}`] : [];
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

function toWords({ message, extensions }: GraphqlError): string {
  return `${message} (${extensions?.category ?? "no category"})`;
}
