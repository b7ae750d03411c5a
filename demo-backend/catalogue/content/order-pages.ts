import type { CmsSeed } from "../seed.ts";
import { company } from "./company.ts";
import { to, toCategory } from "./links.ts";

export const orderPages: CmsSeed[] = [
  {
    identifier: "shipping-and-delivery",
    title: "Delivery",
    contentHeading: "Delivery",
    metaDescription: "Delivery charges, times and areas: free delivery from ₹999 across India.",
    content: `<table><thead><tr><th scope="col">Way</th><th scope="col">Time</th><th scope="col">Charge</th></tr></thead><tbody><tr><th scope="row">Free delivery</th><td>4 to 7 days</td><td>Free for orders from ₹999</td></tr><tr><th scope="row">Standard delivery</th><td>3 to 5 days</td><td>₹49</td></tr><tr><th scope="row">Express delivery, south India</th><td>1 to 2 days</td><td>From ₹99, by weight</td></tr><tr><th scope="row">Express delivery, rest of India</th><td>2 to 3 days</td><td>From ₹149, by weight</td></tr><tr><th scope="row">International courier</th><td>5 to 9 days</td><td>From ₹899, by weight and country</td></tr></tbody></table>
<p>The checkout shows only the ways that reach your address, with their exact charge.</p>
<h2>Where we deliver</h2>
<p>To every PIN code in India. Express couriers do not reach some islands and hill districts, and carry up to 40 kg. Outside India we deliver to Nepal, Bhutan, Sri Lanka, Bangladesh and the United Arab Emirates, up to 20 kg; duties there are paid by the recipient.</p>
<h2>Large appliances and televisions</h2>
<p>Our delivery partner calls a day before and delivers to your door. Wall mounting and connection can be booked as a <a href="${toCategory("installation")}">service</a>.</p>
<h2>When the parcel arrives</h2>
<p>If the box is torn or opened, refuse it or note it on the delivery slip, and tell us within 48 hours at <a href="mailto:${company.email}">${company.email}</a>.</p>
<h2>Software, books, plans and vouchers</h2>
<p>They come by email once the payment is confirmed, without a delivery charge.</p>`,
  },
  {
    identifier: "returns-and-refunds",
    title: "Returns and refunds",
    contentHeading: "Returns and refunds",
    metaDescription: "Ten-day returns, replacement of faulty products and how refunds are paid.",
    content: `<h2>How long</h2>
<table><thead><tr><th scope="col">Product</th><th scope="col">Within</th><th scope="col">What we do</th></tr></thead><tbody><tr><th scope="row">Most products</th><td>10 days of delivery</td><td>Refund or replacement</td></tr><tr><th scope="row">Phones, tablets and laptops, once activated</th><td>10 days of delivery</td><td>Replacement when faulty</td></tr><tr><th scope="row">Large appliances</th><td>10 days of delivery</td><td>Repair or replacement after a technician’s visit</td></tr><tr><th scope="row">Earbuds and in-ear headphones, opened</th><td>10 days of delivery</td><td>Replacement when faulty</td></tr><tr><th scope="row">Software, e-books and vouchers, once sent</th><td>No return</td><td>A new code when one does not work</td></tr></tbody></table>
<p>A wrong, damaged or defective product is always taken back, whatever its kind.</p>
<h2>How to return</h2>
<ol><li>Write to <a href="mailto:${company.email}">${company.email}</a> or call <a href="${company.dial}">${company.phone}</a> with your order number.</li><li>Pack the product with its accessories and papers. Remove your accounts and erase your data.</li><li>Our carrier collects it free of charge within three working days.</li></ol>
<h2>How refunds are paid</h2>
<p>Within five working days after the product reaches us, to the account you name. For orders paid by bank transfer we use the account the money came from. Delivery charges are refunded if the fault is ours.</p>
<h2>Cancelling</h2>
<p>Until an order is packed you can cancel it without any charge: open it in <a href="${to("order-lookup")}">Find your order</a> or your <a href="${to("customer/order-history")}">order history</a>.</p>`,
  },
  {
    identifier: "warranty",
    title: "Warranty",
    contentHeading: "Warranty",
    metaDescription: "Manufacturer warranty, how to claim it and longer cover with Bijli Care.",
    content: `<p>Every device has a manufacturer warranty from its invoice date. The specification table of each product states how long it is.</p>
<h2>What you need</h2>
<ul><li>The invoice: it is in the parcel, in <a href="${to("order-lookup")}">Find your order</a> and in your <a href="${to("customer/order-history")}">order history</a>.</li><li>The serial number, printed on the device or its box.</li></ul>
<h2>What is not covered</h2>
<p>Damage by falls, liquids or voltage beyond the stated range, repairs by others, and wear of batteries and filters.</p>
<h2>Longer cover</h2>
<p>An <a href="${toCategory("extended-warranties")}">extended warranty</a> adds one to three years. It begins when the manufacturer warranty ends and can be bought with the device or within its first six months.</p>
<h2>Old devices</h2>
<p>Do not put electronics into household waste. We take back old devices and batteries for recycling under the E-Waste (Management) Rules, 2022: <a href="${to("contact-us")}">ask us</a> for the nearest collection point.</p>`,
  },
  {
    identifier: "payment-options",
    title: "Payment options",
    contentHeading: "Payment options",
    metaDescription: "UPI, card, net banking, cash on delivery, bank transfer, cheque and EMI through your bank.",
    content: `<h2>Ways to pay</h2>
<table><thead><tr><th scope="col">Way</th><th scope="col">Good to know</th></tr></thead><tbody><tr><th scope="row">UPI, card or net banking</th><td>Paid on a payment provider’s page right after ordering; we never see your card</td></tr><tr><th scope="row">Cash on delivery</th><td>Inside India, for orders up to ₹1,00,000</td></tr><tr><th scope="row">Bank transfer</th><td>NEFT, RTGS or IMPS; our bank details are in your order email. We ship when your payment arrives.</td></tr><tr><th scope="row">Cheque or demand draft</th><td>Payable to ${company.legalName}; sent after clearing</td></tr></tbody></table>
<p>An order whose total is zero, because of a coupon, needs no payment.</p>
{{block id="available-emi-options"}}
<h2>Prices and taxes</h2>
<p>All prices are in Indian rupees and include GST. Amounts in another currency are for orientation; you are charged in rupees.</p>
<h2>Beware of fraud</h2>
<p>We never ask for a PIN, a one-time password or a UPI approval by telephone. When in doubt, hang up and call <a href="${company.dial}">${company.phone}</a>.</p>`,
  },
];
