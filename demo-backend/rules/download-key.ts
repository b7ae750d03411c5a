import { createHmac, timingSafeEqual } from "node:crypto";

export interface DownloadClaim {
  orderLineId: number;
  linkId: number;
}

/** Signed, so that it needs no row. */
export function toDownloadKey({ orderLineId, linkId }: DownloadClaim, secret: string): string {
  return `${orderLineId}-${linkId}-${sealOf(`${orderLineId}-${linkId}`, secret)}`;
}

export function fromDownloadKey(key: string, secret: string): DownloadClaim | null {
  const match = /^((\d{1,12})-(\d{1,12}))-([\w-]{32})$/.exec(key);
  if (!match?.[1] || !match[4]) return null;
  const isOurs = timingSafeEqual(Buffer.from(match[4]), Buffer.from(sealOf(match[1], secret)));
  return isOurs ? { orderLineId: Number(match[2]), linkId: Number(match[3]) } : null;
}

export function remainingDownloads(quantity: number, used: number): number {
  return Math.max(0, quantity * 5 - used);
}

/** Available once the order is paid, and not after a refund. */
export function downloadStatus(orderState: string, remaining: number): "available" | "pending" | "expired" {
  if (orderState === "closed" || orderState === "canceled" || remaining === 0) return "expired";
  return orderState === "processing" || orderState === "complete" ? "available" : "pending";
}

function sealOf(text: string, secret: string): string {
  return createHmac("sha256", secret).update(`download/${text}`).digest("base64url").slice(0, 32);
}
