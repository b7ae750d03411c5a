import type Database from "libsql";
import type { CatalogueIds } from "./catalogue-ids.ts";
import type { CataloguePlan } from "./plan.ts";

export interface CatalogueWrite {
  db: Database.Database;
  ids: CatalogueIds;
  plan: CataloguePlan;
}
