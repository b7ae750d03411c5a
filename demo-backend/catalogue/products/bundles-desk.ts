import type { ProductSeed } from "../seed.ts";
import { bundle } from "./define.ts";
import { prose } from "./prose.ts";
import { part, defaultSelection } from "./selections.ts";

export const deskBundles: ProductSeed[] = [
  bundle({
    sku: "BJ-BUILD-DESK",
    name: "Build your desk",
    categories: ["monitors", "peripherals"],
    brand: "Bijli",
    summary: "Choose a monitor, a mouse, an arm or stand and the cables, and receive them in one parcel.",
    description: prose("Every part is the one we sell by itself, at its own price. Parts can be returned singly.", [
      "One delivery, one invoice",
      "Set-up at home can be added",
    ]),
    specifications: [
      ["Parcels", "One"],
      ["Returns", "Each part by itself"],
    ],
    priceType: "dynamic",
    options: [
      {
        title: "Monitor",
        input: "radio",
        required: true,
        selections: [defaultSelection("LKH-VISTA-24"), part("LKH-VISTA-27-4K"), part("KHG-ARC-27")],
      },
      { title: "Webcam", input: "select", required: false, selections: [part("DRS-FRAME-1080"), part("DRS-FRAME-4K")] },
      {
        title: "Arm or stand",
        input: "select",
        required: true,
        selections: [defaultSelection("BJ-STAND-LAPTOP"), part("BJ-ARM-1")],
      },
      {
        title: "Cables",
        input: "checkbox",
        required: true,
        selections: [defaultSelection("BJ-HDMI-2M"), part("BJ-USB4/1M"), part("BJ-CAT6-3M", 3)],
      },
      { title: "Set-up", input: "checkbox", required: false, selections: [part("BJ-INSTALL-PC")] },
    ],
    rating: [87, 62],
    related: ["LKH-VISTA-27-4K", "LKH-SYLLABLE"],
    picture: { kind: "bundle-box", color: "#c9a27a", accent: "#2f5fa8", scale: 0.9, variant: 1, label: "Desk" },
  }),
  bundle({
    sku: "BJ-CAMERA-KIT",
    name: "Camera starter kit",
    categories: ["mirrorless-cameras"],
    brand: "Bijli",
    summary: "The Drishtal M2 with one lens, cards and a wireless microphone pair if you film.",
    description: prose("Start with the 50 mm lens if you are unsure; it is the one most owners keep on.", [
      "Second card at your choice of number",
    ]),
    specifications: [
      ["Camera", "Drishtal M2 body"],
      ["Mount", "Drishtal D"],
    ],
    priceType: "dynamic",
    options: [
      { title: "Body", input: "radio", required: true, selections: [defaultSelection("DRS-M2")] },
      {
        title: "Lens",
        input: "radio",
        required: true,
        selections: [defaultSelection("DRS-LENS-50"), part("DRS-LENS-24-70")],
      },
      {
        title: "Memory cards",
        input: "select",
        required: true,
        selections: [
          { sku: "QRV-REEL-128", qty: 2, canChangeQty: true, isDefault: true },
          { sku: "QRV-MICRO-256", qty: 1, canChangeQty: true },
        ],
      },
      {
        title: "Extras",
        input: "multi",
        required: false,
        selections: [part("OSL-CANTO"), part("BJ-WARRANTY-CAMERA-2Y")],
      },
    ],
    rating: [90, 24],
    related: ["DRS-M2", "DRS-C50"],
    picture: { kind: "bundle-box", color: "#2b2f35", accent: "#c9a13b", scale: 0.6, variant: 2, label: "Camera kit" },
  }),
  bundle({
    sku: "BJ-NAS-KIT",
    name: "Home NAS kit",
    categories: ["hard-drives-nas"],
    brand: "Bijli",
    summary: "The Vault 2 NAS with drives, a switch and cables, tested before it leaves.",
    description: prose("Drives are fitted and checked for a night; you add names and passwords.", [
      "One or two drives",
    ]),
    specifications: [
      ["Bays", "Two"],
      ["Test", "12 hours, report enclosed"],
    ],
    priceType: "dynamic",
    options: [
      { title: "NAS", input: "radio", required: true, selections: [defaultSelection("QRV-VAULT-2")] },
      {
        title: "Drives",
        input: "radio",
        required: true,
        selections: [{ sku: "QRV-GRANARY-8", qty: 2, canChangeQty: true, isDefault: true }],
      },
      { title: "Network", input: "multi", required: false, selections: [part("JLX-KNOT-8"), part("BJ-CAT6-3M", 3)] },
    ],
    rating: [89, 31],
    related: ["QRV-VAULT-2"],
    picture: { kind: "bundle-box", color: "#b7a184", accent: "#4fb0c6", scale: 0.7, variant: 4, label: "NAS kit" },
  }),
  bundle({
    sku: "BJ-STUDIO-VOICE",
    name: "Voice studio",
    categories: ["microphones"],
    brand: "Bijli",
    summary: "A microphone, closed headphones and a webcam for classes and podcasts, at a fixed price.",
    description: prose("The three parts are matched by us; a lighter set of headphones lowers the price.", [
      "Cables included",
    ]),
    specifications: [
      ["Connection", "USB-C"],
      ["For", "One speaker"],
    ],
    priceType: "fixed",
    price: 6990,
    options: [
      {
        title: "Microphone",
        input: "radio",
        required: true,
        selections: [{ sku: "OSL-VERDICT-USB", qty: 1, isDefault: true, price: 0 }],
      },
      {
        title: "Headphones",
        input: "radio",
        required: true,
        selections: [
          { sku: "OSL-REFERENCE-80", qty: 1, isDefault: true, price: 12490 },
          { sku: "DHV-CORD-1", qty: 1, price: 399 },
        ],
      },
      {
        title: "Webcam",
        input: "select",
        required: false,
        selections: [
          { sku: "DRS-FRAME-1080", qty: 1, price: 2499 },
          { sku: "DRS-FRAME-4K", qty: 1, price: 8990 },
        ],
      },
    ],
    rating: [85, 18],
    related: ["OSL-VERDICT-USB"],
    picture: { kind: "bundle-box", color: "#7a3f3f", accent: "#f0d27a", scale: 0.4, variant: 6, label: "Studio" },
  }),
];
