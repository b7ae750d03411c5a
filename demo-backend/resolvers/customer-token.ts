import { afterFailure, cleanRecord, isLocked } from "../rules/lock-out.ts";
import { isPassword } from "../rules/password.ts";
import type { CustomerRow } from "../store/customer-store.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";
import { authenticationError, inputError } from "./errors.ts";

export const customerTokenResolvers = {
  Mutation: {
    /**
     * One error for wrong, unknown and locked (up to 2.4.7 also unconfirmed): does not reveal
     * accounts.
     */
    async generateCustomerToken(
      _: unknown,
      { email, password }: { email: string; password: string },
      context: BackendContext,
    ) {
      if (email === "") throw inputError('Specify the "email" value.');
      if (password === "") throw inputError('Specify the "password" value.');
      const { store, now } = context;
      const found = store.customers.customerByEmail(email.trim());
      if (!(await verifyPassword(context, found, password)) || !found) {
        throw authenticationError(
          "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.",
        );
      }
      context.isSignedIn = true;
      return { token: store.tokens.issue(found, now()) };
    },

    revokeCustomerToken(_: unknown, __: unknown, context: BackendContext) {
      context.store.customers.revokeTokens(requireCustomer(context).id);
      context.isSignedIn = false;
      return { result: true };
    },
  },
};

export async function requirePassword(context: BackendContext, customer: CustomerRow, password: string): Promise<void> {
  if (isLocked(customer, context.now())) throw authenticationError("The account is locked.");
  if (!(await verifyPassword(context, customer, password))) throw authenticationError("Invalid login or password.");
}

/** Counts failures. A locked or unconfirmed account rejects the right password too. */
async function verifyPassword(
  { store, now }: BackendContext,
  customer: CustomerRow | undefined,
  password: string,
): Promise<boolean> {
  const matches = await isPassword(password, customer?.passwordHash ?? null);
  if (!customer) return false;
  return store.transaction(() => {
    // Read again: other attempts may have been counted.
    const record = store.customers.customerById(customer.id);
    if (!record || isLocked(record, now())) return false;
    const isAccepted = matches && record.confirmationKey === null;
    if (!isAccepted) store.customers.saveSignInRecord(record.id, afterFailure(record, now()));
    else if (record.failures > 0) store.customers.saveSignInRecord(record.id, cleanRecord);
    return isAccepted;
  });
}
