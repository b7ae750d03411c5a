import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { formatMoney } from "~/lib/format/money";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { useShop } from "~/lib/root-data";
import { titleMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import { CartLinePicture } from "~/features/cart/line-parts";
import { StockLabel } from "~/features/product/stock-label";
import { addLinkedProducts, parseAddLink, type LinkedProduct } from "./add-link.server";

export const handle: Screen = { cache: "no-store", robots: "disallow", prefetch: false, cart: "screen" };

export const meta = titleMeta("Add to your cart?");

/** Adds products from a link: /cart/add?sku=…&qty=…, both repeatable. GET only asks; the POST adds them. */
export const loader = shopLoader(async ({ shop, url }) => ({
  proposed: await parseAddLink(shop, url.searchParams),
}));

export const action = shopAction(addLinkedProducts);

export default function AddByLink() {
  const { proposed } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const { locale } = useShop().store;
  const addable = proposed.filter(({ obstacle }) => obstacle === null);
  return (
    <section className="single-panel panel">
      <ErrorSummary state={state} />
      <h1>{addable.length > 0 ? "Add to your cart?" : "This cannot be added to your cart"}</h1>
      <Form method="post" className="grid gap-4">
        <ul>
          {proposed.map((line) => (
            <ProposedLine key={line.product.sku} line={line} locale={locale} />
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

function ProposedLine({ line: { product, quantity, obstacle }, locale }: { line: LinkedProduct; locale: string }) {
  return (
    <li className="flex gap-3 border-b border-line py-2 text-s">
      <CartLinePicture address={product.picture?.url} size="checkout" className="w-25 self-start" />
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
      </div>
    </li>
  );
}
