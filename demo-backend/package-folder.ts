/** Where `schema/` and `store/migrations/` lie: this folder, or that of the built program, which has them beside it. */
export const packageFolder = new URL("./", import.meta.url);
