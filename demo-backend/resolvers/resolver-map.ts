/** Type name → field name → resolver (or `__resolveType`). */
export type ResolverMap = Record<string, Record<string, unknown>>;

/** Throws for duplicate fields. */
export function mergeResolvers(maps: readonly ResolverMap[]): ResolverMap {
  const merged: ResolverMap = {};
  for (const [type, fields] of maps.flatMap((map) => Object.entries(map))) {
    const known = (merged[type] ??= {});
    for (const [field, resolver] of Object.entries(fields)) {
      if (field in known) throw new Error(`Merging resolvers: ${type}.${field} is resolved twice`);
      known[field] = resolver;
    }
  }
  return merged;
}
