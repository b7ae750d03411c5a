import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { telephone } from "~/lib/format/telephone";

const OWN_PATH = /^\/(?![/\\])[^?#]*$/;
const POLICY = /\b(?:terms|privacy|returns?)\b/i;

export interface PageLink {
  readonly path: string;
  readonly name: string;
}

/** Links of a block to pages of this shop. */
export function ownLinks(html: string): PageLink[] {
  return getElementsByTagName("a", parseDocument(html))
    .map((link) => ({
      path: link.attribs["href"] ?? "",
      name: textContent(link).replace(/\s+/g, " ").trim(),
    }))
    .filter(({ path }) => OWN_PATH.test(path));
}

/** Links to terms, privacy and returns in the merchant's footer block. */
export function policyLinks(html: string): PageLink[] {
  return ownLinks(html).filter(({ path, name }) => name !== "" && (POLICY.test(path) || POLICY.test(name)));
}

export function returnsLink(html: string): PageLink | undefined {
  return policyLinks(html).find(({ path, name }) => /\breturns?\b/i.test(`${path} ${name}`));
}

interface FooterOptions {
  readonly hasTags: boolean;
  readonly supportPhone: string;
}

/** Of an enclosed screen, in the order of the whole footer (WCAG 3.2.6). */
export function footerLinks(html: string, { hasTags, supportPhone }: FooterOptions): PageLink[] {
  const choices = hasTags ? [{ path: "/consent", name: "Cookie choices" }] : [];
  const support = supportPhone === "" ? [] : [{ path: telephone(supportPhone), name: "Support" }];
  return [...policyLinks(html), ...choices, ...support];
}
