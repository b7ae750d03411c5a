/** Replaces recorded ids by this run's ids. Carts that do not exist yet are created. */
export async function renameIds(
  value: unknown,
  names: Map<string, string>,
  cartFor: (id: string) => Promise<string>,
): Promise<unknown> {
  if (typeof value === "string") {
    const known = names.get(value);
    if (known !== undefined) return known;
    return /^[A-Za-z0-9]{32}$/.test(value) ? cartFor(value) : value;
  }
  // Integer ids are listed beforehand: other integers look like them.
  if (typeof value === "number") return Number(names.get(`number ${value}`) ?? value);
  if (Array.isArray(value)) return Promise.all(value.map((each) => renameIds(each, names, cartFor)));
  if (typeof value !== "object" || value === null) return value;
  const entries: [string, unknown][] = [];
  for (const [key, each] of Object.entries(value)) {
    // Rating ids are the same everywhere and look like other ids.
    entries.push([key, key === "ratings" ? each : await renameIds(each, names, cartFor)]);
  }
  return Object.fromEntries(entries);
}

/** Short ids such as "224" would match elsewhere. */
export function renameIn(text: string, names: Map<string, string>): string {
  let changed = text;
  for (const [recorded, own] of names) if (recorded.length >= 4) changed = changed.replaceAll(recorded, own);
  return changed;
}

/** Their ids are short and look like other ids. */
const skippedKeys = new Set(["categories", "children", "breadcrumbs", "categoryList"]);

/** Maps each recorded id to the id in our answer to the same request. */
export function learn(recorded: unknown, own: unknown, names: Map<string, string>, key = ""): void {
  if (typeof recorded === "string" && typeof own === "string") {
    const isShortId = key === "id" && /^\d$/.test(recorded);
    const isLongId = recorded.length === 32 || (recorded.length > 2 && /uid$|number$|increment_id$/.test(key));
    if ((isLongId || isShortId) && !names.has(recorded)) names.set(recorded, own);
    return;
  }
  if (typeof recorded !== "object" || typeof own !== "object" || recorded === null || own === null) return;
  for (const [each, value] of Object.entries(recorded)) {
    if (!skippedKeys.has(each)) learn(value, Reflect.get(own, each), names, Array.isArray(recorded) ? key : each);
  }
}
