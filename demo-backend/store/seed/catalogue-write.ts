import type Database from "libsql";
import type { CatalogueIds } from "./catalogue-ids.ts";
import type { CataloguePlan } from "./plan.ts";

/** What each writer of a part of the catalogue is given. */
export interface CatalogueWrite {
  db: Database.Database;
  ids: CatalogueIds;
  plan: CataloguePlan;
}
