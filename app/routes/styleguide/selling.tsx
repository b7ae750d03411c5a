import { AccountTiles } from "~/features/account/account-menu";
import { AccountBenefits } from "~/features/account/account-screen";
import type { LineView } from "~/features/cart/read-cart.server";
import { LineQuantity } from "~/features/cart/line-quantity";
import { OrderSummary } from "~/features/cart/order-summary";
import { sampleCart, sampleLine } from "~/lib/testing/sample-cart";
import type { DatedMethod } from "~/features/delivery-place/delivery-facts.server";
import { DeliveryOffers } from "~/features/delivery-place/delivery-offers";
import { PlaceForm } from "~/features/delivery-place/place-form";
import { FacetFields } from "~/features/listing/facet-fields";
import { parseListing } from "~/features/listing/listing-params";
import { ProductGrid } from "~/features/listing/product-grid";
import { OrderProgress } from "~/features/orders/order-facts";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { Price } from "~/features/product/price";
import { Rating } from "~/features/product/rating";
import { StockLabel } from "~/features/product/stock-label";
import { sampleProduct } from "~/lib/testing/sample-product";
import type { CartTotals } from "~/lib/commerce/model/cart";
import { asId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type { Order } from "~/lib/commerce/model/order";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { FootBar } from "~/ui/foot-bar";
import { Specimen } from "./foundations";

const rupees = (amount: number) => money(amount * 100, "INR");

const PLAIN: ProductSummary = {
  ...sampleProduct,
  name: "Bijli HDMI 2.1 cable, 2 m",
  kind: "simple",
  isPriceFrom: false,
  rating: 4.3,
  reviewCount: 1866,
  facts: "HDMI · ABS plastic",
};

const variant = (name: string, changes: Partial<ProductSummary>): ProductSummary => ({
  ...PLAIN,
  uid: asId(name),
  name,
  ...changes,
});

const PRODUCTS: readonly ProductSummary[] = [
  PLAIN,
  variant("Reduced and new", { isNew: true, price: { regular: rupees(1299), final: rupees(999) } }),
  variant("Few left", { onlyLeft: 4 }),
  variant("Out of stock, without a review", { inStock: false, rating: null, reviewCount: 0 }),
  variant("With options, whose name takes two lines", { kind: "configurable", isPriceFrom: true }),
];

const method = (title: string, price: number, by: string | null, isPickup = false): DatedMethod => ({
  carrier: title,
  method: title,
  title,
  price: rupees(price),
  isAvailable: true,
  problem: null,
  by,
  isPickup,
});

const METHODS: readonly DatedMethod[] = [
  method("Free delivery", 0, "Thu 26 Nov"),
  method("Next day", 99, "tomorrow"),
  method("Heavy goods", 499, null),
  method("Collect from a store", 0, null, true),
];

const TOTALS: CartTotals = {
  ...sampleCart().totals,
  discounts: [{ label: "Discount (WELCOME10)", amount: rupees(200) }],
};

const LINE: LineView = { ...sampleLine({ quantity: 2, onlyLeft: 3 }), priceBefore: null };

const FACET = {
  code: "brand",
  label: "Brand",
  options: [
    { value: "1", label: "Kestriva", count: 1240 },
    { value: "2", label: "Onvira", count: 8 },
  ],
  hidden: 0,
  portions: [],
  portion: 1,
};

const ORDERS: readonly Order[] = [
  sampleOrder,
  { ...sampleOrder, number: asId("000000008"), status: "Processing" },
  { ...sampleOrder, number: asId("000000009"), shipments: [{ number: "1", tracks: [], lines: [] }] },
  { ...sampleOrder, number: asId("000000010"), status: "Delivered" },
];

export function Selling() {
  return (
    <>
      <Specimen of="product-card">
        <ProductGrid products={PRODUCTS} />
      </Specimen>
      <Specimen of="price">
        {PRODUCTS.slice(0, 2).map((product) => (
          <Price key={product.uid} price={product.price} />
        ))}
        <Price price={PLAIN.price} isFrom />
      </Specimen>
      <Specimen of="rating">
        <Rating rating={4.4} count={412} />
        <Rating rating={2} count={1} />
      </Specimen>
      <Specimen of="stock-label">
        <StockLabel inStock onlyLeft={null} />
        <StockLabel inStock onlyLeft={4} />
        <StockLabel inStock={false} onlyLeft={null} />
      </Specimen>
      <Specimen of="facet-fields">
        <form action="/styleguide" className="facets">
          <FacetFields facets={[FACET]} path="/styleguide" choice={parseListing(new URLSearchParams("brand=1"))} />
        </form>
      </Specimen>
      <Specimen of="delivery-offers">
        <DeliveryOffers
          postcode="560001"
          methods={METHODS}
          nearest={{ name: "Bijli Indiranagar", city: "Bengaluru", withinKm: 10 }}
        />
        <DeliveryOffers postcode="560001" methods={METHODS} nearest="none" />
        <DeliveryOffers postcode="194101" methods={[]} />
      </Specimen>
      <Specimen of="place-form">
        <PlaceForm
          postcode="560001"
          saved={[{ postcode: "560001", text: "Asha Rao, Bengaluru, 560001" }]}
          constraints={{}}
          returnTo="/styleguide"
          idPrefix="guide-"
        />
      </Specimen>
      <Specimen of="line-quantity">
        <p id="line-name">{LINE.name}</p>
        <LineQuantity line={LINE} state={null} constraints={{ quantity: { min: 1, max: 100 } }} nameId="line-name" />
      </Specimen>
      <Specimen of="order-summary">
        <OrderSummary totals={TOTALS} isVirtual={false} />
      </Specimen>
      <Specimen of="foot-bar">
        {/* At the lower edge of this box instead of the screen. */}
        <div className="min-h-20 [contain:layout]">
          <FootBar>
            <p>
              Total <b className="text-l">₹1,798</b>
            </p>
            <button className="btn spark">Place order</button>
          </FootBar>
        </div>
      </Specimen>
      <Specimen of="order-progress">
        {ORDERS.map((order) => (
          <OrderProgress key={order.number} order={order} />
        ))}
      </Specimen>
      <Specimen of="account-tiles">
        <AccountTiles />
      </Specimen>
      <Specimen of="account-benefits">
        <AccountBenefits hasGuestOrders />
      </Specimen>
    </>
  );
}
