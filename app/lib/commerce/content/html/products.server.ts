import type { ChildNode, Element } from "domhandler";
import { findAll } from "domutils";
import { type ListedProducts, PRODUCT_LIST } from "~/lib/commerce/model/page";
import { classesOf, type Conversion, make, type Place } from "./conversion.server";

const MAX_PRODUCTS = 60;

/**
 * Of the products widget only which products it shows: its HTML has prices of another moment and
 * forms that post to the backend.
 */
export function toProducts(widget: Element, _: Place, { urls }: Conversion): ChildNode[] {
  const found = findAll(({ attribs }) => Boolean(attribs["data-product-sku"]), widget.children);
  const skus = [...new Set(found.map(({ attribs }) => attribs["data-product-sku"] ?? ""))];
  const links = findAll((element) => classesOf(element).includes("product-item-link"), widget.children);
  const paths = [...new Set(links.flatMap(({ attribs }) => urls.pagePath(attribs["href"] ?? "") ?? []))];
  const by = skus.length >= paths.length ? "sku" : "path";
  const products = (by === "sku" ? skus : paths).slice(0, MAX_PRODUCTS);
  if (products.length === 0) return [];
  const listed: ListedProducts = { by, products, isCarousel: widget.attribs["data-appearance"] === "carousel" };
  return [make("div", { [PRODUCT_LIST]: JSON.stringify(listed) })];
}

/** A list of the widget's that is not inside Page Builder's own element. */
export function isProductList(element: Element): boolean {
  return element.name === "ol" && classesOf(element).includes("product-items");
}
