import { televisionText } from "./content/built-texts.ts";
import { homeCategories } from "./categories-home.ts";
import type { CategorySeed } from "./seed.ts";

/** At most 18 letters, so that all departments fit the category bar. */
export const categories: CategorySeed[] = [
  {
    key: "mobiles-tablets",
    name: "Mobiles & Tablets",
    description: "<p>Unlocked phones and tablets for Indian networks, sold with a GST invoice.</p>",
    metaDescription: "5G phones, foldables and tablets with prices including GST and delivery across India.",
    children: [
      {
        key: "smartphones",
        name: "Smartphones",
        description: "<p>Dual-SIM phones from entry 5G to foldables. Every model lists its Indian 5G bands.</p>",
        children: [
          {
            key: "5g-phones",
            name: "5G phones",
            description: "<p>Phones tested on standalone and non-standalone 5G.</p>",
            children: [
              { key: "flagship-phones", name: "Flagship phones", description: "<p>From ₹50,000.</p>" },
              { key: "mid-range-phones", name: "Mid-range phones", description: "<p>₹20,000 to ₹50,000.</p>" },
              { key: "budget-5g-phones", name: "Budget 5G phones", description: "<p>Under ₹20,000.</p>" },
            ],
          },
          { key: "foldable-phones", name: "Foldable phones", description: "<p>Flip and book-style phones.</p>" },
        ],
      },
      { key: "tablets", name: "Tablets", description: "<p>Tablets for reading, classes and drawing.</p>" },
    ],
  },
  {
    key: "computers",
    name: "Computers",
    description: "<p>Laptops, desktops and what stands on the desk around them.</p>",
    metaDescription: "Laptops, desktop PCs, monitors, printers and peripherals with on-site warranty options.",
    children: [
      {
        key: "laptops",
        name: "Laptops",
        children: [
          {
            key: "everyday-laptops",
            name: "Everyday laptops",
            description: "<p>For study, office work and the web.</p>",
            children: [
              { key: "compact-laptops", name: "13 and 14-inch", description: "<p>Light enough to carry all day.</p>" },
              {
                key: "large-laptops",
                name: "15 and 16-inch",
                description: "<p>Full keyboards and larger screens.</p>",
              },
            ],
          },
          { key: "gaming-laptops", name: "Gaming laptops", description: "<p>Dedicated graphics and fast screens.</p>" },
        ],
      },
      { key: "desktops", name: "Desktops", description: "<p>Tower PCs and all-in-ones.</p>" },
      { key: "monitors", name: "Monitors", description: "<p>Screens for work and play, 24 to 34 inches.</p>" },
      { key: "peripherals", name: "Keyboards, mice & webcams" },
      { key: "printers", name: "Printers", description: "<p>Ink tank and laser printers.</p>" },
    ],
  },
  {
    key: "tv-cinema",
    name: "TV & Cinema",
    description: "<p>Televisions, projectors and sound for the living room.</p>",
    metaDescription: "4K and HD televisions, projectors and soundbars, with wall mounting by appointment.",
    children: [
      {
        key: "televisions",
        name: "Televisions",
        description: televisionText(),
        children: [
          {
            key: "4k-tvs",
            name: "4K TVs",
            children: [
              { key: "oled-mini-led-tvs", name: "OLED & Mini LED TVs" },
              { key: "led-4k-tvs", name: "LED 4K TVs" },
            ],
          },
          { key: "hd-tvs", name: "HD TVs", description: "<p>32 to 43 inches for bedrooms and kitchens.</p>" },
        ],
      },
      { key: "projectors", name: "Projectors" },
      { key: "soundbars", name: "Soundbars" },
    ],
  },
  {
    key: "audio",
    name: "Audio",
    description: "<p>Headphones, speakers and microphones.</p>",
    metaDescription: "Noise-cancelling headphones, earbuds, portable and party speakers, microphones.",
    children: [
      {
        key: "headphones",
        name: "Headphones",
        children: [
          {
            key: "over-ear-headphones",
            name: "Over-ear headphones",
            children: [
              { key: "noise-cancelling-headphones", name: "Noise-cancelling" },
              { key: "wired-headphones", name: "Wired & studio" },
            ],
          },
          { key: "earbuds", name: "Earbuds" },
          { key: "neckbands", name: "Neckbands" },
        ],
      },
      {
        key: "speakers",
        name: "Speakers",
        children: [
          { key: "portable-speakers", name: "Portable speakers" },
          { key: "party-speakers", name: "Party speakers" },
        ],
      },
      { key: "microphones", name: "Microphones" },
    ],
  },
  {
    key: "cameras",
    name: "Cameras",
    description: "<p>Cameras for making pictures and for watching the door.</p>",
    metaDescription: "Mirrorless and action cameras, lenses, drones and home security cameras.",
    children: [
      { key: "mirrorless-cameras", name: "Mirrorless cameras" },
      { key: "lenses", name: "Lenses" },
      { key: "action-cameras-drones", name: "Action cameras & drones" },
      { key: "home-security", name: "Home security" },
    ],
  },
  {
    key: "gaming",
    name: "Gaming",
    description: "<p>Consoles, controllers, headsets and chairs.</p>",
    metaDescription: "Game consoles, controllers, VR headsets and gaming chairs.",
    children: [
      { key: "consoles", name: "Consoles" },
      { key: "game-controllers", name: "Controllers" },
      { key: "vr-headsets", name: "VR headsets" },
      { key: "gaming-chairs", name: "Gaming chairs" },
    ],
  },
  {
    key: "wearables",
    name: "Wearables",
    description: "<p>Watches, bands and rings that count steps and sleep.</p>",
    metaDescription: "Smartwatches, fitness bands and smart rings.",
    children: [
      {
        key: "smartwatches",
        name: "Smartwatches",
        children: [
          { key: "everyday-watches", name: "Everyday watches" },
          { key: "sports-watches", name: "Sports watches" },
        ],
      },
      { key: "fitness-bands", name: "Fitness bands" },
      { key: "smart-rings", name: "Smart rings" },
    ],
  },
  ...homeCategories,
];
