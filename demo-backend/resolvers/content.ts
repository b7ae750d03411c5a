import { resolveDirectives } from "../rules/content-directives.ts";
import { toProductList } from "../rules/product-list-widget.ts";
import type { BackendContext } from "./context.ts";
import { urlSuffix } from "../rules/url-key.ts";

/**
 * A text with directives, as Magento's template filter resolves them for pages, blocks, categories
 * and products.
 */
export function resolveContent(text: string, context: BackendContext): string {
  const { store, settings, storeView } = context;
  return resolveDirectives(text, {
    baseUrl: settings.baseUrl,
    block: (identifier) => store.content.block(identifier, storeView.code)?.content ?? null,
    productList: (skus) => toProductList(skus.flatMap((sku) => toListed(sku, context) ?? [])),
  });
}

function toListed(sku: string, { store, settings, mediaUrl }: BackendContext) {
  const product = store.catalogue.productBySku(sku);
  if (!product) return null;
  const [image] = store.catalogue.imagesOf(product.id);
  return {
    ...{ id: product.id, sku: product.sku, name: product.name, price: product.price ?? 0 },
    url: `${settings.baseUrl}/${product.urlKey}${urlSuffix}`,
    image: mediaUrl(image?.file ?? null),
  };
}
