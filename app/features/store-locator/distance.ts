import type { Position } from "~/lib/commerce/model/page";

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres. */
export function distanceBetween(a: Position, b: Position): number {
  const [lat1, lat2] = [toRadians(a.latitude), toRadians(b.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(toRadians(b.longitude - a.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(chord, 1)));
}

/** "12.97,77.59", from the page's query; null for invalid coordinates. */
export function parsePosition(text: string | null): Position | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text ?? "");
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
