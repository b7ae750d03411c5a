import { randomBytes } from "node:crypto";

/** 32 letters and digits, like Magento's codes. */
export function randomCode(): string {
  return randomBytes(96).toString("base64").replace(/[^A-Za-z0-9]/g, "").slice(0, 32); // prettier-ignore
}
