export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface PickupStore extends Coordinates {
  code: string;
  name: string;
  street: string;
  city: string;
  postcode: string;
  /** Magento's region code. */
  regionCode: string;
  phone: string;
  hours: string;
}

/** FilterTypeInput as received. */
export interface FieldFilter {
  eq?: string | null;
  neq?: string | null;
  in?: readonly (string | null)[] | null;
  nin?: readonly (string | null)[] | null;
  like?: string | null;
  from?: string | null;
  to?: string | null;
  gt?: string | null;
  gteq?: string | null;
  moreq?: string | null;
  lt?: string | null;
  lteq?: string | null;
  null?: string | null;
  notnull?: string | null;
  finset?: readonly (string | null)[] | null;
}

type Value = string | number | null;

/** All conditions must hold; ignores case, as Magento's database does. */
export function passesFilter(value: Value, filter: FieldFilter): boolean {
  const text = fold(value);
  const equals = (wanted: string | null): boolean => text === fold(wanted);
  const tests: [unknown, () => boolean][] = [
    [filter.eq, () => equals(filter.eq ?? null)],
    [filter.neq, () => !equals(filter.neq ?? null)],
    [filter.in, () => (filter.in ?? []).some(equals)],
    [filter.finset, () => (filter.finset ?? []).some(equals)],
    [filter.nin, () => !(filter.nin ?? []).some(equals)],
    [filter.like, () => like(text, fold(filter.like ?? null))],
    [filter.from, () => compare(text, filter.from) >= 0],
    [filter.gteq, () => compare(text, filter.gteq) >= 0],
    [filter.moreq, () => compare(text, filter.moreq) >= 0],
    [filter.gt, () => compare(text, filter.gt) > 0],
    [filter.to, () => compare(text, filter.to) <= 0],
    [filter.lteq, () => compare(text, filter.lteq) <= 0],
    [filter.lt, () => compare(text, filter.lt) < 0],
    [filter.null, () => value === null],
    [filter.notnull, () => value !== null],
  ];
  return tests.every(([condition, passes]) => condition === undefined || condition === null || passes());
}

function fold(value: Value): string {
  return String(value ?? "").toLowerCase();
}

function compare(text: string, limit: string | null | undefined): number {
  return text.localeCompare(fold(limit ?? null), "en", { numeric: true });
}

/** SQL LIKE. */
function like(text: string, pattern: string): boolean {
  const expression = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/%/g, ".*")
    .replace(/_/g, ".");
  return new RegExp(`^${expression}$`, "s").test(text);
}

const earthRadius = 6_371;

/** Great-circle distance in km. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [latitude, longitude] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2];
  const chord =
    Math.sin(latitude) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/** "560001", "560001:IN" or "Bengaluru:IN". Null if unknown or abroad. */
export function searchedPlace(
  term: string,
  stores: readonly PickupStore[],
  placeOf: (name: string) => Coordinates | undefined,
): Coordinates | null {
  const [name = "", country = "IN"] = term.split(":").map((part) => part.trim());
  if (name === "" || country.toUpperCase() !== "IN") return null;
  const wanted = name.toLowerCase();
  const isPin = /^[1-9]\d{5}$/.test(wanted);
  const matches: ((store: PickupStore) => boolean)[] = isPin
    ? [(store) => store.postcode === wanted, (store) => store.postcode.slice(0, 3) === wanted.slice(0, 3)]
    : [(store) => store.city.toLowerCase() === wanted];
  for (const match of matches) {
    const store = stores.find(match);
    if (store) return store;
  }
  return placeOf(name) ?? null;
}

/** Stable. */
export function sortBy<Row>(
  rows: readonly Row[],
  keys: readonly { value: (row: Row) => Value; descending: boolean }[],
): Row[] {
  return [...rows].sort((a, b) => {
    for (const { value, descending } of keys) {
      const order = compareValues(value(a), value(b));
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
}

function compareValues(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return fold(a).localeCompare(fold(b), "en");
}
