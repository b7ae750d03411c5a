import { describe, expect, test } from "vitest";
import { catalogueSeed } from "../catalogue.ts";
import { drawPicture } from "./draw-picture.ts";
import { toSvg } from "./drawing.ts";
import { readFacts } from "./facts.ts";
import { pictureFiles } from "./picture-files.ts";

describe("readFacts", () => {
  test("reads dimensions in the order of the product kind", () => {
    const size = { width: 1232, depth: 262, height: 778 };
    expect(readFacts("tv", [["Size with stand", "1,232 × 262 × 778 mm"]])).toEqual({ size });
    const bank = { height: 158, width: 74, depth: 27 };
    expect(readFacts("power-bank", [["Size", "158 × 74 × 27 mm"]])).toEqual({ size: bank });
  });

  test("ignores size ranges and kinds without a front view to scale", () => {
    expect(readFacts("mixer", [["Size", "390 × 240 × 280 mm"]])).toEqual({});
    expect(readFacts("tv", [["Size with stand", "612 × 205 × 430–540 mm"]])).toEqual({});
  });

  test("reads ports with their counts", () => {
    expect(readFacts("laptop", [["Ports", "2 × USB4, USB-A, HDMI 2.1, SD UHS-II, 3.5 mm"]]).ports).toEqual([
      { socket: "usb-c", count: 2, name: "USB4" },
      { socket: "usb-a", count: 1, name: "USB-A" },
      { socket: "hdmi", count: 1, name: "HDMI 2.1" },
      { socket: "card", count: 1, name: "SD UHS-II" },
      { socket: "jack", count: 1, name: "3.5 mm" },
    ]);
  });

  test("ignores ports if one is unknown or the product kind is unsupported", () => {
    expect(readFacts("laptop", [["Ports", "2 × USB4, Thunderbolt dock"]])).toEqual({});
    expect(readFacts("router", [["Ports", "1 × WAN, 3 × LAN, gigabit"]])).toEqual({});
  });

  test("reads the accessories in the box", () => {
    const box = "Phone, USB-C cable, SIM pin (charger sold separately)";
    expect(readFacts("phone", [["In the box", box]])).toEqual({ extras: ["USB-C cable", "SIM pin"] });
    expect(readFacts("charger", [["In the box", "Charger"]])).toEqual({});
  });
});

describe("pictureFiles", () => {
  test("labels each picture", () => {
    const facts = readFacts("tv", [
      ["Size with stand", "1226 × 265 × 765 mm"],
      ["Inputs", "4 × HDMI 2.1, optical"],
    ]);
    expect(pictureFiles("TV-1", { kind: "tv", color: "#222" }, facts).map(({ label }) => label)).toEqual([
      "front",
      "back",
      "size: 1,226 mm wide, 765 mm high, 265 mm deep",
      "ports: 4 × HDMI 2.1, optical",
      "to scale on a bench 1.8 m wide",
    ]);
  });

  test("omits the picture of the contents if an accessory cannot be drawn", () => {
    const views = (extras: string[]) =>
      pictureFiles("x", { kind: "phone", color: "#222" }, { extras }).map(({ view }) => view);
    expect(views(["USB-C cable"])).toContain("contents");
    expect(views(["USB-C cable", "stickers"])).not.toContain("contents");
  });

  test("gives every product at most five valid pictures", () => {
    const extent = { left: 100, top: 100, width: 800, height: 900 };
    for (const { sku, picture: spec, specifications } of catalogueSeed.products) {
      const facts = readFacts(spec.kind, specifications);
      const files = pictureFiles(sku, spec, facts);
      expect(files.length).toBeLessThanOrEqual(5);
      for (const { file, view } of files) {
        const { drawing, measured } = drawPicture({ file, spec, view, facts });
        const svg = toSvg(measured ? measured.place(drawing, extent, extent) : drawing);
        expect(svg, `${sku}, ${view}`).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
});
