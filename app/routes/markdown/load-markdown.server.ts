import { formatMoney } from "~/lib/format/money";
import { variantQuery } from "~/lib/seo/json-ld";
import { toMarkdown } from "~/lib/seo/markdown";
import type { CategoryUid, Sku } from "~/lib/commerce/model/ids";
import { notFound, type Shop } from "~/lib/server/request/shop.server";

/**
 * The page at a path as Markdown, from the same cached reads as the page itself. Throws a 404 where
 * there is no such page.
 */
export async function loadMarkdown({ commerce }: Shop, path: string, origin: string): Promise<string> {
  const resolved = await commerce.catalog.resolve(path);
  switch (resolved?.type) {
    case "product":
      return ofProduct(commerce, resolved.sku, origin);
    case "category":
      return ofCategory(commerce, resolved.uid, origin);
    case "page": {
      const page = (await commerce.content.page(resolved.identifier)) ?? notFound();
      return `# ${page.heading}\n\n${toMarkdown(page.html, origin)}`;
    }
  }
  return notFound();
}

type Commerce = Shop["commerce"];

async function ofProduct({ catalog, content }: Commerce, sku: Sku, origin: string): Promise<string> {
  const [product, { locale }] = await Promise.all([catalog.product(sku), content.store()]);
  if (!product) notFound();
  const page = new URL(product.path, origin);
  const { final, regular } = product.price;
  const before = regular.minor > final.minor ? ` (MRP ${formatMoney(regular, locale)})` : "";
  const variants = product.variants.map((variant) => {
    page.search = variantQuery(variant.values);
    const choice = product.options.flatMap(
      ({ code, values }) => values.find(({ index }) => index === variant.values[code])?.label ?? [],
    );
    return `- [${choice.join(", ")}](${page.href}): ${formatMoney(variant.price.final, locale)}, ${stockOf(variant)}`;
  });
  page.search = "";
  return [
    `# ${product.name}`,
    `${product.isPriceFrom ? "From " : ""}${formatMoney(final, locale)}${before}. ${stockOf(product)}. SKU ${product.sku}.`,
    toMarkdown(product.summaryHtml, origin),
    variants.length > 0 ? `## Variants\n\n${variants.join("\n")}` : "",
    product.attributes.map(({ label, value }) => `- ${label}: ${value}`).join("\n"),
    toMarkdown(product.descriptionHtml, origin),
    `To order: choose and add to the cart on ${page.href}. Forms work without script.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

async function ofCategory({ catalog, content }: Commerce, uid: CategoryUid, origin: string): Promise<string> {
  const query = { search: null, category: uid, filters: {}, sort: null, page: 1, pageSize: 20 };
  const [category, listing, { locale }] = await Promise.all([
    catalog.category(uid),
    catalog.listing(query),
    content.store(),
  ]);
  if (!category) notFound();
  const linkOf = ({ name, path }: { readonly name: string; readonly path: string }) =>
    `[${name}](${new URL(path, origin).href})`;
  const products = listing.products.map(
    (product) => `- ${linkOf(product)}: ${formatMoney(product.price.final, locale)}, ${stockOf(product)}`,
  );
  return [
    `# ${category.name}`,
    toMarkdown(category.descriptionHtml, origin),
    category.children.map((child) => `- ${linkOf(child)}`).join("\n"),
    `${listing.total} products${listing.pageCount > 1 ? `; the first ${listing.products.length}` : ""}:`,
    products.join("\n"),
    listing.pageCount > 1 ? `More: ${new URL(category.path, origin).href}?page=2` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

function stockOf({ inStock }: { readonly inStock: boolean }): string {
  return inStock ? "in stock" : "out of stock";
}
