import { Form } from "@remix-run/react";
import { logInAddress } from "~/lib/urls/log-in-address";
import type { RatingQuestion, ReviewRules } from "~/lib/commerce/model/review";
import { errorOf, type FormState } from "~/lib/forms/form-state";
import { ratingField } from "./review-fields";
import { Field } from "~/ui/field";
import { describedBy, FieldFrame } from "~/ui/field-frame";
import { Link } from "~/ui/link";
import { RadioGroup } from "~/ui/radio-group";

interface ReviewFormProps {
  rules: ReviewRules;
  productPath: string;
  /** Signs with the name of the account. */
  isCustomer: boolean;
  state: FormState | null;
}

/** Folded until it is wanted, or until something in it has to be put right. */
export function ReviewForm({ rules, productPath, isCustomer, state }: ReviewFormProps) {
  if (!isCustomer && !rules.guestsMayWrite) {
    return <Link to={logInAddress(`${productPath}#reviews`)}>Log in to write a review</Link>;
  }
  const sent = state?.form === "review" ? state : null;
  const field = (name: string) => ({ name, value: sent?.values[name], error: errorOf(sent, name), required: true });
  return (
    <details open={sent !== null}>
      <summary className="update">Write a review</summary>
      <Form className="review-form" method="post" action={productPath} aria-label="Write a review">
        {rules.questions.map((question) => (
          <StarsField key={question.id} question={question} state={sent} />
        ))}
        <Field label="Title" maxLength={255} {...field("summary")} />
        {!isCustomer && <Field label="Name" maxLength={255} autoComplete="nickname" {...field("nickname")} />}
        <FieldFrame name="text" label="Review" error={errorOf(sent, "text")}>
          <textarea
            id="text"
            name="text"
            rows={5}
            maxLength={5000}
            required
            defaultValue={sent?.values["text"]}
            {...describedBy({ name: "text", error: errorOf(sent, "text") })}
          />
        </FieldFrame>
        <p className="hint">We read every review before we show it.</p>
        <button className="btn" name="intent" value="review">
          Submit review
        </button>
      </Form>
    </details>
  );
}

function StarsField({ question, state }: { question: RatingQuestion; state: FormState | null }) {
  const name = ratingField(question.id);
  return (
    <RadioGroup
      name={name}
      label={question.name}
      value={state?.values[name]}
      error={errorOf(state, name)}
      options={question.answers.map(({ id, stars }) => ({
        value: id,
        label: `${stars} ${stars === 1 ? "star" : "stars"}`,
      }))}
    />
  );
}
