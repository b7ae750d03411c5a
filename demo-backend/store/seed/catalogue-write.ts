import type Database from "libsql";
import type { CatalogueIds } from "./catalogue-ids.ts";
import type { CataloguePlan } from "./plan.ts";

/** Input of the functions that write parts of the catalogue. */
export interface CatalogueWrite {
  db: Database.Database;
  ids: CatalogueIds;
  plan: CataloguePlan;
}
