import { readJson } from "./read-data.ts";
import type { CategorySeed } from "./seed.ts";

/** Names of departments have at most 18 letters, so that all fit the category bar. */
export const categories = readJson<CategorySeed[]>("categories.json");
