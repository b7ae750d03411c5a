import type { PictureKind, PictureSpec } from "../seed.ts";
import type { View } from "./view.ts";

export interface PictureFile {
  /** Path in Magento's manner, below catalog/product: "/k/s/kst-aura-5g-black-1.png". */
  file: string;
  view: View;
  label: string;
}

/** The gallery of a product: its main picture first. Things that are bought as a code or a paper have no close-up. */
export function pictureFiles(sku: string, spec: PictureSpec): PictureFile[] {
  const name = sku
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const folder = `/${name.charAt(0) || "_"}/${name.charAt(1) || "_"}`;
  return galleryViews(spec.kind).map(([view, label], index) => ({
    file: `${folder}/${name}-${index + 1}.png`,
    view,
    label,
  }));
}

function galleryViews(kind: PictureKind): [View, string][] {
  switch (kind) {
    case "software-box":
    case "gift-voucher":
    case "service-plan":
    case "e-book":
      return [
        ["front", "Front"],
        ["angle", "At an angle"],
      ];
    case "phone":
    case "foldable":
      return [
        ["front", "Front and back"],
        ["angle", "Back"],
        ["detail", "Cameras"],
      ];
    default:
      return [
        ["front", "Front"],
        ["angle", "At an angle"],
        ["detail", "Close-up"],
      ];
  }
}
