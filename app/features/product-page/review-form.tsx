import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { asSpot } from "~/lib/spot";
import { logInAddress } from "~/lib/urls/log-in-address";
import type { RatingQuestion, ReviewRules } from "~/lib/commerce/model/review";
import { errorOf, fieldsOf, resultOf, valueOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { ratingField } from "./review-fields";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { TextAreaField } from "~/ui/text-area-field";
import { RadioGroup } from "~/ui/radio-group";

interface ReviewFormProps {
  rules: ReviewRules;
  productPath: string;
  /** A customer's review is signed with the account's name. */
  isCustomer: boolean;
  state: SubmissionResult | null;
  constraints: Constraints;
}

const LABELS = { summary: "Title", nickname: "Name", text: "Review" };

/** Closed until opened, or while it has errors. */
export function ReviewForm({ rules, productPath, isCustomer, state, constraints }: ReviewFormProps) {
  if (!isCustomer && !rules.guestsMayWrite) {
    return <Link to={logInAddress(`${productPath}#reviews`)}>Log in to write a review</Link>;
  }
  const sent = resultOf(state, "intent", "review");
  const field = fieldsOf({ labels: LABELS, state: sent, constraints });
  return (
    <details open={sent !== null}>
      <summary className="update">Write a review</summary>
      <Form className="grid gap-4" method="post" action={productPath} aria-label="Write a review">
        {rules.questions.map((question) => (
          <StarsField key={question.id} question={question} state={sent} />
        ))}
        <Field {...field("summary")} />
        <Nickname {...field("nickname")} />
        <TextAreaField {...field("text")} rows={5} />
        <p className="hint">We read every review before we show it.</p>
        <button className="btn" name="intent" value="review">
          Submit review
        </button>
      </Form>
    </details>
  );
}

const Nickname = asSpot<ComponentProps<typeof Field>>("nickname", (field, { loggedIn }) =>
  loggedIn ? null : <Field {...field} autoComplete="nickname" />,
);

function StarsField({ question, state }: { question: RatingQuestion; state: SubmissionResult | null }) {
  const name = ratingField(question.id);
  return (
    <RadioGroup
      name={name}
      label={question.name}
      value={valueOf(state, name, undefined)}
      error={errorOf(state, name)}
      options={question.answers.map(({ id, stars }) => ({
        value: id,
        label: `${stars} ${stars === 1 ? "star" : "stars"}`,
      }))}
    />
  );
}
