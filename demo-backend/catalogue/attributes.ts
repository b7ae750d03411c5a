import type { AttributeSeed } from "./seed.ts";

export const brands = [
  "Bijli",
  "Dhvanix",
  "Drishtal",
  "Halcyra",
  "Jaalix",
  "Kestriva",
  "Khelgard",
  "Lekhari",
  "Onvira",
  "Ostrelle",
  "Prakshya",
  "Quorvane",
  "Rasvati",
  "Sheetara",
  "Sutravia",
  "Tessaryn",
  "Urjavane",
  "Varunika",
  "Vayukal",
];

const colours = {
  Black: "#1f2124",
  Graphite: "#4a4d52",
  Silver: "#c5c9ce",
  White: "#f4f4f1",
  Beige: "#dccfb8",
  Gold: "#cfae74",
  Brown: "#7a5238",
  Red: "#b3343a",
  Coral: "#e8765f",
  Orange: "#e08a2e",
  Yellow: "#e9c83f",
  Sage: "#9db39a",
  Green: "#3f7d58",
  Teal: "#1f7a7a",
  "Sky Blue": "#8fbcdc",
  Blue: "#2f5fa8",
  Navy: "#1f2f57",
  Lavender: "#b7a6d6",
  Purple: "#6b4c8f",
  Pink: "#e4a3b5",
};

const memorySizes = ["4 GB", "6 GB", "8 GB", "12 GB", "16 GB", "24 GB", "32 GB", "64 GB"];

const storageSizes = ["64 GB", "128 GB", "256 GB", "512 GB", "1 TB", "2 TB", "4 TB", "8 TB", "16 TB"];

const connections = [
  "Bluetooth",
  "Wi-Fi 5",
  "Wi-Fi 6",
  "Wi-Fi 6E",
  "Wi-Fi 7",
  "4G",
  "5G",
  "NFC",
  "2.4 GHz wireless",
  "Matter",
  "Ethernet",
  "HDMI",
  "DisplayPort",
  "USB-A",
  "USB-C",
  "3.5 mm jack",
];

const materials = [
  "ABS plastic",
  "Recycled plastic",
  "Polycarbonate",
  "Aluminium",
  "Stainless steel",
  "Titanium",
  "Glass",
  "Ceramic",
  "Silicone",
  "Leather",
  "Fabric",
  "Wood",
];

const screenSizes = [
  ...[1.2, 1.4, 1.43, 1.62, 1.96, 6.2, 6.4, 6.55, 6.56, 6.6, 6.7, 6.72, 6.78, 6.82, 6.9, 7, 8],
  ...[10.1, 11, 11.6, 12.1, 14, 15.6, 16, 23.8, 27, 32, 34, 43, 50, 55, 65],
];

/** By unit, ascending. */
const capacities = [
  ...["1 ton", "1.5 ton", "2 ton", "400 mm", "1,200 mm", "380 m³/h", "760 m³/h"],
  ...["1.5 L", "4.5 L", "8 L", "28 L", "190 L", "215 L", "260 L", "580 L", "7 kg", "8 kg", "9 kg"],
  ...["25 W", "750 W", "1,000 W", "2,000 W", "2,200 W", "150 air watts", "6,000 Pa", "10,000 Pa"],
];

const energyClasses = ["BEE 5 star", "BEE 4 star", "BEE 3 star"];

/** In the order of the filters and the comparison table. */
export const attributes: AttributeSeed[] = [
  { code: "brand", label: "Brand", input: "select", filterable: true, comparable: true, options: labelled(brands) },
  {
    code: "color",
    label: "Colour",
    input: "select",
    filterable: true,
    comparable: true,
    swatch: "visual",
    options: Object.entries(colours).map(([label, swatch]) => ({ label, swatch })),
  },
  {
    code: "ram",
    label: "Memory",
    input: "select",
    filterable: true,
    comparable: true,
    swatch: "text",
    options: labelled(memorySizes),
  },
  {
    code: "storage_capacity",
    label: "Storage",
    input: "select",
    filterable: true,
    comparable: true,
    swatch: "text",
    options: labelled(storageSizes),
  },
  {
    code: "screen_size",
    label: "Screen size",
    input: "select",
    filterable: true,
    comparable: true,
    options: labelled(screenSizes.map((inches) => `${inches} inch`)),
  },
  // What appliances are chosen by; the specifications say it at length.
  { code: "capacity", label: "Capacity", input: "select", filterable: true, options: labelled(capacities) },
  { code: "energy_class", label: "Energy class", input: "select", filterable: true, options: labelled(energyClasses) },
  {
    code: "connectivity",
    label: "Connectivity",
    input: "multiselect",
    filterable: true,
    comparable: true,
    options: labelled(connections),
  },
  {
    code: "material",
    label: "Material",
    input: "select",
    filterable: false,
    comparable: true,
    options: labelled(materials),
  },
  { code: "made_in_india", label: "Made in India", input: "boolean", filterable: true, comparable: true },
  { code: "new", label: "New", input: "boolean", filterable: true },
  { code: "sale", label: "On sale", input: "boolean", filterable: true },
  { code: "warranty_note", label: "Warranty", input: "text", filterable: false, comparable: true },
  { code: "generic_name", label: "Generic name", input: "text", filterable: false },
  { code: "hsn_code", label: "HSN code", input: "text", filterable: false },
  { code: "importer", label: "Importer", input: "text", filterable: false },
  { code: "mpn", label: "Model number", input: "text", filterable: false },
  { code: "net_quantity", label: "Net quantity", input: "text", filterable: false },
  { code: "unit_price", label: "Unit price", input: "text", filterable: false },
  { code: "country_of_manufacture", label: "Country of origin", input: "text", filterable: true },
];

function labelled(labels: readonly string[]): { label: string }[] {
  return labels.map((label) => ({ label }));
}
