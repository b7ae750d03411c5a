import { DATA_NOTICE_BLOCKS, type DataForm } from "~/lib/commerce/model/page";
import { policyLinks } from "~/lib/policy-links.server";
import { isEnglish, type RootData } from "~/lib/root-data";

const TEXTS: Readonly<Record<DataForm, string>> = {
  register: "We keep your name, email and password, so that you can log in and find your orders.",
  checkout: "We use your name, email, phone and address to deliver your order, bill it and reach you about it.",
  newsletter: "We use your email to send this newsletter. Unsubscribe any time.",
  contact: "We use your name, email and phone to answer you.",
  review: "We show your review with the name that you give.",
};

const MORE = "Withdraw or complain";

type Blocks = Readonly<Record<string, { readonly html: string }>>;

/**
 * What each form collects and why (Digital Personal Data Protection Act 2023, section 5), as HTML.
 * A block of the merchant replaces sentence and link. `locale`: of the store view.
 */
export function dataNotices(forms: readonly DataForm[], blocks: Blocks, locale: string): RootData["dataNotices"] {
  const links = policyLinks(blocks["footer_links_block"]?.html ?? "");
  const to = links.find(({ path }) => path.includes("privacy"))?.path ?? "/contact-us";
  const noticeOf = (form: DataForm): string => {
    const own = `${TEXTS[form]} <a href="${to}">${MORE}</a>`;
    return blocks[DATA_NOTICE_BLOCKS[form]]?.html ?? (isEnglish(locale) ? own : `<span lang="en">${own}</span>`);
  };
  return Object.fromEntries(forms.map((form) => [form, noticeOf(form)]));
}
