const LINK = /<a href="(\/[^"#?<>]*)"[^<>]*>([^<]+)<\/a>/g;
const POLICY = /\b(?:terms|privacy|returns?)\b/i;

export interface PolicyLink {
  readonly path: string;
  readonly name: string;
}

/** Links to terms, privacy and returns in the merchant's footer block. */
export function policyLinks(html: string): readonly PolicyLink[] {
  return [...html.matchAll(LINK)]
    .map(([, path = "", name = ""]) => ({ path, name: name.replaceAll("&amp;", "&") }))
    .filter(({ path, name }) => POLICY.test(path) || POLICY.test(name));
}

export function returnsLink(html: string): PolicyLink | undefined {
  return policyLinks(html).find(({ path, name }) => /\breturns?\b/i.test(`${path} ${name}`));
}
