import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { fieldsOf } from "~/lib/forms/submission";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import { notFound } from "~/lib/server/request/shop.server";
import { guestOrderProof } from "~/lib/commerce/model/capabilities";
import { type Screen, screenMeta } from "~/lib/screen";
import { Field } from "~/ui/field";
import { FormScreen } from "~/ui/form-screen";
import { Link } from "~/ui/link";
import { lookUp, proofField, question } from "./look-up.server";

export const handle: Screen = { cache: "no-store", robots: "noindex" };

export const meta = screenMeta("Find your order");

export const loader = shopLoader(async ({ shop }) => {
  const proof = guestOrderProof(await shop.commerce.capabilities()) ?? notFound();
  return { proof: proofField(proof, await shop.country()), constraints: constraintsOf(question) };
});

export const action = shopAction(lookUp);

export default function OrderLookupPage() {
  const state = useActionData<typeof action>() ?? null;
  const { proof, constraints } = useLoaderData<typeof loader>();
  const labels = { number: "Order number", email: "Email", proof: proof.label };
  const field = fieldsOf({ labels, state, constraints });
  return (
    <FormScreen title="Find your order" state={state} labels={labels}>
      <Form method="post" action="/order-lookup" className="form" noValidate>
        <p>
          Ordered as a guest? Find your order here. Orders you placed with an account are in your{" "}
          <Link to="/customer/order-history">order history</Link>.
        </p>
        <Field
          {...field("number")}
          autoCapitalize="characters"
          autoComplete="off"
          hint="You find it in your order confirmation"
        />
        <Field {...field("email")} type="email" autoComplete="email" />
        <Field {...field("proof")} autoComplete={proof.autoComplete} hint={proof.hint} />
        <button className="btn">Find order</button>
      </Form>
    </FormScreen>
  );
}
