import type { CleanHtml } from "~/lib/commerce/content/clean-html.server";
import type { CheckoutAgreement } from "~/lib/commerce/model/page";
import type { CheckoutAgreementsQuery } from "~/lib/commerce/wire/generated/graphql";

type WireAgreement = NonNullable<NonNullable<CheckoutAgreementsQuery["checkoutAgreements"]>[number]>;

export function toAgreement(wire: WireAgreement, clean: CleanHtml): CheckoutAgreement {
  return {
    id: wire.agreement_id,
    name: wire.name,
    html: wire.is_html ? clean(wire.content) : toParagraphs(wire.content),
    mustBeTicked: wire.mode !== "AUTO",
  };
}

function toParagraphs(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br />")}</p>`)
    .join("");
}
