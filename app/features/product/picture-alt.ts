import type { Picture } from "~/lib/commerce/model/product";

export function pictureAlt(picture: Picture, productName: string, index: number): string {
  const label = picture.label.trim() || productName;
  return index === 0 || label !== productName ? label : `${productName}, picture ${index + 1}`;
}
