import type Database from "libsql";
import type { CatalogueNumbers } from "./number-book.ts";
import type { CataloguePlan } from "./plan.ts";

/** What each writer of a part of the catalogue is given. */
export interface CatalogueWrite {
  db: Database.Database;
  numbers: CatalogueNumbers;
  plan: CataloguePlan;
}
