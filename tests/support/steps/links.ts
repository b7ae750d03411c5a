import type { Browserless } from "../browserless/browserless.ts";
import { nameOf } from "../browserless/names.ts";
import { reachable, roleOf } from "../browserless/roles.ts";
import type { Role } from "../shopper.ts";

/** In reading order. */
export function linksIn(shopper: Browserless, role: Role, name?: string): [name: string, address: string][] {
  return [...reachable(shopper.find([role], name))]
    .filter((element) => roleOf(element) === "link")
    .map((link) => [nameOf(link), link.attribs["href"] ?? ""]);
}
