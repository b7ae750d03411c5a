import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";

const OWN_PATH = /^\/(?![/\\])[^?#]*$/;
const POLICY = /\b(?:terms|privacy|returns?)\b/i;

export interface PolicyLink {
  readonly path: string;
  readonly name: string;
}

/** Links of a block to pages of this shop. */
export function ownLinks(html: string): PolicyLink[] {
  return getElementsByTagName("a", parseDocument(html))
    .map((link) => ({
      path: link.attribs["href"] ?? "",
      name: textContent(link).replace(/\s+/g, " ").trim(),
    }))
    .filter(({ path }) => OWN_PATH.test(path));
}

/** Links to terms, privacy and returns in the merchant's footer block. */
export function policyLinks(html: string): PolicyLink[] {
  return ownLinks(html).filter(({ path, name }) => name !== "" && (POLICY.test(path) || POLICY.test(name)));
}

export function returnsLink(html: string): PolicyLink | undefined {
  return policyLinks(html).find(({ path, name }) => /\breturns?\b/i.test(`${path} ${name}`));
}
