import { useActionData, useLoaderData, useSearchParams, Form } from "@remix-run/react";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { DataNotice } from "~/features/consent/data-notice";
import { lastOrderCookie, lookedUpOrderCookie } from "~/features/orders/order-cookies.server";
import { optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { telephone } from "~/lib/format/telephone";
import { fieldsOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { CopyButton } from "~/ui/copy-button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, TextAreaField } from "~/ui/field";
import { Prose } from "~/ui/prose";
import { enquiry, sendEnquiry } from "./send-enquiry.server";
import { isOrderNumber } from "~/lib/urls/order-paths";

export const handle: Screen = { captchas: ["contact"], collects: ["contact"] };

export const meta = screenMeta<typeof loader>(({ page }) => ({
  title: page?.metaTitle ?? "Contact us",
  description: page?.metaDescription ?? "How to reach us: form, phone and email.",
  canonical: "/contact-us",
}));

export const loader = shopLoader(async ({ shop, url }) => {
  const { capabilities, content } = shop.commerce;
  const order = url.searchParams.get("order");
  const [page, { has }, writer] = await Promise.all([
    content.page("contact-us"),
    capabilities(),
    order ? readWriter(shop, order) : null,
  ]);
  return { page, canWrite: has("contactUs"), constraints: constraintsOf(enquiry), writer };
});

/** Who asks about an order: the customer, or the guest who has just ordered it or looked it up. */
async function readWriter(shop: Shop, order: string) {
  const { commerce, cookies } = shop;
  if (cookies.isCustomer) {
    const profile = await optional(
      shop,
      { name: "writer", budgetMs: TIME_BUDGETS.optional },
      commerce.customer.profile(),
    );
    return profile && { name: `${profile.firstName} ${profile.lastName}`.trim(), email: profile.email };
  }
  const known = [cookies.get(lookedUpOrderCookie), cookies.get(lastOrderCookie)].find((each) => each?.number === order);
  return known?.email ? { name: "", email: known.email } : null;
}

export const action = shopAction(sendEnquiry);

export default function ContactUs() {
  const { page, canWrite, constraints, writer } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  const { supportPhone, notices } = useRootData();
  const number = notices.find(({ reference }) => reference)?.reference;
  return (
    <div className="mx-auto grid max-w-[1120px] gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-12 lg:py-6">
      <div className="grid min-w-0 content-start gap-4">
        <ErrorSummary state={state} labels={LABELS} />
        <h1>{page?.heading ?? "Contact us"}</h1>
        {number !== undefined && (
          <p className="panel">
            Your number: <b className="select-all">{number}</b> <CopyButton text={number} what="number" />
          </p>
        )}
        {canWrite && <ContactForm {...{ state, constraints, writer }} />}
      </div>
      {page && (
        <div className="min-w-0 lg:pt-13">
          <Prose html={page.html} />
        </div>
      )}
      {!page && supportPhone !== "" && (
        <p>
          Call us: <a href={telephone(supportPhone)}>{supportPhone}</a>
        </p>
      )}
    </div>
  );
}

const LABELS = { name: "Name", email: "Email", phone: "Phone (optional)", text: "How can we help?" };

interface ContactFormProps {
  state: SubmissionResult | null;
  constraints: Constraints;
  writer: { readonly name: string; readonly email: string } | null;
}

function ContactForm({ state, constraints, writer }: ContactFormProps) {
  const [query] = useSearchParams();
  const order = query.get("order") ?? "";
  const about = query.get("about") === "help" ? "About order" : "I want to return something from order";
  const known = { ...writer, ...(isOrderNumber(order) && { text: `${about} ${order}: ` }) };
  const field = fieldsOf({ labels: LABELS, state, constraints, known });
  return (
    <Form method="post" action="/contact-us" className="form panel" noValidate discover="none">
      <NeedsScript form="contact">Sending us a message</NeedsScript>
      <Field {...field("name")} autoComplete="name" />
      <Field {...field("email")} type="email" autoComplete="email" />
      <Field {...field("phone")} type="tel" autoComplete="tel" />
      <TextAreaField {...field("text")} rows={6} />
      <DataNotice form="contact" />
      <Captcha forms={["contact"]} state={state} />
      <button className="btn">Send message</button>
    </Form>
  );
}
