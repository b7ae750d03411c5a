import type { ProductSeed } from "../seed.ts";
import { configurable } from "./configurable.ts";
import { simple } from "./define.ts";
import { festivalOffer, winterOffer } from "./offers.ts";
import { prose } from "./prose.ts";

export const gamingChairs: ProductSeed[] = [
  configurable({
    sku: "KHG-GADDI",
    name: "Khelgard Gaddi chair",
    categories: ["gaming-chairs"],
    brand: "Khelgard",
    country: "IN",
    warranty: "3 years on frame and gas lift",
    grams: 21500,
    summary: "A fabric gaming chair with adjustable lumbar support, for users up to 130 kg.",
    description: prose(
      "Woven fabric in place of leatherette, for warm rooms. The lumbar support moves up, down and out by two dials.",
      ["4D armrests", "Reclines to 155 degrees", "Assembly takes about 25 minutes"],
    ),
    specifications: [
      ["Seat height", "45–53 cm"],
      ["User weight", "Up to 130 kg"],
      ["Armrests", "4D"],
      ["Recline", "90–155°"],
      ["Base", "Steel, five castors"],
    ],
    traits: { material: "Fabric" },
    choices: { color: { Graphite: 0, Teal: 0, Red: 0 } },
    price: 17990,
    special: { price: 15490, ...winterOffer },
    qty: { Teal: 4 },
    rating: [84, 386],
    related: ["KHG-GADDI-LITE"],
    picture: { kind: "gaming-chair", accent: "#16181b", scale: 0.9, variant: 1 },
  }),
  simple({
    sku: "KHG-GADDI-LITE",
    name: "Khelgard Gaddi Lite chair",
    categories: ["gaming-chairs"],
    brand: "Khelgard",
    country: "IN",
    warranty: "1 year",
    grams: 16200,
    summary: "A mesh-back chair for smaller desks, for users up to 110 kg.",
    description: prose("The mesh back lets air through; armrests fold up so the chair slides under the desk.", [
      "Class 4 gas lift",
      "Assembly takes about 15 minutes",
    ]),
    specifications: [
      ["Seat height", "43–51 cm"],
      ["User weight", "Up to 110 kg"],
      ["Armrests", "Fold up"],
      ["Recline", "90–125°"],
      ["Base", "Nylon, five castors"],
    ],
    traits: { color: "Black", material: "Fabric" },
    price: 8490,
    special: { price: 7990, ...festivalOffer },
    qty: 27,
    rating: [76, 612],
    upsell: ["KHG-GADDI"],
    picture: { kind: "gaming-chair", accent: "#50607a", scale: 0.2, variant: 3 },
  }),
];
