export interface ListedProduct {
  id: number;
  sku: string;
  name: string;
  /** Paise. */
  price: number;
  url: string;
  image: string;
}

/**
 * HTML of Magento's products widget in its Luma theme, with the prices of the moment and forms for
 * Magento's own pages.
 */
export function toProductList(products: readonly ListedProduct[]): string {
  if (products.length === 0) return "";
  return `<div class="block widget block-products-list grid"><div class="block-content"><div class="products-grid grid"><ol class="product-items widget-product-grid">${products.map(toItem).join("")}</ol></div></div></div>`;
}

function toItem({ id, sku, name, price, url, image }: ListedProduct): string {
  const title = name.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<li class="product-item"><div class="product-item-info" data-product-sku="${sku}"><a href="${url}" class="product-item-photo"><span class="product-image-container"><img class="product-image-photo" src="${image}" loading="lazy" width="240" height="300" alt="${title}"></span></a><div class="product-item-details"><strong class="product-item-name"><a title="${title}" href="${url}" class="product-item-link">${title}</a></strong><div class="price-box price-final_price" data-role="priceBox" data-product-id="${id}"><span class="price">₹${(price / 100).toFixed(2)}</span></div><div class="product-item-inner"><div class="product-item-actions"><div class="actions-primary"><form data-role="tocart-form" data-product-sku="${sku}" action="/checkout/cart/add/product/${id}/" method="post"><input type="hidden" name="product" value="${id}"><button type="submit" title="Add to Cart" class="action tocart primary"><span>Add to Cart</span></button></form></div><div class="actions-secondary" data-role="add-to-links"><a href="#" class="action towishlist" title="Add to Wish List"><span>Add to Wish List</span></a></div></div></div></div></div></li>`;
}
