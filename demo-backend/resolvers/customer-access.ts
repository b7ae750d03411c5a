import type { CustomerRow } from "../store/customer-store.ts";
import type { BackendContext } from "./context.ts";
import { authorizationError } from "./errors.ts";

/** An integration whose number is no customer's. */
export function isIntegration({ store, customerId }: BackendContext): boolean {
  return customerId !== null && !store.customers.customerById(customerId);
}

export function requireCustomer({ store, customerId }: BackendContext): CustomerRow {
  const customer = customerId === null ? undefined : store.customers.customerById(customerId);
  if (!customer) throw authorizationError();
  return customer;
}
