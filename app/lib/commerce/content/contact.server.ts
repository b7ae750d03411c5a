import type { Capabilities } from "../capabilities/capabilities.ts";
import type { Content } from "../commerce.ts";
import { refusal } from "../customer/refusal.server.ts";
import type { Backend } from "../transport/backend.server.ts";
import { ContactUsDocument } from "../wire/generated/graphql.ts";

/** Only where the backend has the operation (docs/decisions/0014); the page says so by not showing the form. */
export function createContact(backend: Backend, capabilities: () => Promise<Capabilities>) {
  return {
    canContact: async () => (await capabilities()).has("contactUs"),
    async contact({ name, email, phone, text }) {
      const input = { name, email, comment: text, ...(phone ? { telephone: phone } : {}) };
      const answer = await backend.writeAsGuest(ContactUsDocument, { input });
      if (answer.data.contactUs?.status) return { ok: true };
      return refusal("ContactUs", answer, ({ message }) => ({
        code: "contact",
        message,
        ...(/email/i.test(message) ? { field: "email" } : {}),
      }));
    },
  } satisfies Pick<Content, "canContact" | "contact">;
}
