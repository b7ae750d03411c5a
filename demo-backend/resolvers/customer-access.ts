import type { CustomerRow } from "../store/customer-store.ts";
import type { BackendContext } from "./context.ts";
import { authorizationError } from "./errors.ts";

export function requireCustomer({ store, customerId }: BackendContext): CustomerRow {
  const customer = customerId === null ? undefined : store.customers.customerById(customerId);
  if (!customer) throw authorizationError();
  return customer;
}
