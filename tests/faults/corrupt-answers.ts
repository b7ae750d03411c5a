import type { Random } from "../fuzz/random.ts";

type Holder = Record<string, unknown>;

/**
 * Removes one to three values of an answer or replaces them with other types; in 5 % of cases all
 * of its data.
 */
export function corrupt(answer: string, random: Random): string {
  const body = JSON.parse(answer) as { data?: unknown }; // a GraphQL answer
  if (random.chance(5)) return asText({ ...body, data: wrongValue(random) });
  const places = placesIn(body.data);
  for (let count = 0; places.length > 0 && count <= random.upTo(2); count += 1) {
    const { holder, key } = random.of(places);
    if (random.chance(15)) Reflect.deleteProperty(holder, key);
    else holder[key] = wrongValue(random);
  }
  return asText(body);
}

function placesIn(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Holder; // a list's keys are its indexes
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

const DEEP = "nested five thousand deep";

/** Deep nesting is built as text: JSON.stringify would overflow the stack. */
function asText(body: unknown): string {
  return JSON.stringify(body).replaceAll(`"${DEEP}"`, "[".repeat(5_000) + "]".repeat(5_000));
}

const WIRE = [null, 0, -1, 17, 1.5, 2 ** 53, 1e21, "", "text", "//evil.example", true, [], [null], [[]], {}, { a: 1 }];

function wrongValue(random: Random): unknown {
  // 400 KB
  if (random.chance(2)) return Array.from({ length: 40 }, () => DEEP);
  return random.chance(80) ? random.of(WIRE) : random.json();
}
