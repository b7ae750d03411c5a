import type { ProductSeed } from "../seed.ts";
import { simple } from "./define.ts";
import { prose } from "./prose.ts";

export const engraved: ProductSeed[] = [
  simple({
    sku: "QRV-KEEPSAKE",
    name: "Quorvane Keepsake pen drive, engraved",
    categories: ["pen-drives-cards"],
    brand: "Quorvane",
    country: "IN",
    warranty: "5 years",
    grams: 19,
    summary: "A brass USB-C pen drive that is engraved in our workshop before it leaves.",
    description: prose(
      "Write a name or a date and choose letters and finish; a plain one leaves the same day. Engraved ones take two days more.",
      ["Brass body, cap on a chain", "Engraved goods cannot be returned"],
    ),
    specifications: [
      ["Interface", "USB 3.2 Gen 1, USB-C"],
      ["Read speed", "Up to 130 MB/s"],
      ["Engraving", "One line, 12 letters"],
      ["In the box", "Drive, chain"],
    ],
    traits: { color: "Gold", connectivity: ["USB-C"], material: "Aluminium" },
    price: 1299,
    qty: 140,
    rating: [91, 76],
    related: ["QRV-REEL-128"],
    customOptions: [
      { title: "Engraving", input: "field", required: false, price: 99, maxCharacters: 12 },
      {
        title: "Letters",
        input: "drop_down",
        required: false,
        values: [{ title: "Upright" }, { title: "Italic" }, { title: "Devanagari", price: 40 }],
      },
      {
        title: "Capacity",
        input: "radio",
        required: false,
        values: [{ title: "64 GB" }, { title: "128 GB", price: 400 }, { title: "256 GB", price: 1100 }],
      },
      {
        title: "Finish",
        input: "checkbox",
        required: false,
        values: [
          { title: "Polished cap", price: 60 },
          { title: "Leather loop", price: 149 },
        ],
      },
      {
        title: "Loaded with",
        input: "multiple",
        required: false,
        values: [{ title: "Photo viewer" }, { title: "Backup program" }, { title: "Portable office", price: 199 }],
      },
      { title: "Card message", input: "area", required: false, price: 49, maxCharacters: 200 },
      { title: "Deliver after", input: "date", required: false },
    ],
    picture: { kind: "pen-drive", accent: "#7a5a2c", scale: 0.8, variant: 3 },
  }),
];
