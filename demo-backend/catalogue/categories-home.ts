import type { CategorySeed } from "./seed.ts";

export const homeCategories: CategorySeed[] = [
  {
    key: "network-storage",
    name: "Network & Storage",
    description: "<p>Wi-Fi that reaches the last room, and room for your files.</p>",
    metaDescription: "Wi-Fi 6 and Wi-Fi 7 routers, mesh systems, SSDs, hard drives and memory cards.",
    children: [
      {
        key: "networking",
        name: "Networking",
        children: [
          {
            key: "routers",
            name: "Routers",
            children: [
              { key: "wifi-6-routers", name: "Wi-Fi 6 routers" },
              { key: "wifi-7-routers", name: "Wi-Fi 7 routers" },
            ],
          },
          { key: "mesh-systems", name: "Mesh systems" },
          { key: "extenders-switches", name: "Extenders & switches" },
        ],
      },
      {
        key: "storage",
        name: "Storage",
        children: [
          { key: "ssds", name: "SSDs" },
          { key: "hard-drives-nas", name: "Hard drives & NAS" },
          { key: "pen-drives-cards", name: "Pen drives & cards" },
        ],
      },
    ],
  },
  {
    key: "home-appliances",
    name: "Home Appliances",
    description: "<p>BEE star ratings, capacities and running costs stated for every appliance.</p>",
    metaDescription: "Air conditioners, refrigerators, washing machines, kitchen and cleaning appliances.",
    children: [
      {
        key: "cooling-air",
        name: "Cooling & air",
        children: [
          { key: "air-conditioners", name: "Air conditioners" },
          { key: "fans", name: "Fans" },
          { key: "air-purifiers", name: "Air purifiers" },
        ],
      },
      {
        key: "kitchen",
        name: "Kitchen",
        children: [
          {
            key: "refrigerators",
            name: "Refrigerators",
            children: [
              { key: "single-door-refrigerators", name: "Single door" },
              { key: "double-door-refrigerators", name: "Double door & larger" },
            ],
          },
          { key: "cooking", name: "Ovens, fryers & cooktops" },
          { key: "mixers-kettles", name: "Mixers & kettles" },
          { key: "water-purifiers", name: "Water purifiers" },
        ],
      },
      {
        key: "laundry-cleaning",
        name: "Laundry & cleaning",
        children: [
          { key: "washing-machines", name: "Washing machines" },
          { key: "vacuum-cleaners", name: "Vacuum cleaners" },
          { key: "irons", name: "Irons" },
        ],
      },
    ],
  },
  {
    key: "accessories",
    name: "Accessories",
    description: "<p>Power, cables, cases and small things for the home.</p>",
    metaDescription: "Chargers, power banks, cables, hubs, phone cases, stands, smart bulbs and plugs.",
    children: [
      {
        key: "charging",
        name: "Charging",
        children: [
          { key: "chargers", name: "Chargers" },
          { key: "power-banks", name: "Power banks" },
        ],
      },
      { key: "cables-hubs", name: "Cables & hubs" },
      {
        key: "cases-stands",
        name: "Cases & stands",
        children: [
          { key: "cases", name: "Cases & sleeves" },
          { key: "stands", name: "Stands" },
        ],
      },
      { key: "smart-home", name: "Smart home" },
    ],
  },
  {
    key: "software-gifts",
    name: "Software & Gifts",
    description: "<p>Delivered by e-mail: software, books, service plans and vouchers.</p>",
    metaDescription: "Software downloads, e-books, extended warranties, installation and gift vouchers.",
    children: [
      { key: "software", name: "Software" },
      { key: "e-books", name: "E-books" },
      {
        key: "services",
        name: "Services",
        children: [
          { key: "extended-warranties", name: "Extended warranties" },
          { key: "installation", name: "Installation" },
        ],
      },
      { key: "gift-vouchers", name: "Gift vouchers" },
    ],
  },
];
