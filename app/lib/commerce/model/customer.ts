import type { Address } from "./address";

/** What a customer may tell about themselves, as the form has it; empty where nothing was told. */
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

/** What proves a customer to the backend, and for how long. */
export interface CustomerToken {
  readonly token: string;
  readonly lifetimeSeconds: number;
}

/** How a subscription stands at the backend (product P206). */
export type NewsletterStatus = "not-active" | "subscribed" | "unconfirmed" | "unsubscribed";

export interface DefaultRoles {
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

/** An address of the customer's address book. */
export interface SavedAddress extends DefaultRoles {
  readonly id: number;
  readonly address: Address;
}

/** Default billing first, then default shipping, then as they were saved. */
export function inListOrder(addresses: readonly SavedAddress[]): readonly SavedAddress[] {
  const rank = (saved: SavedAddress) => (saved.isDefaultBilling ? 0 : saved.isDefaultShipping ? 1 : 2);
  return [...addresses].sort((a, b) => rank(a) - rank(b));
}

/** A default address cannot be deleted: the backend would refuse, so it is not offered. */
export function mayDelete({ isDefaultBilling, isDefaultShipping }: DefaultRoles): boolean {
  return !isDefaultBilling && !isDefaultShipping;
}
