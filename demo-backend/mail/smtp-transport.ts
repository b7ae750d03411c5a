import { createTransport } from "nodemailer";
import type { MailTransport } from "./outbox.ts";

/** `url`: e.g. "smtp://user:password@host:587". */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport(url);
  return async (mail, message) => {
    await transport.sendMail({ envelope: { from: mail.from, to: mail.to }, raw: message });
  };
}
