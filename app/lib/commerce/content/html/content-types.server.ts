import { type ChildNode, Element, isTag, Text } from "domhandler";
import { textContent } from "domutils";
import { toBanner } from "./banners.server";
import { childOf, toBox } from "./box.server";
import { type Conversion, dress, make, type Place, styleOf } from "./conversion.server";
import { toMap } from "./map.server";
import { toFigure } from "./pictures.server";
import { toProducts } from "./products.server";

type Convert = (element: Element, place: Place, conversion: Conversion) => ChildNode[];

/**
 * Page Builder's content types whose stored markup needs another form without script. Others are
 * plain markup.
 */
export const CONTENT_TYPES: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ["row", toRow],
  ["column-group", toColumnGroup],
  [
    "column-line",
    (element, place, conversion) => [toBox(element, { place, classes: ["pb-line", "pb-one-line"] }, conversion)],
  ],
  ["column", toColumn],
  ["tabs", toTabs],
  ["tab-item", (element, place, conversion) => [toBox(element, { place, classes: ["pb-box"] }, conversion)]],
  ["text", (element, place, conversion) => [toBox(element, { place, classes: ["prose"] }, conversion)]],
  ["html", (element, place, conversion) => [toBox(element, { place, classes: ["prose"] }, conversion)]],
  ["buttons", toButtons],
  ["image", toFigure],
  ["banner", toBanner],
  ["slide", toBanner],
  ["slider", toSlider],
  ["map", toMap],
  ["products", toProducts],
]);

/**
 * Contained: the inner element has the colours. Full width: the row has them, and the inner element
 * keeps to the shop's width.
 */
function toRow(row: Element, place: Place, conversion: Conversion): ChildNode[] {
  conversion.hasRows = true;
  const appearance = row.attribs["data-appearance"];
  const isFull = appearance === "full-width" || appearance === "full-bleed";
  return [
    toBox(
      row,
      { place, classes: ["pb-row pb-box", isFull && "pb-full", appearance === "full-bleed" && "pb-bleed"] },
      conversion,
    ),
  ];
}

function toColumnGroup(group: Element, place: Place, conversion: Conversion): ChildNode[] {
  const hasLines = group.children.some((child) => isTag(child) && child.attribs["data-content-type"] === "column-line");
  return [toBox(group, { place, classes: [!hasLines && "pb-line"] }, conversion)];
}

/** Below each other on a phone. */
function toColumn(column: Element, place: Place, conversion: Conversion): ChildNode[] {
  const { all, phone } = styleOf(column, conversion);
  const isWidth = ([name]: readonly [string, string]) => name.endsWith("width") && !name.startsWith("border");
  const wide = new Map([...all].filter(isWidth));
  const style = {
    all: new Map([...all].filter((entry) => !isWidth(entry))),
    wide,
    phone: phone ?? new Map<string, string>(),
  };
  // Page Builder also writes "calc(50% - 20px)".
  const share = Number.parseFloat((wide.get("width") ?? "100%").replace("calc(", ""));
  const isShare = wide.get("width")?.includes("%") === true && share > 0;
  const inner = { ...place, share: isShare ? (place.share * share) / 100 : place.share };
  return [toBox(column, { place: inner, classes: ["pb-column pb-box"], style }, conversion)];
}

function toButtons(buttons: Element, place: Place, conversion: Conversion): ChildNode[] {
  const isStacked = buttons.attribs["data-appearance"] === "stacked";
  const isEven = buttons.attribs["data-same-width"] === "true";
  return [
    toBox(buttons, { place, classes: ["pb-buttons", isStacked && "pb-stacked", isEven && "pb-even"] }, conversion),
  ];
}

/** A row that scrolls. It takes the focus, so that the arrow keys scroll it. */
function toSlider(slider: Element, place: Place, conversion: Conversion): ChildNode[] {
  const box = toBox(slider, { place, classes: ["pb-slider"] }, conversion);
  if (box.children.length === 0) return [];
  return [make("div", { ...box.attribs, role: "group", tabindex: "0", "aria-label": "Slides" }, box.children)];
}

/**
 * Each panel under its name, one open: `details` without script, which a wide window shows as tabs.
 */
function toTabs(tabs: Element, place: Place, conversion: Conversion): ChildNode[] {
  const [list, content] = ["navigation", "content"].map((part) => childOf(tabs, part));
  const names = (list?.children ?? []).filter(isTag).map((header) => textContent(header).trim());
  const panels = (content?.children ?? [])
    .filter(isTag)
    .filter(({ attribs }) => attribs["data-content-type"] === "tab-item");
  if (panels.length === 0) return [toBox(tabs, { place }, conversion)];
  const active = Math.min(Number.parseInt(tabs.attribs["data-active-tab"] ?? "", 10) || 0, panels.length - 1);
  const { attributes, place: inner } = dress(tabs, conversion, {
    style: styleOf(tabs, conversion),
    place,
    classes: ["pb-tabs"],
  });
  // Unique on the page, because the ids are.
  const group = `pb-${panels[0]?.attribs["id"] ?? String(conversion.takenIds.size)}`;
  const details = panels.flatMap((panel, index) => {
    const [box] = conversion.convert([panel], inner);
    if (!(box instanceof Element)) return []; // hidden
    const { id, ...rest } = box.attribs;
    box.attribs = rest;
    const title = panel.attribs["data-tab-name"]?.trim() || names[index] || `Tab ${String(index + 1)}`;
    const open = index === active ? { open: "" } : {};
    return make("details", { id, name: group, ...open }, [make("summary", {}, [new Text(title)]), box]);
  });
  return [make("div", attributes, details)];
}
