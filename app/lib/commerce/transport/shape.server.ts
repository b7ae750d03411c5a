import { decodeHTMLStrict } from "entities/decode";
import { steadyNow } from "~/lib/async/steady-now";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { GraphqlResult } from "./classify.server";

const IS_OF_KIND = {
  text: (value: unknown) => typeof value === "string",
  name: (value: unknown) => typeof value === "string",
  integer: Number.isSafeInteger,
  number: Number.isFinite,
  boolean: (value: unknown) => typeof value === "boolean",
};
type Kind = keyof typeof IS_OF_KIND;

/** The letters of generated shapes. */
const KINDS: Readonly<Record<string, Kind>> = { s: "text", n: "name", i: "integer", f: "number", b: "boolean" };

type Shape = Kind | readonly [Shape] | Fields;

class Fields {
  constructor(readonly list: readonly Field[]) {}
}

interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly shape: Shape;
}

export type CommerceLog = (level: "warn" | "error", event: string, facts?: Readonly<Record<string, unknown>>) => void;

interface Shaped {
  readonly __meta__?: Record<string, unknown> | undefined;
}

interface ShapeContext {
  readonly name: string;
  readonly document: Shaped;
  readonly log: CommerceLog;
}

/** Makes an answer match its type. Logs what differed; throws `contract` if nothing is left. */
export function asTyped<Data>(answer: GraphqlResult<Data>, { name, document, log }: ShapeContext): GraphqlResult<Data> {
  const { data, paths } = enforceShape(answer.data, document);
  const fields = takeUnloggedPaths(name, paths);
  if (fields.length > 0) log("warn", "commerce.malformed-answer", { operation: name, fields });
  if (data === null) throw new CommerceError("contract", `${name}: an answer of another shape`);
  return { ...answer, data: data as Data }; // codegen made type and shape from the same document
}

/**
 * Wrong values become null, up to the nearest nullable parent, and are removed from lists:
 * GraphQL's rules for a failed field (specification, 6.4.4), so mappers handle one case. Mutates
 * `data`; decodes names. `paths` lists the wrong fields, without indexes.
 */
export function enforceShape(
  data: unknown,
  document: Shaped,
): { readonly data: unknown; readonly paths: readonly string[] } {
  const paths = new Set<string>();
  return { data: fit(data, shapeOf(document), "", paths), paths: [...paths] };
}

function fit(value: unknown, shape: Shape, path: string, paths: Set<string>): unknown {
  if (value === null || value === undefined) return null;
  if (typeof shape === "string") {
    // Magento's names may contain entities, but no HTML.
    if (shape === "name" && typeof value === "string") return value.includes("&") ? decodeHTMLStrict(value) : value;
    if (IS_OF_KIND[shape](value)) return value;
    // GraphQL serialises a number in a text field the same way.
    if ((shape === "text" || shape === "name") && typeof value === "number") return String(value);
  } else if (shape instanceof Fields) {
    if (typeof value === "object" && !Array.isArray(value)) {
      return fitFields(value as Record<string, unknown>, shape, path, paths); // neither null nor a list
    }
  } else if (Array.isArray(value)) {
    return value.map((entry) => fit(entry, shape[0], path, paths)).filter((entry) => entry !== null);
  }
  paths.add(path);
  return null;
}

function fitFields(object: Record<string, unknown>, { list }: Fields, path: string, paths: Set<string>): unknown {
  for (const { name, isRequired, shape } of list) {
    const given = object[name];
    if (typeof shape === "string" && shape !== "name" && IS_OF_KIND[shape](given)) continue;
    const fieldPath = path ? `${path}.${name}` : name;
    const fitted = fit(given, shape, fieldPath, paths);
    if (fitted === null && isRequired) {
      paths.add(fieldPath);
      return null;
    }
    // Missing fields stay missing: mappers distinguish types by their fields.
    if (fitted !== given && given !== undefined) object[name] = fitted;
  }
  return object;
}

/** Keyed by metadata, which documents with added fields share. */
const shapes = new WeakMap<object, Shape>();

function shapeOf({ __meta__: meta }: Shaped): Shape {
  if (typeof meta?.shape !== "string") throw new Error("a document without the shape of its answer");
  let shape = shapes.get(meta);
  if (!shape) {
    shape = readShape(meta.shape);
    shapes.set(meta, shape);
  }
  return shape;
}

/** Parses the format of scripts/answer-shape.ts, e.g. `{products:{items:[{sku!:s}]}}`. */
function readShape(text: string): Shape {
  const tokens = /[\w!]+|[[{\]}]/g;
  const next = () => tokens.exec(text)?.[0] ?? "}";
  const readOne = (token: string): Shape => {
    if (token === "[") {
      const list = [readOne(next())] as const;
      next();
      return list;
    }
    if (token !== "{") {
      const kind = KINDS[token];
      if (!kind) throw new Error(`an unknown kind of field: ${token}`);
      return kind;
    }
    const fields: Field[] = [];
    for (let name = next(); name !== "}"; name = next()) {
      const isRequired = name.endsWith("!");
      fields.push({ name: isRequired ? name.slice(0, -1) : name, isRequired, shape: readOne(next()) });
    }
    return new Fields(fields);
  };
  return readOne(next());
}

const LOG_INTERVAL_MS = 10 * 60_000;
const lastLogged = new Map<string, number>();

/** Each path at most once in ten minutes, or a broken catalogue would fill the log. */
export function takeUnloggedPaths(operation: string, paths: readonly string[]): readonly string[] {
  const now = steadyNow();
  const due = paths.filter((path) => now - (lastLogged.get(`${operation} ${path}`) ?? -Infinity) >= LOG_INTERVAL_MS);
  for (const path of due) lastLogged.set(`${operation} ${path}`, now);
  return due;
}
