import type { Address } from "./address";
import type { AttributeValues, CustomerAttribute } from "./customer-attribute";

/** Unset fields are empty. */
export interface PersonalDetails {
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly suffix: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  /** Magento's number: 1 male, 2 female, 3 not specified. */
  readonly gender: "" | "1" | "2" | "3";
  readonly taxNumber: string;
}

export interface Profile extends PersonalDetails {
  readonly email: string;
  readonly isSubscribed: boolean;
}

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly wantsNewsletter: boolean;
  /** What the merchant also requires, and the values. */
  readonly attributes: readonly CustomerAttribute[];
  readonly values: AttributeValues;
}

export interface CustomerToken {
  readonly token: string;
  readonly lifetimeSeconds: number;
}

export type NewsletterStatus = "not-active" | "subscribed" | "unconfirmed" | "unsubscribed";

export interface DefaultRoles {
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

export interface SavedAddress extends DefaultRoles {
  readonly id: number;
  readonly address: Address;
}

export function sortAddresses(addresses: readonly SavedAddress[]): readonly SavedAddress[] {
  const rank = (saved: SavedAddress) => (saved.isDefaultBilling ? 0 : saved.isDefaultShipping ? 1 : 2);
  return [...addresses].sort((a, b) => rank(a) - rank(b));
}

/** The backend does not delete default addresses. */
export function mayDelete({ isDefaultBilling, isDefaultShipping }: DefaultRoles): boolean {
  return !isDefaultBilling && !isDefaultShipping;
}

export interface OwnReview {
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  readonly date: string;
  /** 1–5, with one decimal. */
  readonly rating: number;
  readonly product: { readonly name: string; readonly path: string };
}

export interface Download {
  readonly order: string;
  readonly date: string;
  /** Null while the download is not available. */
  readonly url: string | null;
  /** The backend's label, e.g. "available", "pending", "expired". */
  readonly status: string;
  /** A number, or "Unlimited". */
  readonly remaining: string;
}

export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly text: string;
}
