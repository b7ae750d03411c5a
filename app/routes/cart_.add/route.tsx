import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { formatMoney } from "~/lib/format/money";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import { CartLinePicture } from "~/features/cart/cart-parts";
import { StockLabel } from "~/features/product/stock-label";
import { addToCart, redirectIfOptionsRequired } from "~/features/cart/add-to-cart.server";
import { isSoldOnline, maxQuantity } from "~/lib/commerce/model/cart";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { quantity, BUTTONS, parseWithoutCheck } from "~/lib/server/request/parse-form.server";
import { type Shop, type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";

export const handle: Screen = { cache: "no-store", robots: "disallow", prefetch: false, cart: "screen" };

export const meta = screenMeta("Add to your cart?");

/**
 * Adds products from a link: /cart/add?sku=…&qty=…, both repeatable, and a coupon=…. GET only asks;
 * the POST adds them.
 */
export const loader = shopLoader(({ shop, url }) => parseAddLink(shop, url.searchParams));

export const action = shopAction(addLinkedProducts);

export default function AddByLink() {
  const proposed = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const addable = proposed.filter(({ obstacle }) => obstacle === null);
  return (
    <section className="single-panel panel">
      <ErrorSummary state={state} />
      <h1>{addable.length > 0 ? "Add to your cart?" : "This cannot be added to your cart"}</h1>
      <Form method="post" className="grid gap-4">
        <ul>
          {proposed.map((line) => (
            <ProposedLine key={line.product.sku} line={line} />
          ))}
        </ul>
        {proposed.length === 0 && <p>We do not sell anything from this link.</p>}
        <div className="buttons w-full">
          {addable.length > 0 && <button className="btn">Add to cart</button>}
          <Link className="btn secondary" to="/">
            Continue shopping
          </Link>
        </div>
      </Form>
    </section>
  );
}

function ProposedLine({ line: { product, quantity, obstacle } }: { line: LinkedProduct }) {
  const { locale } = useRootData().store;
  return (
    <li className="flex gap-3 border-b border-line py-2 text-s">
      <CartLinePicture url={product.picture?.url} size="checkout" className="w-25 self-start" />
      <div className="min-w-0 flex-1">
        <Link className="text-inherit no-underline hover:underline" to={product.path}>
          {product.name}
        </Link>
        <p>
          {quantity} × {product.isPriceFrom && "from "}
          {formatMoney(product.price.final, locale)}
        </p>
        {obstacle === null ? (
          <>
            <StockLabel inStock onlyLeft={product.onlyLeft} isQuiet />
            <input type="hidden" name="sku" value={product.sku} />
            <input type="hidden" name="quantity" value={quantity} />
          </>
        ) : (
          <p className="hint">{obstacle}</p>
        )}
        {obstacle === NEEDS_OPTIONS && (
          <Link className="btn secondary mt-2" to={product.path}>
            Choose options
          </Link>
        )}
      </div>
    </li>
  );
}

type LinkedProduct = Awaited<ReturnType<typeof parseAddLink>>[number];

const MAX_LINES = 20;
const NEEDS_OPTIONS = "It has options to choose.";
const KINDS_WITHOUT_OPTIONS = new Set(["simple", "virtual", "grouped"]);

async function parseAddLink(shop: Shop, query: URLSearchParams) {
  const quantities = query.getAll("qty");
  const wanted = new Map<string, number>();
  for (const [index, sku] of query.getAll("sku").slice(0, MAX_LINES).entries()) {
    if (sku.trim() !== "") wanted.set(sku.trim(), (wanted.get(sku.trim()) ?? 0) + readQuantity(quantities[index]));
  }
  const products = await shop.commerce.catalog.bySku([...wanted.keys()].map((sku) => asId<Sku>(sku)));
  return products.map((product) => ({
    product,
    quantity: Math.min(wanted.get(product.sku) ?? 1, maxQuantity(product)),
    obstacle: obstacleOf(product),
  }));
}

function obstacleOf(product: ProductSummary): string | null {
  if (!isSoldOnline(product)) return "You cannot order this online yet.";
  if (!product.inStock) return "This product is out of stock.";
  return KINDS_WITHOUT_OPTIONS.has(product.kind) ? null : NEEDS_OPTIONS;
}

async function addLinkedProducts({ shop, form, url }: Pick<ShopActionArgs, "shop" | "form" | "url">) {
  const quantities = form.getAll("quantity");
  const skus = form.getAll("sku").slice(0, MAX_LINES).map(String);
  const lines = skus.map((sku, nth) => ({ sku: asId<Sku>(sku), quantity: readQuantity(quantities[nth]) }));
  if (lines.length === 0) return seeOther("/cart");
  await redirectIfOptionsRequired(shop, lines);
  const result = await addToCart(shop, lines);
  if (result.ok) return seeOther(couponPath(url.searchParams.get("coupon")));
  return parseWithoutCheck(form, BUTTONS).reject(result.problems);
}

/** The cart, where the link's coupon waits for a press. */
function couponPath(coupon: string | null): string {
  return coupon ? `/cart?coupon=${encodeURIComponent(coupon)}` : "/cart";
}

function readQuantity(given: unknown): number {
  const read = quantity.safeParse(given);
  return read.success ? read.data : 1;
}
