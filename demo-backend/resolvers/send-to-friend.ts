import { recommendationMail } from "../mail/mails.ts";
import { isEmail } from "../rules/email.ts";
import { urlSuffix } from "../rules/url-key.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";
import { inputError, plainError } from "./errors.ts";

interface Person {
  name: string;
  email: string;
}

interface FriendInput {
  product_id: number;
  sender: Person & { message: string };
  recipients: readonly (Person | null)[];
}

const maxRecipients = 5;

export const sendToFriendResolvers = {
  Mutation: {
    sendEmailToFriend(_: unknown, { input }: { input?: FriendInput | null }, context: BackendContext) {
      if (!context.settings.emailToFriend) throw inputError('"Email to a Friend" is not enabled.');
      requireCustomer(context);
      if (!input) throw inputError('Required parameter "input" is missing');
      const recipients = input.recipients.filter((recipient) => recipient !== null);
      requireComplete(input.sender, recipients);
      const product = context.store.catalogue.productById(input.product_id);
      if (!product || product.status === "disabled" || product.visibility === "none") {
        throw plainError("The product that was requested doesn't exist. Verify the product and try again.");
      }
      const { name: from, message } = input.sender;
      const recommendation = { from, message, product: product.name, path: product.urlKey + urlSuffix };
      for (const { name, email } of recipients) {
        context.sendMail(recommendationMail(context.settings, { firstname: name, email }, recommendation));
      }
      return { sender: input.sender, recipients };
    },
  },
};

function requireComplete(sender: FriendInput["sender"], recipients: readonly Person[]): void {
  if (recipients.length === 0) throw inputError("Please provide Name for all of recipients.");
  if (recipients.length > maxRecipients) {
    throw inputError(`No more than ${maxRecipients} emails can be sent at a time.`);
  }
  if (!sender.name.trim() || !sender.message.trim()) throw inputError("Please provide Name and Message of sender.");
  if (recipients.some(({ name }) => !name.trim())) throw inputError("Please provide Name for all of recipients.");
  if ([sender, ...recipients].some(({ email }) => !isEmail(email))) throw inputError("Invalid email");
}
