import { AccountTiles } from "~/features/account/account-menu";
import { AccountBenefits } from "~/features/account/account-screen";
import { LineQuantity } from "~/features/cart/line-quantity";
import { OrderSummary } from "~/features/cart/order-summary";
import { DeliveryOffers } from "~/features/delivery-place/delivery-offers";
import { PlaceForm } from "~/features/delivery-place/place-form";
import { FacetFields } from "~/features/listing/facet-fields";
import { ProductGrid } from "~/features/listing/product-grid";
import { OrderProgress } from "~/features/orders/order-progress";
import { Price } from "~/features/product/price";
import { Rating } from "~/features/product/rating";
import { StockLabel } from "~/features/product/stock-label";
import { FootBar } from "~/ui/foot-bar";
import { FACET, LINE, METHODS, ORDERS, PRODUCTS, TOTALS } from "./examples";
import { Specimen } from "./specimen";

const LOCALE = "en-IN";
const CONSTRAINTS = { quantity: { min: 1, max: 100, required: true } };

export function Goods() {
  return (
    <>
      <Specimen of="product-card">
        <ProductGrid products={PRODUCTS} locale={LOCALE} />
      </Specimen>
      <Specimen of="price">
        {PRODUCTS.slice(0, 2).map((product) => (
          <Price key={product.uid} price={product.price} locale={LOCALE} />
        ))}
        <Price price={PRODUCTS[0]?.price ?? TOTALS_AS_PRICE} isFrom isOnSale locale={LOCALE} />
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
          <FacetFields
            facets={[FACET]}
            allOf={() => "/styleguide"}
            chosen={{ brand: ["1"] }}
            currency="INR"
            locale={LOCALE}
          />
        </form>
      </Specimen>
    </>
  );
}

const TOTALS_AS_PRICE = { regular: TOTALS.subtotal, final: TOTALS.grandTotal };

const SHOP = { name: "Bijli Indiranagar", city: "Bengaluru", withinKm: 10 } as const;

export function Buying() {
  return (
    <>
      <Specimen of="delivery-offers">
        <DeliveryOffers postcode="560001" methods={METHODS} locale={LOCALE} nearest={SHOP} />
        <DeliveryOffers postcode="560001" methods={METHODS} locale={LOCALE} nearest="none" />
        <DeliveryOffers postcode="194101" methods={[]} locale={LOCALE} />
      </Specimen>
      <Specimen of="place-form">
        <PlaceForm
          postcode="560001"
          isIndia
          saved={[{ postcode: "560001", text: "Asha Rao, Bengaluru, 560001" }]}
          constraints={{}}
          returnTo="/styleguide"
          idPrefix="guide-"
        />
      </Specimen>
      <Specimen of="line-quantity">
        <p id="line-name">{LINE.name}</p>
        <LineQuantity line={LINE} state={null} constraints={CONSTRAINTS} nameId="line-name" />
      </Specimen>
      <Specimen of="order-summary">
        <OrderSummary totals={TOTALS} isVirtual={false} locale={LOCALE} />
      </Specimen>
      <Specimen of="foot-bar">
        {/* At the lower edge of this box instead of the screen's. */}
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
        <AccountBenefits />
      </Specimen>
    </>
  );
}
