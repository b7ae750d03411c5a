import type { BackendSettings } from "../rules/shop-settings.ts";
import type { Mail } from "./mail.ts";

type Shop = Pick<BackendSettings, "storeName" | "storefrontUrl" | "baseUrl">;

interface Recipient {
  email: string;
  firstname: string;
}

export function welcomeMail(shop: Shop, recipient: Recipient): Mail {
  return mail(shop, recipient, `Welcome to ${shop.storeName}`, [
    `Your account at ${shop.storeName} is ready. Log in with ${recipient.email} to track your orders and save your addresses.`,
    origin(shop),
  ]);
}

export function confirmationMail(shop: Shop, recipient: Recipient & { id: number; key: string }): Mail {
  return mail(shop, recipient, `Please confirm your ${shop.storeName} account`, [
    "Follow this link to confirm your email address. Then you can log in.",
    // 2.4.6 has no GraphQL mutation for it, so the link opens the backend, as Magento's does.
    `${shop.baseUrl}/customer/account/confirm/?id=${recipient.id}&key=${encodeURIComponent(recipient.key)}`,
    "If you did not create an account, ignore this email.",
  ]);
}

export function passwordResetMail(shop: Shop, recipient: Recipient & { token: string }): Mail {
  const params = new URLSearchParams({ email: recipient.email, token: recipient.token });
  return mail(shop, recipient, `Set a new password at ${shop.storeName}`, [
    "We got a request for a new password. Follow this link within two hours to set it.",
    `${origin(shop)}/customer/account/createPassword/?${params.toString()}`,
    "If it was not you, ignore this email. Your password stays the same.",
  ]);
}

export function passwordChangedMail(shop: Shop, recipient: Recipient): Mail {
  return mail(shop, recipient, `Your ${shop.storeName} password was changed`, [
    "Your password was changed just now. If it was not you, reset it at once.",
    origin(shop),
  ]);
}

export interface OrderSummary {
  number: string;
  lines: readonly { name: string; sku: string; quantity: number; backordered: number }[];
  total: string;
  payment: string;
}

export function orderMail(shop: Shop, recipient: Recipient, order: OrderSummary): Mail {
  return mail(shop, recipient, `Your ${shop.storeName} order ${order.number}`, [
    `Thank you for your order ${order.number}:`,
    order.lines.map((line) => orderedLine(line)).join("\n"),
    ...(order.lines.some(({ backordered }) => backordered > 0)
      ? ["We ship the items on order as soon as they reach us. You do not need to do anything."]
      : []),
    `Total ${order.total}, tax included. Payment: ${order.payment}.`,
  ]);
}

function orderedLine({ name, sku, quantity, backordered }: OrderSummary["lines"][number]): string {
  const backorderNote =
    backordered === 0 ? "" : `, ${backordered === quantity ? "" : `${backordered} of them `}on order`;
  return `${quantity} x ${name} (${sku})${backorderNote}`;
}

export interface Cancellation {
  number: string;
  /** As GraphQL writes it. */
  id: string;
  key: string;
  token: string;
}

/** Magento's link: the storefront confirms with its parameters. */
export function cancellationMail(shop: Shop, recipient: Recipient, { number, id, key, token }: Cancellation): Mail {
  const params = new URLSearchParams({ order_id: id, confirmation_key: key, orderRef: token, action: "cancel" });
  return mail(shop, recipient, `Please confirm: cancel order ${number}`, [
    `We got a request to cancel your order ${number}. Follow this link to confirm it.`,
    `${origin(shop)}/sales/guest/view/?${params.toString()}`,
    "If it was not you, ignore this email. Your order stays as it is.",
  ]);
}

export interface Recommendation {
  from: string;
  message: string;
  product: string;
  path: string;
}

export function recommendationMail(
  shop: Shop,
  recipient: Recipient,
  { from, message, product, path }: Recommendation,
): Mail {
  return mail(shop, recipient, `${from} recommends: ${product}`, [
    `${from} thinks you may like this: ${product}`,
    `${origin(shop)}/${path}`,
    message,
  ]);
}

function mail({ storeName }: Shop, { email, firstname }: Recipient, subject: string, paragraphs: string[]): Mail {
  return { to: email, subject, text: [`Hello ${firstname},`, ...paragraphs, storeName].join("\n\n") };
}

function origin({ storefrontUrl, baseUrl }: Shop): string {
  return storefrontUrl ?? baseUrl;
}
