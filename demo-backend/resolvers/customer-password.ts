import { createHash } from "node:crypto";
import { passwordChangedMail, passwordResetMail } from "../mail/mails.ts";
import { isEmail } from "../rules/email.ts";
import { cleanRecord, isLocked } from "../rules/lock-out.ts";
import { hashPassword, passwordProblem } from "../rules/password.ts";
import { randomCode } from "../rules/random-code.ts";
import type { CustomerRow } from "../store/customer-store.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";
import { requirePassword } from "./customer-token.ts";
import { inputError } from "./errors.ts";

const resetHours = 2;

interface ResetArguments {
  email: string;
  resetPasswordToken: string;
  newPassword: string;
}

export const customerPasswordResolvers = {
  Mutation: {
    async changeCustomerPassword(
      _: unknown,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
      context: BackendContext,
    ) {
      const customer = requireCustomer(context);
      if (currentPassword === "") throw inputError('Specify the "currentPassword" value.');
      if (newPassword === "") throw inputError('Specify the "newPassword" value.');
      await requirePassword(context, customer, currentPassword);
      await setPassword(context, customer, { password: newPassword });
      return requireCustomer(context);
    },

    /** Reveals whether the account exists, as 2.4.6 does. */
    requestPasswordResetEmail(_: unknown, { email }: { email: string }, context: BackendContext): true {
      requireEmail(email);
      const { store, settings, now } = context;
      const customer = store.customers.customerByEmail(email);
      if (!customer) throw inputError("Cannot reset the customer's password");
      if (isLocked(customer, now())) throw inputError("The account is locked");
      const token = randomCode();
      store.customers.saveReset(customer.id, { hash: digest(token), askedAt: now().toISOString() });
      context.sendMail(passwordResetMail(settings, { ...customer, token }));
      return true;
    },

    async resetPassword(
      _: unknown,
      { email, resetPasswordToken, newPassword }: ResetArguments,
      context: BackendContext,
    ) {
      requireEmail(email);
      if (resetPasswordToken === "") throw inputError("resetPasswordToken must be specified");
      if (newPassword === "") throw inputError("newPassword must be specified");
      const { customers } = context.store;
      const customer = customers.customerByEmail(email);
      if (!customer) throw inputError("Cannot set the customer's password");
      if (customer.resetHash !== digest(resetPasswordToken)) throw tokenMismatch();
      if (isExpired(customer, context.now())) throw inputError("The password token is expired. Reset and try again.");
      const beforeSave = () => {
        // A concurrent request may have used the token.
        if (customers.customerById(customer.id)?.resetHash !== customer.resetHash) throw tokenMismatch();
        customers.saveReset(customer.id, null);
        customers.saveSignInRecord(customer.id, cleanRecord);
        customers.revokeTokens(customer.id);
      };
      await setPassword(context, customer, { password: newPassword, beforeSave });
      return true;
    },
  },
};

function requireEmail(email: string): void {
  if (email === "") throw inputError("You must specify an email address.");
  if (!isEmail(email)) throw inputError("The email address has an invalid format.");
}

async function setPassword(
  context: BackendContext,
  customer: CustomerRow,
  { password, beforeSave }: { password: string; beforeSave?: () => void },
): Promise<void> {
  const { store, settings } = context;
  const problem = passwordProblem(password, customer.email, settings);
  if (problem) throw inputError(problem);
  const hash = await hashPassword(password);
  store.transaction(() => {
    beforeSave?.();
    store.customers.savePassword(customer.id, hash);
  });
  context.sendMail(passwordChangedMail(settings, customer));
}

function isExpired({ resetAskedAt }: CustomerRow, now: Date): boolean {
  return resetAskedAt === null || now.getTime() > Date.parse(resetAskedAt) + resetHours * 3_600_000;
}

function tokenMismatch() {
  return inputError("The password token is mismatched. Reset and try again.");
}

function digest(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
