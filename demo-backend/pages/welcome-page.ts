import { demoCustomers, demoPassword } from "../catalogue/customers.ts";
import { spaced, testCards, testUpiIds } from "../payment/test-payment-details.ts";
import type { BackendSettings } from "../rules/shop-settings.ts";
import { escapeHtml } from "../rules/html.ts";
import { query } from "../store/query.ts";
import type { Store } from "../store/database.ts";

export function welcomePage({ settings, store }: { settings: BackendSettings; store: Store }): string {
  const count = query<{ products: number; categories: number }>(
    store.db,
    "SELECT (SELECT count(*) FROM product WHERE visibility <> 'none') AS products, (SELECT count(*) FROM category WHERE level > 1) AS categories",
  ).get();
  const { baseUrl, storeName, currencies, storeViews } = settings;
  const rows: [string, string][] = [
    ["GraphQL", `<code>${escapeHtml(baseUrl)}/graphql</code> (POST JSON or GET, introspection on)`],
    [
      "Pictures",
      `<code>${escapeHtml(baseUrl)}/media/catalog/product/…?width=480&amp;format=auto&amp;quality=80</code>`,
    ],
    ["Log-in", logIns(store)],
    ["Outbox", `<a href="/outbox"><code>${escapeHtml(baseUrl)}/outbox</code></a> (mails, on this machine only)`],
    ["Test cards", testCards.map(({ number, effect }) => `<code>${spaced(number)}</code> ${effect}`).join("<br>")],
    [
      "Test UPI ids",
      `<code>${testUpiIds.approved}</code> is approved, <code>${testUpiIds.declined}</code> is declined`,
    ],
    ["One of each", examples(store)],
    [
      "Back office",
      "<code>npm run backend -- order list</code>, <code>review list</code>, <code>stats</code>; <code>--help</code> lists all",
    ],
    ["Health", `<a href="/healthz"><code>${escapeHtml(baseUrl)}/healthz</code></a>`],
    ["Catalogue", `${count?.products ?? 0} products in ${count?.categories ?? 0} categories`],
    ["Store views", escapeHtml(storeViews.map(({ code, name }) => `${code} (${name})`).join(", "))],
    ["Currencies", escapeHtml(currencies.map(({ code }) => code).join(", "))],
  ];
  const table = rows.map(([label, value]) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`).join("");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(storeName)} demo backend</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:3rem auto;padding:0 1rem;color:#1c1f24;background:#fff}th{text-align:left;padding-right:1.5rem;vertical-align:top;font-weight:600}code{font-size:.9em}@media(prefers-color-scheme:dark){body{color:#e8eaed;background:#15171a}a{color:#8ab4f8}}</style>
<h1>${escapeHtml(storeName)} demo backend</h1>
<p>A shop with the GraphQL API of Magento 2.4.6 over one SQLite file, for trying, developing and testing on one machine.</p>
<table>${table}</table>
</html>
`;
}

function examples({ db }: Store): string {
  const found = query<{ type: string; sku: string }>(
    db,
    "SELECT type, sku FROM product WHERE visibility = 'both' AND status = 'enabled' GROUP BY type HAVING position = min(position) ORDER BY type",
  ).all();
  const custom = query<{ sku: string }>(
    db,
    "SELECT sku FROM product WHERE status = 'enabled' AND id IN (SELECT product_id FROM custom_option) LIMIT 1",
  ).all();
  const all = [...found, ...custom.map(({ sku }) => ({ type: "with custom options", sku }))];
  return all.map(({ type, sku }) => `${escapeHtml(type)} <code>${escapeHtml(sku)}</code>`).join("<br>");
}

function logIns({ customers }: Store): string {
  const existing = demoCustomers.filter(({ email }) => customers.customerByEmail(email));
  if (existing.length === 0) return "no demo customers; create an account";
  const emails = existing.map(({ email }) => `<code>${escapeHtml(email)}</code>`);
  return `${emails.join(" or ")}, password <code>${escapeHtml(demoPassword)}</code>`;
}
