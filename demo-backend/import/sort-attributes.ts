import type { AttributeIn } from "./rows.ts";

const attributeCodes: Record<string, string> = {
  brand: "brand",
  color: "color",
  ram: "ram",
  memory_capacity: "ram",
  storage_capacity: "storage_capacity",
  connectivity: "connectivity",
  material: "material",
  made_in_india: "made_in_india",
  screen_size: "screen_size",
  warranty_note: "warranty_note",
  country_of_manufacture: "country_of_manufacture",
};
/** Screen size is a text attribute. As a configurable attribute it needs options. */
const optionCodes: Record<string, string> = { ...attributeCodes, screen_size: "display_size" };

const labelAliases: Record<string, string> = {
  "Wireless 2.4GHz": "2.4 GHz wireless",
  "Wired USB-C": "USB-C",
  "Wired USB-A": "USB-A",
  Gray: "Grey",
};

export type AttributeInput = "select" | "multiselect" | "boolean" | "text";

export interface SortedAttributes {
  /** Shop attribute → option labels, a text, or true. */
  attributes: Map<string, string[]>;
  specifications: [string, string][];
}

export function sortAttributes(
  values: Record<string, AttributeIn>,
  inputOf: (code: string) => AttributeInput | undefined,
): SortedAttributes {
  const attributes = new Map<string, string[]>();
  const specifications: [string, string][] = [];
  for (const [code, value] of Object.entries(values)) {
    const attributeCode = attributeCodes[code];
    const input = attributeCode === undefined ? undefined : inputOf(attributeCode);
    const labels = [value].flat().map((label) => toLabel(label));
    if (attributeCode === undefined || input === undefined) {
      specifications.push(toSpecification(code, value));
    } else if (input === "boolean") {
      if (value === true) attributes.set(attributeCode, ["1"]);
    } else if (input === "multiselect") {
      attributes.set(attributeCode, labels);
    } else {
      attributes.set(attributeCode, [labels[0] ?? ""]);
      // A product has one filterable colour; others are only listed.
      if (labels.length > 1) specifications.push(toSpecification(code, value));
    }
  }
  return { attributes, specifications };
}

export function optionAttribute(code: string): { code: string; label: string } {
  return { code: optionCodes[code] ?? code, label: toSpecification(code, "")[0] };
}

export function toLabel(value: string | number | boolean): string {
  const label = String(value).trim();
  return labelAliases[label] ?? label;
}

const units: Record<string, string> = {
  mhz: "MHz",
  ghz: "GHz",
  hz: "Hz",
  mm: "mm",
  w: "W",
  nits: "nits",
  ms: "ms",
  l: "L",
};
const spellings: Record<string, string> = {
  gpu: "GPU",
  cpu: "CPU",
  rgb: "RGB",
  ecc: "ECC",
  pwm: "PWM",
  tdp: "TDP",
  cas: "CAS",
  usb: "USB",
  led: "LED",
  hdr: "HDR",
  wifi: "Wi-Fi",
  nvme: "NVMe",
  rpm: "RPM",
};

/** "max_gpu_length_mm", 400 → "Max GPU length", "400 mm". */
export function toSpecification(code: string, value: AttributeIn): [label: string, value: string] {
  const words = code.split("_").filter((word) => word !== "");
  const unit = words.length > 1 ? units[words.at(-1) ?? ""] : undefined;
  const label = (unit === undefined ? words : words.slice(0, -1)).map((word) => spellings[word] ?? word).join(" ");
  const text = typeof value === "boolean" ? (value ? "Yes" : "No") : [value].flat().join(", ");
  return [label.charAt(0).toUpperCase() + label.slice(1), unit === undefined ? text : `${text} ${unit}`];
}
