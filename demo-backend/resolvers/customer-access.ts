import type { CustomerRow } from "../store/customer-store.ts";
import type { BackendContext } from "./context.ts";
import { authorizationError } from "./errors.ts";

/** Who is signed in. A customer deleted a moment ago is nobody any more. */
export function requireCustomer({ store, customerId }: BackendContext): CustomerRow {
  const customer = customerId === null ? undefined : store.customers.customerById(customerId);
  if (!customer) throw authorizationError();
  return customer;
}
