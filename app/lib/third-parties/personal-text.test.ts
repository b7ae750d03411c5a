import { expect, test } from "vitest";
import { hasPersonalQuery, looksPersonal, mayBePersonal } from "./personal-text";

test.each([
  "asha.secret@example.in",
  "order of asha@example.co.in please",
  "9876543210",
  "asha 98765 43210",
  "098765-43210",
  "+91 98765 43210",
  "(+91) 98 7654 3210",
  "080 4000 0000",
  "+44 20 7946 0958",
])("%s looks personal", (text) => {
  expect(looksPersonal(text)).toBe(true);
  for (const written of [text, encodeURIComponent(text), new URLSearchParams({ term: text }).toString()])
    expect(mayBePersonal(written), written).toBe(true);
});

test.each([
  "",
  "iphone 15 pro 256 gb 2024",
  "laptop 30000 to 40000",
  "laptop 30000-40000",
  "tv @ 50000",
  "8901234567890",
  "usb 3.2 1m",
  "1920x1080 144 hz",
  "samsung sm-s918b",
])("%s does not look personal", (text) => {
  expect(looksPersonal(text)).toBe(false);
});

test("hasPersonalQuery reads the query only, decoded", () => {
  expect(hasPersonalQuery("https://shop.example/search-results?page=2&term=asha%40example.in")).toBe(true);
  expect(hasPersonalQuery("https://shop.example/search-results?term=98765+43210")).toBe(true);
  expect(hasPersonalQuery("https://shop.example/9876543210.html?price=10000_20000")).toBe(false);
  expect(hasPersonalQuery("nonsense")).toBe(false);
});

test("mayBePersonal leaves usual searches and lists to client navigations", () => {
  for (const search of ["?term=iphone+15+pro", "?page=2&sort=price", "?price=10000_20000&brand=12", "?term=usb+3.2"])
    expect(mayBePersonal(search), search).toBe(false);
});
