/**
 * Searches with prices in words, in English and Hinglish, never adapted to the shop. A product is
 * right if category and price match; with `order`, if it is one of the five cheapest or most
 * expensive.
 */
export interface PriceSearch {
  readonly query: string;
  /** Segments of category paths, one of which the product's path contains. */
  readonly in: readonly string[];
  readonly from?: number;
  readonly to?: number;
  readonly order?: "cheapest" | "dearest";
  /** Also part of the name of a right product. */
  readonly name?: RegExp;
}

const phones = ["smartphones"];
const laptops = ["laptops"];
const tvs = ["televisions"];

export const priceSearches: readonly PriceSearch[] = [
  { query: "phone under 20000", in: phones, to: 20_000 },
  { query: "20 hazaar tak mobile", in: phones, to: 20_000 },
  { query: "mobile 15000 se kam", in: phones, to: 15_000 },
  { query: "sasta phone", in: phones, order: "cheapest" },
  { query: "sabse sasta mobile", in: phones, order: "cheapest" },
  { query: "mujhe sasta mobile chahiye", in: phones, order: "cheapest" },
  { query: "accha phone 25000 tak", in: phones, to: 25_000 },
  { query: "25k ke budget mein phone", in: phones, to: 25_000 },
  { query: "bees hazaar tak phone", in: phones, to: 20_000 },
  { query: "das hazaar ke neeche mobile", in: phones, to: 10_000 },
  { query: "phone 20000 se 30000", in: phones, from: 20_000, to: 30_000 },
  { query: "mobile between 15000 and 25000", in: phones, from: 15_000, to: 25_000 },
  { query: "phone 50000 se upar", in: phones, from: 50_000 },
  { query: "sabse mehenga phone", in: phones, order: "dearest" },
  { query: "20 hazaar wala phone", in: phones, from: 15_000, to: 25_000 },
  { query: "5g phone 15000 se kam", in: phones, to: 15_000 },
  { query: "iphone", in: phones },
  { query: "oneplus phone", in: phones },
  { query: "samsung mobile 20000 tak", in: phones, to: 20_000 },
  { query: "redmi under 15k", in: phones, to: 15_000 },
  { query: "laptop 50 hazar ke andar", in: laptops, to: 50_000 },
  { query: "50k ke andar laptop", in: laptops, to: 50_000 },
  { query: "1 lakh tak laptop", in: laptops, to: 100_000 },
  { query: "dedh lakh tak laptop", in: laptops, to: 150_000 },
  { query: "gaming laptop 1 lakh se kam", in: laptops, to: 100_000 },
  { query: "laptop above 1 lakh", in: laptops, from: 100_000 },
  { query: "cheapest laptop", in: laptops, order: "cheapest" },
  { query: "macbook", in: laptops },
  { query: "lowest price tablet", in: ["tablets"], order: "cheapest" },
  { query: "tablet 20000 ke under", in: ["tablets"], to: 20_000 },
  { query: "ipad", in: ["tablets"] },
  { query: "tv 30000 tak", in: tvs, to: 30_000 },
  { query: "sabse sasta tv", in: tvs, order: "cheapest" },
  { query: "tv 20k-40k", in: tvs, from: 20_000, to: 40_000 },
  { query: "sabse mehnga tv", in: tvs, order: "dearest" },
  { query: "OLED tv 1.5 lakh tak", in: ["oled-mini-led-tvs"], to: 150_000 },
  { query: "headphone 2000 ke andar", in: ["headphones"], to: 2_000 },
  { query: "paanch hazaar tak headphones", in: ["headphones"], to: 5_000 },
  { query: "earbuds under 2k", in: ["headphones"], to: 2_000 },
  { query: "airpods", in: ["earbuds"] },
  { query: "speaker 5000 tak", in: ["speakers"], to: 5_000 },
  { query: "bluetooth speaker 3 hazaar se kam", in: ["speakers"], to: 3_000 },
  { query: "jbl speaker", in: ["speakers"] },
  { query: "fridge 25000 tak", in: ["refrigerators"], to: 25_000 },
  { query: "washing machine 20 hazar se kam", in: ["washing-machines"], to: 20_000 },
  { query: "kapde dhone ki machine", in: ["washing-machines"] },
  { query: "ac 40000 ke neeche", in: ["air-conditioners"], to: 40_000 },
  { query: "sasta ac", in: ["air-conditioners"], order: "cheapest" },
  { query: "pankha 5000 tak", in: ["fans"], to: 5_000 },
  { query: "mixer 5000 se kam", in: ["mixers-kettles"], to: 5_000 },
  { query: "pani ka filter", in: ["water-purifiers"] },
  { query: "smartwatch under rs 5000", in: ["smartwatches"], to: 5_000 },
  { query: "watch 3000 tak", in: ["smartwatches", "fitness-bands"], to: 3_000 },
  { query: "powerbank 1500 se kam", in: ["power-banks"], to: 1_500 },
  { query: "charger under 1000", in: ["chargers"], to: 1_000 },
  { query: "printer 15000 tak", in: ["printers"], to: 15_000 },
  { query: "monitor 15 hazaar ke andar", in: ["monitors"], to: 15_000 },
  { query: "sasta router", in: ["routers", "mesh-systems"], order: "cheapest" },
  { query: "camera 1 lakh se zyada", in: ["mirrorless-cameras"], from: 100_000 },
  { query: "ps5", in: ["consoles"] },
];

/**
 * As typed in India: misspelt, half English, with units and brands. Judged before they were tried.
 */
export const indianSearches: readonly PriceSearch[] = [
  { query: "43 inch ka tv", in: tvs, name: /43-inch/ },
  { query: "55inch smart tv", in: tvs, name: /55-inch/ },
  { query: "telivision 32 inch", in: tvs, name: /32-inch/ },
  { query: "bada tv 55 inch 50000 tak", in: tvs, name: /55-inch/, to: 50_000 },
  { query: "washin machine", in: ["washing-machines"] },
  { query: "front load washing machine", in: ["washing-machines"], name: /front-load/ },
  { query: "semi automatic wali washing machine", in: ["washing-machines"], name: /semi-automatic/ },
  { query: "1.5 ton ac", in: ["air-conditioners"], name: /1\.5 ton/ },
  { query: "split ac 2 ton", in: ["air-conditioners"], name: /\b2 ton/ },
  { query: "frij", in: ["refrigerators"] },
  { query: "fridge double door", in: ["double-door-refrigerators"] },
  { query: "260 litre fridge", in: ["refrigerators"], name: /260 L/ },
  { query: "microwave oven", in: ["cooking"], name: /microwave/ },
  { query: "mixer grinder 750 watt", in: ["mixers-kettles"], name: /mixer/ },
  { query: "electric ketli", in: ["mixers-kettles"], name: /kettle/ },
  { query: "pani wala RO", in: ["water-purifiers"], name: /RO/ },
  { query: "induction chulha", in: ["cooking"], name: /induction/ },
  { query: "airpods jaisa earbuds", in: ["earbuds"] },
  { query: "bluetooth headfone", in: ["headphones"] },
  { query: "noise cancelation headphone", in: ["noise-cancelling-headphones"] },
  { query: "neckband under 1500", in: ["neckbands"], to: 1_500 },
  { query: "gaming mouse", in: ["peripherals"], name: /mouse|Talon/ },
  { query: "wireless keybord", in: ["peripherals"], name: /keyboard|Anvil/ },
  { query: "27 inch moniter", in: ["monitors"], name: /27/ },
  { query: "laptop for students under 40000", in: laptops, to: 40_000 },
  { query: "vivo 5g mobile", in: phones },
  { query: "12gb ram phone", in: phones },
  { query: "camera wala phone", in: phones },
  { query: "fast charger 65w", in: ["chargers"], name: /65 W/ },
  { query: "type c charger", in: ["chargers"] },
  { query: "20000mah power bank", in: ["power-banks"], name: /20,000/ },
  { query: "wifi extender", in: ["extenders-switches"], name: /extender/ },
  { query: "wifi 6 router 3000 tak", in: ["routers"], to: 3_000 },
  { query: "pendrive 128gb", in: ["pen-drives-cards"], name: /pen drive/ },
  { query: "ssd 1tb", in: ["ssds"] },
  { query: "smart watch for women", in: ["smartwatches"] },
  { query: "fitness band 3000 se kam", in: ["fitness-bands"], to: 3_000 },
  { query: "robot vaccum cleaner", in: ["vacuum-cleaners"], name: /robot/ },
  { query: "hdmi cable 2 meter", in: ["cables-hubs"], name: /HDMI/ },
  { query: "cctv camera", in: ["home-security"] },
];
