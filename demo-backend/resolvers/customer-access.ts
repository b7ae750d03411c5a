import type { CustomerRow } from "../store/customer-store.ts";
import type { BackendContext } from "./context.ts";
import { authorizationError } from "./errors.ts";

/** The signed-in customer; a deleted one is a guest. */
export function requireCustomer({ store, customerId }: BackendContext): CustomerRow {
  const customer = customerId === null ? undefined : store.customers.customerById(customerId);
  if (!customer) throw authorizationError();
  return customer;
}
