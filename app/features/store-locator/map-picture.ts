import type { Position } from "~/lib/commerce/model/store-location";

/** The picture of a place, by the address the settings give; null where they give none or nobody knows the place. */
export function mapPicture(address: string | null, position: Position | null): string | null {
  if (!address || !position) return null;
  const { latitude, longitude } = position;
  return address.replaceAll("{lat}", String(latitude)).replaceAll("{lng}", String(longitude));
}
