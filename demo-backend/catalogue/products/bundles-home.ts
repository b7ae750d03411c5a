import type { ProductSeed } from "../seed.ts";
import { bundle } from "./define.ts";
import { prose } from "./prose.ts";
import { part, defaultSelection } from "./selections.ts";

export const homeBundles: ProductSeed[] = [
  bundle({
    sku: "BJ-CINEMA-ROOM",
    name: "Cinema room",
    categories: ["oled-mini-led-tvs", "soundbars"],
    brand: "Bijli",
    summary: "A 55 or 65-inch television with a soundbar, cables and wall mounting.",
    description: prose(
      "Delivered together and mounted in one visit. The soundbar is set up with the TV's own remote.",
      ["Old TV taken away on request"],
    ),
    specifications: [
      ["Visits", "One, delivery and mounting"],
      ["Warranty", "By part"],
    ],
    priceType: "dynamic",
    options: [
      {
        title: "Television",
        input: "select",
        required: true,
        selections: [defaultSelection("HLC-TIDE-55"), part("HLC-NOCTURNE-55"), part("HLC-NOCTURNE-65")],
      },
      {
        title: "Soundbar",
        input: "radio",
        required: true,
        selections: [defaultSelection("HLC-BEAM-2"), part("HLC-STRATA-5.1")],
      },
      {
        title: "HDMI cables",
        input: "select",
        required: true,
        selections: [{ sku: "BJ-HDMI-2M", qty: 1, canChangeQty: true, isDefault: true }],
      },
      {
        title: "Services",
        input: "checkbox",
        required: false,
        selections: [defaultSelection("BJ-INSTALL-TV"), part("BJ-WARRANTY-TV-3Y")],
      },
    ],
    newFrom: "2026-11-01",
    rating: [88, 19],
    related: ["HLC-NOCTURNE-55", "HLC-STRATA-5.1"],
    picture: { kind: "bundle-box", color: "#3a2a4a", accent: "#6a3fa0", scale: 1, variant: 3, label: "Cinema" },
  }),
  bundle({
    sku: "BJ-HOME-WATCH",
    name: "Home watch pack",
    categories: ["home-security"],
    brand: "Bijli",
    summary: "Two indoor cameras, one doorbell and cards at one fixed price, with options.",
    description: prose(
      "The pack price holds for the base set; the outdoor camera and the installation visit are added to it.",
      ["Indoor cameras and doorbell share one app"],
    ),
    specifications: [
      ["Base set", "Two indoor cameras, one doorbell"],
      ["App", "One for all"],
    ],
    priceType: "fixed",
    price: 8490,
    options: [
      {
        title: "Indoor cameras",
        input: "radio",
        required: true,
        selections: [{ sku: "PRK-WATCH-360", qty: 2, isDefault: true, price: 0 }],
      },
      {
        title: "Doorbell",
        input: "radio",
        required: true,
        selections: [{ sku: "PRK-DWAR", qty: 1, isDefault: true, price: 0 }],
      },
      {
        title: "Memory cards",
        input: "select",
        required: true,
        selections: [{ sku: "QRV-MICRO-256", qty: 1, canChangeQty: true, isDefault: true, price: 1399 }],
      },
      {
        title: "Add to the pack",
        input: "multi",
        required: false,
        selections: [
          { sku: "PRK-WATCH-OUT", qty: 1, price: 5990 },
          { sku: "BJ-INSTALL-CCTV", qty: 1, price: 1499 },
        ],
      },
    ],
    rating: [83, 77],
    related: ["PRK-DWAR"],
    picture: { kind: "bundle-box", color: "#e3e7ea", accent: "#3f8fd6", scale: 0.5, variant: 5, label: "Home watch" },
  }),
  bundle({
    sku: "BJ-LIGHT-ROOM",
    name: "Light your room",
    categories: ["smart-home"],
    brand: "Bijli",
    summary: "Bulbs in the number you need, with plugs and a remote.",
    description: prose("Count your lamp holders, check their base, and set the numbers here.", [
      "E27 screws in, B22 has two pins",
    ]),
    specifications: [
      ["Bases", "E27 and B22"],
      ["Hub", "Not needed"],
    ],
    priceType: "dynamic",
    options: [
      {
        title: "Bulbs",
        input: "radio",
        required: true,
        selections: [
          { sku: "PRK-BULB-E27", qty: 4, canChangeQty: true, isDefault: true },
          { sku: "PRK-BULB-B22", qty: 4, canChangeQty: true },
        ],
      },
      {
        title: "Control",
        input: "checkbox",
        required: false,
        selections: [defaultSelection("PRK-REMOTE"), part("PRK-PLUG-16"), part("PRK-PLUG-6")],
      },
    ],
    newFrom: "2026-11-15",
    rating: [81, 40],
    picture: { kind: "bundle-box", color: "#f0e6cf", accent: "#e08a2e", scale: 0.3, variant: 7, label: "Light" },
  }),
];
