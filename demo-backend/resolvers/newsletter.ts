import { isEmail } from "../rules/email.ts";
import type { BackendContext } from "./context.ts";
import { isIntegration } from "./customer-access.ts";
import { alreadyExistsError, inputError } from "./errors.ts";

export const newsletterResolvers = {
  Mutation: {
    subscribeEmailToNewsletter(_: unknown, { email }: { email: string }, context: BackendContext) {
      if (isIntegration(context)) throw inputError("Cannot create a newsletter subscription.");
      if (email === "") throw inputError("You must specify an email address to subscribe to a newsletter.");
      if (!isEmail(email)) throw inputError("Enter a valid email address.");
      const { newsletter, customers } = context.store;
      const holder = context.customerId === null ? undefined : customers.customerByEmail(email);
      if (holder && holder.id !== context.customerId) {
        throw alreadyExistsError("This email address is already assigned to another user.");
      }
      if (newsletter.statusOf(email) === "SUBSCRIBED") {
        throw alreadyExistsError("This email address is already subscribed.");
      }
      newsletter.saveStatus(email, "SUBSCRIBED", context.now());
      return { status: "SUBSCRIBED" };
    },
  },
};
