import { createTransport } from "nodemailer";
import type { MailTransport } from "./outbox.ts";

/** Carries mails to an SMTP server, e.g. "smtp://user:password@host:587"; the outbox keeps its copy all the same. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport(url);
  return async (mail, message) => {
    await transport.sendMail({ envelope: { from: mail.from, to: mail.to }, raw: message });
  };
}
