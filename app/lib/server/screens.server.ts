import { routes } from "virtual:remix/server-build";
import { screenTable, type ScreenTable } from "./screen-table";

let table: ScreenTable | undefined;

/** The screens of this build. Read at the first question: the routes import this file, and are not there while it loads. */
export function screens(): ScreenTable {
  return (table ??= screenTable(routes));
}
