export interface DirectiveSources {
  baseUrl: string;
  block(identifier: string): string | null;
  /** HTML of the products widget. */
  productList?(skus: string[]): string;
}

const deepestBlock = 5;

/**
 * Those that Magento knows and this server has nothing for. One of a name that Magento does not
 * know stays as it is written.
 */
const withoutResult = new Set(
  "var template inlinecss css layout view protocol config customvar depend if for htmlescape".split(" "),
);

/**
 * {{store url=…}}, {{media url=…}}, {{block id=…}}, {{trans "…"}} and the products list of {{widget
 * type=…}}. Values may be without quotes.
 */
export function resolveDirectives(html: string, sources: DirectiveSources, depth = 0): string {
  return html.replace(/\{\{(\w+)([^}]*)\}\}/g, (written, name: string, rest: string) => {
    const options = optionsOf(rest);
    const url = options.get("url");
    switch (name.toLowerCase()) {
      case "media":
        return url === undefined ? "" : `${sources.baseUrl}/media/${url}`;
      case "store":
        return storeAddress(sources.baseUrl, url, options.get("direct_url"));
      case "trans":
        return /^\s*["']([^"']*)/.exec(rest)?.[1] ?? "";
      case "widget":
        return productListOf(options, sources);
      case "block": {
        const block = options.get("id") ?? options.get("block_id");
        if (block === undefined || depth >= deepestBlock) return "";
        return resolveDirectives(sources.block(block) ?? "", sources, depth + 1);
      }
      default:
        return withoutResult.has(name.toLowerCase()) ? "" : written;
    }
  });
}

function optionsOf(rest: string): Map<string, string> {
  const written = rest.matchAll(/(\w+)=(?:"([^"]*)"|&quot;([^&]*)&quot;|'([^']*)'|([^\s"'&]+))/g);
  return new Map(
    [...written].map(([, name = "", ...values]) => [name, values.find((value) => value !== undefined) ?? ""]),
  );
}

/** As in Magento, `url` gets a trailing slash (even after ".html"), `direct_url` does not. */
function storeAddress(baseUrl: string, url: string | undefined, directUrl: string | undefined): string {
  if (directUrl !== undefined) return `${baseUrl}/${directUrl}`;
  if (url === undefined || url === "" || url === "/") return `${baseUrl}/`;
  return `${baseUrl}/${url.replace(/^\/|\/$/g, "")}/`;
}

/** Only with the condition "SKU is one of". Other widgets' classes are not installed. */
function productListOf(options: ReadonlyMap<string, string>, { productList }: DirectiveSources): string {
  const skus = /`attribute`:`sku`,`value`:`([^`]*)`/.exec(options.get("conditions_encoded") ?? "")?.[1];
  if (!options.get("type")?.endsWith("ProductsList") || !skus) return "";
  return productList?.(skus.split(",").map((sku) => sku.trim())) ?? "";
}
