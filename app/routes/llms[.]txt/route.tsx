import { toMarkdown } from "~/lib/seo/markdown";
import { shopLoader } from "~/lib/server/request/handlers.server";

/** What the shop sells and how to use it, for programs that read for people (llmstxt.org). */
export const loader = shopLoader(async ({ shop, url }) => {
  const { content, catalog } = shop.commerce;
  const [store, menu, blocks] = await Promise.all([
    content.store(),
    catalog.menu(),
    content.blocks(["footer_links_block"]),
  ]);
  const origin = shop.config.publicOrigin ?? url.origin;
  const { supportPhone, hasProductFeed, merchant } = shop.config;
  const parts = [
    `# ${store.name}`,
    store.description ? `> ${store.description}` : "",
    [
      `Prices are in ${store.currency}.`,
      supportPhone && `Support: ${supportPhone}.`,
      merchant.address && `Address: ${merchant.address}.`,
    ]
      .filter(Boolean)
      .join(" "),
    `## Departments\n\n${menu.map(({ name, path }) => `- [${name}](${new URL(path, origin).href}.md)`).join("\n")}`,
    [
      "## Find and read",
      "",
      `- Search: ${origin}/search-results?term={words}`,
      "- Add `.md` to the address of a product, a department or a text for its Markdown, or send `Accept: text/markdown`.",
      `- All addresses: ${origin}/sitemap.xml`,
      hasProductFeed && `- All products with prices and stock: ${origin}/product-feed.xml`,
    ]
      .filter((line) => line !== false)
      .join("\n"),
    [
      "## Order",
      "",
      "1. Choose the options on the product's page and send its form “Add to cart”.",
      `2. ${origin}/cart shows the cart, ${origin}/checkout leads through contact, delivery and payment.`,
      "3. Every step is a plain HTML form that works without script; its labels say what belongs into it.",
      "",
      "Place an order only if the person you act for has agreed to the goods, the total and the address shown on the last page.",
      "Do not create accounts, write reviews or send messages without being asked to. Do not ask more than one page a second.",
    ].join("\n"),
    `## Policies and help\n\n${toMarkdown(blocks["footer_links_block"]?.html ?? "", origin)}`,
  ];
  const headers = {
    "Content-Type": "text/markdown; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
    // A cookie selects the store view, and a page's own address has HTML too.
    Vary: "Accept, Cookie",
  };
  return new Response(`${parts.filter(Boolean).join("\n\n")}\n`, { headers });
});
