import type { CmsSeed } from "../seed.ts";
import { company } from "./company.ts";
import { to } from "./links.ts";

export const legalPages: CmsSeed[] = [
  {
    identifier: "terms-and-conditions",
    title: "Terms and conditions",
    contentHeading: "Terms and conditions",
    metaDescription: "The terms under which Bijli sells goods and services.",
    content: `<p>These terms apply between you and ${company.legalName}, ${company.address}, called “we”. This is a demonstration shop: no contract of sale comes about and nothing is delivered. A real shop replaces this page with its own terms.</p>
<h2>1. Orders</h2>
<p>Our product pages are an invitation to order. By placing an order you make an offer; we accept it when we confirm the dispatch by email. We may decline an order when a product is sold out or a price is plainly wrong, and then refund in full what you have paid.</p>
<h2>2. Prices</h2>
<p>Prices include GST and all charges except delivery, which is shown before you order. We do not change the price of an order once placed.</p>
<h2>3. Delivery and risk</h2>
<p>Times are stated in <a href="${to("shipping-and-delivery")}">delivery</a>. The risk passes to you when the parcel is handed over.</p>
<h2>4. Cancelling, returns and refunds</h2>
<p>See <a href="${to("returns-and-refunds")}">returns and refunds</a>. We charge nothing for a cancellation before dispatch.</p>
<h2>5. Warranty and liability</h2>
<p>The manufacturer <a href="${to("warranty")}">warranty</a> comes in addition to your rights under the Consumer Protection Act, 2019, which these terms do not limit.</p>
<h2>6. Software and vouchers</h2>
<p>A software key is for the number of devices stated. Vouchers are valid for one year from purchase, in one or several parts, and cannot be paid out.</p>
<h2>7. Reviews</h2>
<p>Write about the product as you found it. We remove reviews that are unlawful, abusive or paid for.</p>
<h2>8. Law and disputes</h2>
<p>Indian law applies. The courts at Bengaluru have jurisdiction; a consumer may also turn to the commission of the place of residence. Complaints can first be put to the <a href="${to("grievance-officer")}">grievance officer</a>.</p>`,
  },
  {
    identifier: "privacy-policy",
    title: "Privacy policy",
    contentHeading: "Privacy policy",
    metaDescription: "Which personal data Bijli keeps, why, for how long, and your rights.",
    content: `<p>${company.legalName} decides about the use of your personal data. This page follows the Digital Personal Data Protection Act, 2023.</p>
<h2>What we keep and why</h2>
<table><thead><tr><th scope="col">Data</th><th scope="col">For</th><th scope="col">Kept</th></tr></thead><tbody><tr><th scope="row">Name, addresses, telephone</th><td>Delivering and invoicing orders</td><td>Eight years after the order, as tax law asks</td></tr><tr><th scope="row">Email and password</th><td>Your account; the password only in a form that cannot be read back</td><td>Until you close the account</td></tr><tr><th scope="row">Cart and wishlist</th><td>Showing them again on your next visit</td><td>Until you empty them</td></tr><tr><th scope="row">Newsletter address</th><td>Sending the newsletter, with your consent</td><td>Until you unsubscribe</td></tr><tr><th scope="row">Reviews with the name you choose</th><td>Showing them on the product</td><td>Until you ask us to remove them</td></tr></tbody></table>
<h2>Cookies</h2>
<p>The shop needs cookies for your session, your cart and the chosen currency and store. There are no advertising cookies. Measurement and live chat load only where the shop has set them up.</p>
<h2>Who else sees data</h2>
<p>Carriers receive name, address and telephone number for the delivery. Banks receive what a payment needs. We sell data to nobody.</p>
<h2>Your rights</h2>
<p>You may see, correct and erase your data, withdraw a consent and name someone to act for you. Write to <a href="mailto:${company.email}">${company.email}</a>, or change your data under <a href="${to("customer/my-profile")}">My profile</a>. Complaints go to the <a href="${to("grievance-officer")}">grievance officer</a> and then to the Data Protection Board of India.</p>
<h2>Children</h2>
<p>Accounts are for persons of 18 years and older.</p>`,
  },
  {
    identifier: "grievance-officer",
    title: "Grievance officer",
    contentHeading: "Grievance officer",
    metaDescription: "The grievance officer under the Consumer Protection (E-Commerce) Rules, 2020.",
    content: `<p>Appointed under rule 4 of the Consumer Protection (E-Commerce) Rules, 2020, and for questions of data protection.</p>
<table><tbody><tr><th scope="row">Name</th><td>The Grievance Officer (a real shop puts the person’s name here)</td></tr><tr><th scope="row">Company</th><td>${company.legalName}</td></tr><tr><th scope="row">Address</th><td>${company.address}</td></tr><tr><th scope="row">Telephone</th><td><a href="${company.dial}">${company.phone}</a>, ${company.hours}</td></tr><tr><th scope="row">Email</th><td><a href="mailto:${company.grievanceEmail}">${company.grievanceEmail}</a></td></tr></tbody></table>
<h2>What happens with a complaint</h2>
<ol><li>You receive a ticket number and an acknowledgement within 48 hours.</li><li>We look into the matter and answer it within one month of its receipt.</li><li>If you are not satisfied, the National Consumer Helpline (1915) and the consumer commissions are open to you.</li></ol>
<p>Please name your order number, what went wrong and what you would like us to do.</p>`,
  },
  {
    identifier: "accessibility",
    title: "Accessibility",
    contentHeading: "Accessibility",
    metaDescription: "How Bijli can be used with a keyboard, a screen reader, large text and slow lines.",
    content: `<p>The shop is meant to be usable by everyone, at the level AA of the Web Content Accessibility Guidelines 2.2.</p>
<ul><li>Everything can be done with the keyboard alone; the focused control is always marked.</li><li>Every picture, field and button has a name for screen readers, and errors are tied to their fields.</li><li>Text can be enlarged to 400 per cent without scrolling sideways. Light and dark follow your device.</li><li>Searching, filling the cart and ordering work without scripts and on slow lines.</li><li>Nothing moves or plays on its own when your device asks for less motion.</li></ul>
<h2>Tell us</h2>
<p>Something is in your way? Write to <a href="mailto:${company.email}">${company.email}</a> or call <a href="${company.dial}">${company.phone}</a>. We answer within two working days and can take your order by telephone.</p>`,
  },
];
