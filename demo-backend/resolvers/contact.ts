import { isEmail } from "../rules/email.ts";
import type { BackendContext } from "./context.ts";
import { inputError } from "./errors.ts";

interface ContactUsInput {
  name: string;
  email: string;
  telephone?: string | null;
  comment: string;
}

const shopAddress = "help@bijli.example";

export const contactResolvers = {
  StoreConfig: { contact_enabled: () => true },
  Mutation: {
    contactUs(_: unknown, { input }: { input: ContactUsInput }, { sendMail, settings }: BackendContext) {
      const [name, email, comment] = [input.name.trim(), input.email.trim(), input.comment.trim()];
      if (name === "") throw inputError("Enter the Name and try again.");
      if (comment === "") throw inputError("Enter the comment and try again.");
      if (!isEmail(email)) throw inputError("The email address is invalid. Verify the email address and try again.");
      const telephone = input.telephone?.trim() || "not given";
      const text = `From: ${name} <${email}>\nTelephone: ${telephone}\n\n${comment}`;
      sendMail({ to: shopAddress, subject: `${settings.storeName}: a question of ${name}`, text });
      return { status: true };
    },
  },
};
