/**
 * Contains `schema/`, `messages/`, `catalogue/data/`, `media/` and `store/migrations/`, both in the
 * sources and in the build.
 */
export const packageFolder = new URL("./", import.meta.url);
