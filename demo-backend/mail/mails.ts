import type { BackendSettings } from "../rules/shop-settings.ts";
import type { Mail } from "./mail.ts";

type Shop = Pick<BackendSettings, "storeName" | "storefrontUrl" | "baseUrl">;

interface Reader {
  email: string;
  firstname: string;
}

export function welcomeMail(shop: Shop, reader: Reader): Mail {
  return mail(shop, reader, `Welcome to ${shop.storeName}`, [
    `Your account at ${shop.storeName} is ready. Sign in with ${reader.email} to follow your orders and to keep your addresses.`,
    origin(shop),
  ]);
}

export function confirmationMail(shop: Shop, reader: Reader & { id: number; key: string }): Mail {
  return mail(shop, reader, `Please confirm your ${shop.storeName} account`, [
    "Follow this link to confirm your e-mail address. You can sign in after that.",
    // 2.4.6 has no GraphQL mutation for it, so the link leads to the backend itself, as Magento's does.
    `${shop.baseUrl}/customer/account/confirm/?id=${reader.id}&key=${encodeURIComponent(reader.key)}`,
    "If you did not make an account, you need do nothing.",
  ]);
}

export function passwordResetMail(shop: Shop, reader: Reader & { token: string }): Mail {
  const asked = new URLSearchParams({ email: reader.email, token: reader.token });
  return mail(shop, reader, `Set a new password at ${shop.storeName}`, [
    "Somebody, hopefully you, asked for a new password. Follow this link within two hours to set it.",
    `${origin(shop)}/customer/account/createPassword/?${asked.toString()}`,
    "If it was not you, ignore this mail; your password stays as it is.",
  ]);
}

export function passwordChangedMail(shop: Shop, reader: Reader): Mail {
  return mail(shop, reader, `Your ${shop.storeName} password was changed`, [
    "The password of your account was changed just now. If it was not you, ask for a new password at once.",
    origin(shop),
  ]);
}

export interface OrderSummary {
  number: string;
  lines: readonly { name: string; sku: string; quantity: number; backordered: number }[];
  /** Formatted, with its currency. */
  total: string;
  payment: string;
}

export function orderMail(shop: Shop, reader: Reader, order: OrderSummary): Mail {
  return mail(shop, reader, `Your ${shop.storeName} order ${order.number}`, [
    `Thank you. We have your order ${order.number}:`,
    order.lines.map((line) => orderedLine(line)).join("\n"),
    ...(order.lines.some(({ backordered }) => backordered > 0)
      ? ["What is on its way to us is sent as soon as it is here; you need do nothing."]
      : []),
    `Total ${order.total}, tax included. Payment: ${order.payment}.`,
  ]);
}

function orderedLine({ name, sku, quantity, backordered }: OrderSummary["lines"][number]): string {
  const later = backordered === 0 ? "" : `, ${backordered === quantity ? "" : `${backordered} of it `}on its way to us`;
  return `${quantity} x ${name} (${sku})${later}`;
}

export interface Recommendation {
  from: string;
  message: string;
  product: string;
  path: string;
}

export function recommendationMail(shop: Shop, reader: Reader, { from, message, product, path }: Recommendation): Mail {
  return mail(shop, reader, `${from} recommends: ${product}`, [
    `${from} thinks you may like this: ${product}`,
    `${origin(shop)}/${path}`,
    message,
  ]);
}

function mail({ storeName }: Shop, { email, firstname }: Reader, subject: string, paragraphs: string[]): Mail {
  return { to: email, subject, text: [`Hello ${firstname},`, ...paragraphs, storeName].join("\n\n") };
}

function origin({ storefrontUrl, baseUrl }: Shop): string {
  return storefrontUrl ?? baseUrl;
}
