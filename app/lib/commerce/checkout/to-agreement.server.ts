import type { CleanHtml } from "../content/clean-html.server.ts";
import type { CheckoutAgreement } from "../model/page.ts";
import type { CheckoutAgreementsQuery } from "../wire/generated/graphql.ts";

type WireAgreement = NonNullable<NonNullable<CheckoutAgreementsQuery["checkoutAgreements"]>[number]>;

export function toAgreement(wire: WireAgreement, clean: CleanHtml): CheckoutAgreement {
  return {
    id: wire.agreement_id,
    name: wire.name,
    html: wire.is_html ? clean(wire.content) : toParagraphs(wire.content),
    checkboxText: wire.checkbox_text,
  };
}

function toParagraphs(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br />")}</p>`)
    .join("");
}
