import type { Position } from "~/lib/commerce/model/page";

/** URL of a map picture, from the URL template in the settings; null without template or position. */
export function mapPicture(address: string | null, position: Position | null): string | null {
  if (!address || !position) return null;
  const { latitude, longitude } = position;
  return address.replaceAll("{lat}", String(latitude)).replaceAll("{lng}", String(longitude));
}
