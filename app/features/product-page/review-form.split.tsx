import { Form } from "@remix-run/react";
import type { RatingQuestion } from "~/lib/commerce/model/review";
import { Captcha, NeedsScript } from "~/features/captcha/captcha";
import { DataNotice } from "~/features/consent/data-notice";
import { errorOf, fieldsOf, resultOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { Field, TextAreaField } from "~/ui/field";
import { Link } from "~/ui/link";
import { RadioGroup } from "~/ui/radio-group";
import { BUY_FORM } from "~/features/product/form-fields";
import { ratingField, REVIEW_FORM, reviewFormPath } from "./review-fields";
import type { Reviews } from "./reviews.server";

const LABELS = { summary: "Title", nickname: "Name", text: "Review" };

/** Loaded on request: with its ratings it would be a tenth of every product page. */
export function ReviewForm({ form, state }: { form: NonNullable<Reviews["form"]>; state: SubmissionResult | null }) {
  const { path, loggedIn } = useRootData();
  const reviewState = resultOf(state, "intent", "review");
  const field = fieldsOf({ labels: LABELS, state: reviewState, constraints: form.constraints });
  return (
    <Form
      className="grid gap-4"
      method="post"
      action={`${reviewFormPath(path, true)}#write-review`}
      aria-labelledby="write-review"
    >
      {/* Keeps the form open, with its input, when another variant is picked. */}
      <input type="hidden" form={BUY_FORM} {...REVIEW_FORM} />
      <div className="row justify-between">
        <h3 id="write-review">Write a review</h3>
        <Link className="link-btn" to={`${reviewFormPath(path, false)}#reviews`}>
          Cancel
        </Link>
      </div>
      <NeedsScript form="review">Writing a review</NeedsScript>
      {form.questions.map((question) => (
        <StarsField key={question.id} question={question} state={state} />
      ))}
      <Field {...field("summary")} />
      {/* A customer's review is signed with the account's name. */}
      {!loggedIn && <Field {...field("nickname")} autoComplete="nickname" />}
      <TextAreaField {...field("text")} rows={5} />
      <p className="hint">We read every review before we publish it.</p>
      <DataNotice form="review" />
      <Captcha forms={["review"]} state={reviewState} />
      <button className="btn" name="intent" value="review">
        Submit review
      </button>
    </Form>
  );
}

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
        label: (
          <>
            {stars}
            <span className="text-star" aria-hidden>
              ★
            </span>
            <span className="sr-only">{stars === 1 ? " star" : " stars"}</span>
          </>
        ),
      }))}
      isRow
    />
  );
}
