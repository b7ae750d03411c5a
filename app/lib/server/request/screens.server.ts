import { routes } from "virtual:remix/server-build";
import { screenTable, type ScreenTable } from "./screen-table";

let table: ScreenTable | undefined;

/** Created lazily: the routes import this file and do not exist while it loads. */
export function screens(): ScreenTable {
  return (table ??= screenTable(routes));
}
