import type { Product } from "~/lib/commerce/model/product";
import { missingGroups, readParts } from "./chosen-parts";

/** Whether something has to be chosen or written before the product can be bought, which a card cannot ask for. */
export function asksFirst({ options, assembly }: Product): boolean {
  if (options.length > 0) return true;
  return assembly !== null && missingGroups(assembly, readParts(assembly, new URLSearchParams())).length > 0;
}
