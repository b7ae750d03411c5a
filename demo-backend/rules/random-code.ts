import { randomBytes } from "node:crypto";

/** 32 letters and digits, as Magento's own codes; 384 random bits leave far more than 32 of them. */
export function randomCode(): string {
  return randomBytes(96).toString("base64").replace(/[^A-Za-z0-9]/g, "").slice(0, 32); // prettier-ignore
}
