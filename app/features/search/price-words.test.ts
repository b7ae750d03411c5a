import { expect, test } from "vitest";
import { readPriceWords } from "./price-words";

test.each([
  ["phone under 20000", "phone", null, 20_000],
  ["laptop below ₹50,000", "laptop", null, 50_000],
  ["laptop below 50k", "laptop", null, 50_000],
  ["tv upto Rs. 1.5 lakh", "tv", null, 150_000],
  ["headphones above 2000", "headphones", 2_000, null],
  ["tv between 20000 and 35000", "tv", 20_000, 35_000],
  ["ssd over 5000 under 9000", "ssd", 5_000, 9_000],
  ["under 999", "", null, 999],
  ["20 hazaar tak mobile", "mobile", null, 20_000],
  ["gaming laptop 50000 se kam", "gaming laptop", null, 50_000],
  ["ek lakh rupaye ke andar laptop", "laptop", null, 100_000],
  ["fridge 20-30 hazar", "fridge", 20_000, 30_000],
  ["phone 20k se 30k ke beech", "phone", 20_000, 30_000],
  ["paanch sau tak cable", "cable", null, 500],
  ["ac 40k ke budget mein", "ac", null, 40_000],
  ["camera 1 lakh se zyada", "camera", 100_000, null],
  ["10000 mah powerbank under 1500", "10000 mah powerbank", null, 1_500],
  ["15 hazaar wala phone", "phone", 12_000, 18_000],
  ["tablet around 20000", "tablet", 16_000, 24_000],
  ["phone 15k", "phone", null, 15_000],
  ["gaming laptop 60 hazaar", "gaming laptop", null, 60_000],
])("readPriceWords reads %j as %j from %s to %s", (text, words, from, to) => {
  expect(readPriceWords(text)).toEqual({ words, price: { from, to }, sort: null });
});

test.each([
  ["sasta phone", "phone", "price_ASC"],
  ["sabse sasta mobile dikhao", "mobile", "price_ASC"],
  ["cheapest laptop", "laptop", "price_ASC"],
  ["low budget tv", "tv", "price_ASC"],
  ["sabse mehenga laptop", "laptop", "price_DESC"],
  ["sasta", "", "price_ASC"],
])("readPriceWords reads %j as %j sorted by %s", (text, words, sort) => {
  expect(readPriceWords(text)).toEqual({ words, price: null, sort });
});

test.each([
  "over ear headphones",
  "under 5 kg washer",
  "8 kg washer",
  "between us",
  "fridge under 500 litre",
  "20000 mah power bank",
  "power bank 20k",
  "tv 4k",
  "monitor 8k",
  "iphone 15",
  "1.5 ton ac",
  "BJ-C2C-100W/2M",
  "wi-fi 6 router",
  "best",
  "usb 3.2 to usb c",
  "rtx 4070 ka cooler",
  "kapde dhone ki machine",
])("readPriceWords finds no price in %j", (text) => {
  expect(readPriceWords(text)).toEqual({ words: text, price: null, sort: null });
});

test("readPriceWords removes filler words if other words remain", () => {
  expect(readPriceWords("mujhe accha phone chahiye").words).toBe("phone");
  expect(readPriceWords("best mixer").words).toBe("mixer");
});

test("readPriceWords parses a long text of numbers in less than 200 ms", () => {
  const started = performance.now();
  readPriceWords("1,".repeat(64));
  readPriceWords("rs ".repeat(42));
  expect(performance.now() - started).toBeLessThan(200);
});
