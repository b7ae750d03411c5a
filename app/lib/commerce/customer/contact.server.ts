import type { Capabilities } from "~/lib/commerce/model/capabilities";
import type { Content } from "~/lib/commerce/model/commerce";
import { refusedOrThrow } from "~/lib/commerce/cart/refused-or-throw.server";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { ContactUsDocument } from "~/lib/commerce/wire/generated/graphql";

/** Only where the backend has the operation (docs/decisions/0014); otherwise the page does not show the form. */
export function createContact(backend: Backend, capabilities: () => Promise<Capabilities>) {
  return {
    canContact: async () => (await capabilities()).has("contactUs"),
    async contact({ name, email, phone, text }) {
      const input = { name, email, comment: text, ...(phone ? { telephone: phone } : {}) };
      const answer = await backend.writeAsGuest(ContactUsDocument, { input });
      if (answer.data.contactUs?.status) return { ok: true };
      return refusedOrThrow("ContactUs", answer, ({ message }) => ({
        code: "contact",
        message,
        ...(/email/i.test(message) ? { field: "email" } : {}),
      }));
    },
  } satisfies Pick<Content, "canContact" | "contact">;
}
