import type { Product } from "~/lib/commerce/model/product";
import { missingGroups, readComponents } from "./chosen-components";

/** Whether something has to be chosen or written before the product can be bought, which a card cannot ask for. */
export function asksFirst({ options, composite }: Product): boolean {
  if (options.length > 0) return true;
  return composite !== null && missingGroups(composite, readComponents(composite, new URLSearchParams())).length > 0;
}
