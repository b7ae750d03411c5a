import type { CmsSeed } from "../seed.ts";
import { company } from "./company.ts";
import { to, toCategory } from "./links.ts";

export const aboutPages: CmsSeed[] = [
  {
    identifier: "home",
    title: "Bijli: electronics, delivered across India",
    contentHeading: "",
    metaDescription:
      "Phones, laptops, televisions and home appliances with prices including GST, free delivery from ₹999 and easy returns.",
    // The blocks of the home page are all of it.
    content: "",
  },
  {
    identifier: "about-us",
    title: "About us",
    contentHeading: "About us",
    metaDescription: "Who runs Bijli, what the shop sells and how it works.",
    content: `<p>Bijli sells devices and the things that go with them: phones, computers, televisions, cameras, home appliances, software and gift vouchers. We are a demonstration shop. The brands, products and prices are invented, and no order leaves a warehouse.</p>
<h2>How we sell</h2>
<ul><li>The price you see is the price you pay: GST is included everywhere.</li><li>Every product states its manufacturer, its country of origin and its warranty before you order.</li><li>Reviews are shown as customers write them. We do not sell places in search results or listings.</li></ul>
<h2>Where to begin</h2>
<p>See the <a href="${to("new-products")}">new products</a>, the <a href="${to("big-deal-products")}">big deals</a>, or go straight to the <a href="${to("sale")}">cinema sale</a>, <a href="${toCategory("smartphones")}">smartphones</a>, <a href="${toCategory("laptops")}">laptops</a> and <a href="${toCategory("televisions")}">televisions</a>.</p>
<h2>Company details</h2>
<table><tbody><tr><th scope="row">Legal name</th><td>${company.legalName}</td></tr><tr><th scope="row">Registered office</th><td>${company.address}</td></tr><tr><th scope="row">CIN</th><td>${company.cin}</td></tr><tr><th scope="row">GSTIN</th><td>${company.gstin}</td></tr><tr><th scope="row">Customer care</th><td>${company.phone}, ${company.email}</td></tr></tbody></table>`,
  },
  {
    identifier: "contact-us",
    title: "Contact us",
    contentHeading: "Contact us",
    metaDescription: "Telephone, email and postal address of Bijli customer care.",
    content: `<p>Have your order number at hand; it is in the order email and in your <a href="${to("customer/order-history")}">order history</a>.</p>
<table><tbody><tr><th scope="row">Telephone</th><td><a href="${company.dial}">${company.phone}</a>, ${company.hours}</td></tr><tr><th scope="row">Email</th><td><a href="mailto:${company.email}">${company.email}</a>, answered within one working day</td></tr><tr><th scope="row">Post</th><td>${company.legalName}, ${company.address}</td></tr></tbody></table>
<h2>Before you write</h2>
<ul><li><a href="${to("shipping-and-delivery")}">When will my order arrive?</a></li><li><a href="${to("returns-and-refunds")}">How do I return something?</a></li><li><a href="${to("warranty")}">Who repairs my device?</a></li><li><a href="${to("faq")}">All questions and answers</a></li></ul>
<h2>If we could not help</h2>
<p>Complaints go to our <a href="${to("grievance-officer")}">grievance officer</a>, who acknowledges them within 48 hours.</p>`,
  },
  {
    identifier: "faq",
    title: "Questions and answers",
    contentHeading: "Questions and answers",
    metaDescription: "Answers about orders, delivery, payment, returns and warranty at Bijli.",
    content: `<h2>Orders</h2>
<h3>Do I need an account?</h3><p>No. You can order as a guest with an email address. With an account you see your orders, keep addresses and a wishlist.</p>
<h3>Can I change the address or phone number of an order?</h3><p>Until it is packed, yes: open the order and choose “Write to us”, or call. We change it for you.</p>
<h3>Can I cancel an order?</h3><p>Yes, until it is packed: open it in <a href="${to("order-lookup")}">Find your order</a> or your <a href="${to("customer/order-history")}">order history</a>, choose a reason and confirm.</p>
<h3>Do I get a GST invoice?</h3><p>Every order comes with a tax invoice. For input credit, put your company name and GSTIN into the billing address.</p>
<h2>Delivery</h2>
<h3>What does delivery cost?</h3><p>Nothing from ₹999; below that, standard delivery costs ₹49. More in <a href="${to("shipping-and-delivery")}">delivery</a>.</p>
<h3>How do downloads and vouchers arrive?</h3><p>By email, as soon as the payment is confirmed. They have no delivery charge.</p>
<h2>Products</h2>
<h3>Will a phone work on my network?</h3><p>All phones are unlocked. Their 4G and 5G bands are in the specification table.</p>
<h3>What does “Only 3 left” mean?</h3><p>It is the stock at that moment. It is reserved when you order, not when you add it to the cart.</p>
<h3>Are the pictures exact?</h3><p>Pictures are illustrations; check size and box contents in the specifications.</p>
<h2>Returns</h2>
<h3>How long can I return something?</h3><p>Ten days from delivery for most products. The exceptions are in <a href="${to("returns-and-refunds")}">returns and refunds</a>.</p>`,
  },
];
