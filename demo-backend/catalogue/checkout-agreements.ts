import type { CheckoutAgreement } from "../rules/shop-settings.ts";

export const checkoutAgreements: readonly CheckoutAgreement[] = [
  {
    agreement_id: 1,
    name: "Terms of sale",
    checkbox_text: "I accept the terms and conditions",
    content: `<h3>Your order</h3>
<p>An order is a binding offer to buy. We confirm it by email and may decline it if an item turns out to be unavailable or wrongly priced; nothing is charged then.</p>
<h3>Prices and GST</h3>
<p>All prices are in Indian rupees and include GST at the rate of each product. A tax invoice comes with every order.</p>
<h3>Delivery and returns</h3>
<p>We tell you when your parcel leaves us. Unused goods in their packing can be sent back within 10 days of delivery; downloads and vouchers cannot be returned once used.</p>
<h3>Warranty</h3>
<p>The manufacturer's warranty stated on the product page applies in India from its invoice date.</p>`,
    content_height: null,
    is_html: true,
    mode: "MANUAL",
  },
];
