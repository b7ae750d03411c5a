import { lookedUpOrderCookie, lastOrderCookie, type LookedUpOrder } from "~/features/orders/order-cookies.server";
import type { Shop } from "~/lib/server/request/shop.server";
import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { countryNames } from "~/features/addresses/address-countries.server";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/responses";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { OrderDetails } from "~/features/orders/order-details";
import { OrderProgress } from "~/features/orders/order-progress";
import { ParcelActions } from "~/features/orders/parcel-actions";
import { picturesOf } from "~/features/orders/pictures-of.server";
import { PrintButton } from "~/features/orders/print-button";
import { Link } from "~/ui/link";

export const handle: Screen = { keep: "nobody", robots: "noindex" };

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: "Your order" }, rootOf(matches));

/** Shows the order looked up or placed in this browser. Its look-up data is in a sealed cookie, not in the URL. */
export const loader = shopLoader(async ({ shop, url }) => {
  const asked = justMade(shop, url.searchParams.get("number")) ?? shop.cookies.get(lookedUpOrderCookie);
  const order = asked && (await shop.commerce.checkout.guestOrder(asked));
  if (!order) throw seeOther("/order-lookup");
  const [nameOf, pictures] = await Promise.all([countryNames(shop), picturesOf(shop, [order], order.lines.length)]);
  const codes = [order.shippingAddress, order.billingAddress].flatMap((address) => address?.country ?? []);
  return { order, pictures, countries: Object.fromEntries(codes.map((code) => [code, nameOf(code)])) };
});

function justMade({ cookies }: Shop, wanted: string | null): LookedUpOrder | null {
  const { number = null, email = null, proof = null } = cookies.get(lastOrderCookie) ?? {};
  return number !== null && number === wanted && email && proof ? { number, email, proof } : null;
}

export default function FoundOrderPage() {
  const details = useLoaderData<typeof loader>();
  const { order } = details;
  return (
    <>
      <h1 className="mb-3">Your order</h1>
      <div className="panel mb-4 grid gap-4">
        <OrderProgress order={order} />
        <div className="buttons order-actions">
          <ParcelActions order={order} />
          <PrintButton />
        </div>
      </div>
      <OrderDetails {...details} />
      <p>
        <Link to="/order-lookup">Find another order</Link>
      </p>
    </>
  );
}
