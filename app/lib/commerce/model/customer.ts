import type { Address } from "./address";

/** Personal details as the form has them; unset ones are empty. */
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
  /** Whether the newsletter is sent. */
  readonly isSubscribed: boolean;
}

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly wantsNewsletter: boolean;
}

/** A customer's access token and its lifetime. */
export interface CustomerToken {
  readonly token: string;
  readonly lifetimeSeconds: number;
}

/** Status of a newsletter subscription (product P206). */
export type NewsletterStatus = "not-active" | "subscribed" | "unconfirmed" | "unsubscribed";

export interface DefaultRoles {
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

export interface SavedAddress extends DefaultRoles {
  readonly id: number;
  readonly address: Address;
}

/** Default billing first, then default shipping, then as they were saved. */
export function inListOrder(addresses: readonly SavedAddress[]): readonly SavedAddress[] {
  const rank = (saved: SavedAddress) => (saved.isDefaultBilling ? 0 : saved.isDefaultShipping ? 1 : 2);
  return [...addresses].sort((a, b) => rank(a) - rank(b));
}

/** The backend refuses to delete a default address, so the shop does not offer it. */
export function mayDelete({ isDefaultBilling, isDefaultShipping }: DefaultRoles): boolean {
  return !isDefaultBilling && !isDefaultShipping;
}
