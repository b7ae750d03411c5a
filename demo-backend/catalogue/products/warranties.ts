import type { ProductSeed } from "../seed.ts";
import { toService, type Plan } from "./service-plan.ts";

const plans: Plan[] = [
  {
    sku: "BJ-WARRANTY-PHONE-1Y",
    name: "Extended warranty for phones, 1 year",
    price: 1499,
    summary: "One more year of repair for a phone bought with us, after the manufacturer's warranty ends.",
    covers: [
      "Electrical and mechanical faults",
      "1 year",
      "When the manufacturer's warranty ends",
      "Pick-up in 19,000 PIN codes",
      "Drops, liquid, theft",
    ],
    details: [
      "Repairs use the maker's parts. If a repair takes longer than ten working days you get a loan phone.",
      ["For phones up to ₹60,000", "Transferable to a new owner"],
    ],
    rating: [79, 411],
    related: ["BJ-WARRANTY-PHONE-2Y"],
    picture: { color: "#2f5fa8", accent: "#8fbcdc", variant: 1, label: "1 year" },
  },
  {
    sku: "BJ-WARRANTY-PHONE-2Y",
    name: "Screen and liquid cover for phones, 2 years",
    price: 4999,
    summary: "Two years of cover for one broken screen and one liquid damage, foldables included.",
    covers: [
      "One screen, one liquid repair",
      "2 years",
      "On the day of delivery",
      "Pick-up in 19,000 PIN codes",
      "Loss, theft, scratches",
    ],
    details: [
      "Buy it with the phone or within seven days of delivery. No charge for the two repairs.",
      ["For phones up to ₹1,75,000"],
    ],
    rating: [82, 187],
    related: ["BJ-WARRANTY-PHONE-1Y"],
    picture: { color: "#1f2f57", accent: "#e8765f", variant: 2, label: "2 years" },
  },
  {
    sku: "BJ-WARRANTY-LAPTOP-2Y",
    name: "On-site warranty for laptops, 2 more years",
    price: 5990,
    summary: "A technician at your desk for two years after the manufacturer's warranty.",
    covers: [
      "Electrical and mechanical faults",
      "2 years",
      "When the manufacturer's warranty ends",
      "On site in 400 towns",
      "Drops, liquid, batteries",
    ],
    details: [
      "Next working day in towns with a service centre, within five days elsewhere.",
      ["For laptops up to ₹2,00,000", "Keep your drive when it is replaced"],
    ],
    rating: [84, 152],
    picture: { color: "#3f7d58", accent: "#f0d27a", variant: 3, label: "+2 years" },
  },
  {
    sku: "BJ-WARRANTY-TV-3Y",
    name: "Panel warranty for televisions, 3 years",
    price: 6990,
    summary: "Three years of cover for the panel and electronics of a television.",
    covers: [
      "Panel, board, power supply",
      "3 years",
      "When the manufacturer's warranty ends",
      "At home",
      "Cracks, burn-in on signage",
    ],
    details: [
      "If the panel is no longer made you get a set of the same size and class.",
      ["For televisions up to 65 inches"],
    ],
    rating: [81, 98],
    picture: { color: "#6b4c8f", accent: "#b7a6d6", variant: 4, label: "3 years" },
  },
  {
    sku: "BJ-WARRANTY-CAMERA-2Y",
    name: "Extended warranty for cameras, 2 years",
    price: 7490,
    summary: "Two more years for a camera body or lens, sensor cleaning included.",
    covers: [
      "Electrical and mechanical faults, two sensor cleanings",
      "2 years",
      "When the manufacturer's warranty ends",
      "Pick-up in all metros",
      "Drops, sand, liquid",
    ],
    details: [
      "Send it in the case we provide. A report with before and after pictures comes back with it.",
      ["For bodies and lenses up to ₹2,50,000"],
    ],
    rating: [86, 44],
    picture: { color: "#4a4d52", accent: "#cfae74", variant: 5, label: "2 years" },
  },
  {
    sku: "BJ-WARRANTY-APPLIANCE-3Y",
    name: "Extended warranty for appliances, 3 years",
    price: 3490,
    summary: "Three more years for a refrigerator, washing machine, AC or kitchen appliance.",
    covers: [
      "Electrical and mechanical faults",
      "3 years",
      "When the manufacturer's warranty ends",
      "At home",
      "Gas refill after leaks by others, glass",
    ],
    details: [
      "One yearly check is included for refrigerators, washing machines and ACs.",
      ["For appliances up to ₹1,00,000"],
    ],
    rating: [80, 520],
    picture: { color: "#1f7a7a", accent: "#d7e6ef", variant: 6, label: "+3 years" },
  },
];

export const warranties: ProductSeed[] = plans.map((plan) => toService("extended-warranties", plan));
