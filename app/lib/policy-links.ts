const LINK = /<a href="(\/[^"#?<>]*)"[^<>]*>([^<]+)<\/a>/g;
const POLICY = /\b(?:terms|privacy|returns?)\b/i;

/** Links to terms, privacy and returns in the merchant's footer block. */
export function policyLinks(html: string): readonly { readonly path: string; readonly name: string }[] {
  return [...html.matchAll(LINK)]
    .map(([, path = "", name = ""]) => ({ path, name: name.replaceAll("&amp;", "&") }))
    .filter(({ path, name }) => POLICY.test(path) || POLICY.test(name));
}
