import type { PictureKind, PictureSpec } from "../seed.ts";
import { canShow } from "./contents.ts";
import { type PictureFacts, type Size } from "./facts.ts";
import { hasRoom, roomDescription } from "./room.ts";
import type { View } from "./view.ts";

export interface PictureFile {
  /** Below catalog/product: "/k/s/kst-aura-5g-black-1.png". */
  file: string;
  view: View;
  label: string;
}

const maxPictures = 5;

export function pictureFiles(sku: string, { kind }: PictureSpec, facts: PictureFacts = {}): PictureFile[] {
  const name = sku
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const folder = `/${name.charAt(0) || "_"}/${name.charAt(1) || "_"}`;
  const factViews = factViewsOf(kind, facts);
  const basic = basicViews(kind).slice(0, maxPictures - factViews.length);
  return [...basic, ...factViews].map(([view, label], index) => ({
    // A room fills its picture.
    file: `${folder}/${name}-${index + 1}.${view === "room" ? "jpg" : "png"}`,
    view,
    label,
  }));
}

/** Codes and documents have no close-up. */
function basicViews(kind: PictureKind): [View, string][] {
  switch (kind) {
    case "software-box":
    case "gift-voucher":
    case "service-plan":
    case "e-book":
      return [
        ["front", "front"],
        ["angle", "at an angle"],
      ];
    case "phone":
    case "foldable":
      return [
        ["front", "front and back"],
        ["angle", "back"],
        ["detail", "cameras"],
      ];
    default:
      return [
        ["front", "front"],
        ["angle", angles[kind] ?? "at an angle"],
        ["detail", kind === "refrigerator" ? "at an angle" : "close-up"],
      ];
  }
}

const angles: Partial<Record<PictureKind, string>> = {
  tv: "back",
  monitor: "back",
  router: "back",
  refrigerator: "open",
};

function factViewsOf(kind: PictureKind, { size, ports, extras }: PictureFacts): [View, string][] {
  const views: [View, string][] = [];
  if (size) views.push(["size", `size: ${describeSize(size)}`]);
  if (ports)
    views.push([
      "ports",
      `ports: ${ports.map(({ count, name }) => (count > 1 ? `${count} × ${name}` : name)).join(", ")}`,
    ]);
  if (extras && canShow(extras)) views.push(["contents", `in the box with it: ${extras.join(", ")}`]);
  if (size && hasRoom(kind)) views.push(["room", `to scale ${roomDescription(kind)}`]);
  return views.slice(0, maxPictures - 2);
}

function describeSize({ width, height, depth }: Size): string {
  const [w, h, d] = [width, height, depth].map((side) => side.toLocaleString("en-IN"));
  return `${w} mm wide, ${h} mm high, ${d} mm deep`;
}
