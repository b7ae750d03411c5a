import type { Product } from "~/lib/commerce/model/product";
import { missingGroups, readComponents } from "./chosen-components";

/** Whether options must be chosen or entered before the product can be bought, which a card cannot do, or a file is needed. */
export function asksFirst({ options, composite, needsFile }: Product): boolean {
  if (options.length > 0 || needsFile) return true;
  return composite !== null && missingGroups(composite, readComponents(composite, new URLSearchParams())).length > 0;
}
