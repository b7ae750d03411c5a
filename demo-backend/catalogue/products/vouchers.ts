import type { ProductSeed } from "../seed.ts";
import { giftCard, virtual } from "./define.ts";
import { prose } from "./prose.ts";

export const vouchers: ProductSeed[] = [
  ...[500, 1000, 5000].map((amount, index) =>
    virtual({
      sku: `BJ-VOUCHER-${amount}`,
      name: `Bijli gift voucher ₹${amount.toLocaleString("en-IN")}`,
      urlKey: `bijli-gift-voucher-${amount}`,
      categories: ["gift-vouchers"],
      brand: "Bijli",
      summary: `A voucher code worth ₹${amount.toLocaleString("en-IN")}, sent by e-mail, valid for one year.`,
      description: prose(
        `The code for ₹${amount.toLocaleString("en-IN")} arrives within a few minutes of payment, with a page you can print and fold.`,
        ["Can be used in parts", "Not exchangeable for cash"],
      ),
      specifications: [
        ["Value", `₹${amount.toLocaleString("en-IN")}`],
        ["Valid", "1 year"],
        ["Delivery", "By e-mail"],
      ],
      taxClass: "none",
      price: amount,
      qty: 10000,
      max: 10,
      rating: [92, 640 - index * 190],
      picture: {
        kind: "gift-voucher",
        color: ["#e8765f", "#2f5fa8", "#cfae74"][index] ?? "#cfae74",
        variant: index + 1,
        label: `₹${amount.toLocaleString("en-IN")}`,
      },
    }),
  ),
  giftCard({
    sku: "BJ-GIFTCARD-FESTIVE",
    name: "Bijli festive gift card",
    categories: ["gift-vouchers"],
    brand: "Bijli",
    summary: "A gift card worth ₹2,000 with a festive cover and your own message.",
    description: prose("Choose the day it is sent. The cover shows a row of lamps.", [
      "Valid for one year",
      "Message of up to 200 letters",
    ]),
    specifications: [
      ["Value", "₹2,000"],
      ["Valid", "1 year"],
      ["Delivery", "By e-mail on the day you choose"],
    ],
    taxClass: "none",
    price: 2000,
    rating: [93, 214],
    picture: { kind: "gift-voucher", color: "#6b4c8f", accent: "#e9c83f", variant: 5, label: "Festive" },
  }),
  giftCard({
    sku: "BJ-GIFTCARD-BIRTHDAY",
    name: "Bijli birthday gift card",
    categories: ["gift-vouchers"],
    brand: "Bijli",
    summary: "A gift card worth ₹1,500 with a birthday cover and your own message.",
    description: prose("Choose the day it is sent. The cover carries the name you enter.", [
      "Valid for one year",
      "Message of up to 200 letters",
    ]),
    specifications: [
      ["Value", "₹1,500"],
      ["Valid", "1 year"],
      ["Delivery", "By e-mail on the day you choose"],
    ],
    taxClass: "none",
    price: 1500,
    rating: [90, 131],
    picture: { kind: "gift-voucher", color: "#1f7a7a", accent: "#e4a3b5", variant: 6, label: "Birthday" },
  }),
];
