export interface DirectiveSources {
  baseUrl: string;
  block(identifier: string): string | null;
}

const deepestBlock = 5;

/** {{store url=…}}, {{media url=…}} and {{block id=…}}. Unknown directives are removed, as in Magento. */
export function resolveDirectives(html: string, sources: DirectiveSources, depth = 0): string {
  return html.replace(/\{\{(\w+)([^}]*)\}\}/g, (_, name: string, rest: string) => {
    const options = new Map(
      [...rest.matchAll(/(\w+)=(?:"|&quot;|')([^"'&]*)(?:"|&quot;|')/g)].map((match) => [match[1], match[2]]),
    );
    const url = options.get("url");
    if (name === "media" && url !== undefined) return `${sources.baseUrl}/media/${url}`;
    if (name === "store") return storeAddress(sources.baseUrl, url, options.get("direct_url"));
    const block = options.get("id") ?? options.get("block_id");
    if (name !== "block" || block === undefined || depth >= deepestBlock) return "";
    return resolveDirectives(sources.block(block) ?? "", sources, depth + 1);
  });
}

/** As in Magento, `url` gets a trailing slash (even after ".html"), `direct_url` does not. */
function storeAddress(baseUrl: string, url: string | undefined, directUrl: string | undefined): string {
  if (directUrl !== undefined) return `${baseUrl}/${directUrl}`;
  if (url === undefined || url === "" || url === "/") return `${baseUrl}/`;
  return `${baseUrl}/${url.replace(/^\/|\/$/g, "")}/`;
}
