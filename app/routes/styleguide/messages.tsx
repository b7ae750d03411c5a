import { FormErrorNotice } from "~/features/account/form-error-notice";
import type { SubmissionResult } from "~/lib/forms/submission";
import { CardSkeletons } from "~/ui/card-skeletons";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { DeferredPart } from "~/ui/deferred-part";
import { Prose } from "~/ui/prose";
import { LineSkeletons } from "~/ui/skeleton";
import { Specimen } from "./foundations";

const HTML = `<p>What the editors write, with <a href="/about-us">links</a>.</p><h3>A heading</h3><ul><li>One</li><li>Two</li></ul>
  <table><tr><th>Telephone</th><td>+91 80 4000 0000</td></tr></table>`;
const STATE: SubmissionResult = { status: "error", error: { "": ["The shop says no."], wrong: ["Invalid email"] } };

export function Messages() {
  return (
    <>
      <Specimen of="notice">
        <p className="notice">Something to know.</p>
        <p className="notice success">Added to your cart.</p>
        <p className="notice warning">You are not authorized, please log in.</p>
        <p className="notice danger">Removed from your wishlist.</p>
      </Specimen>
      <Specimen of="error-summary">
        <ErrorSummary state={STATE} labels={{ wrong: "Email" }} />
      </Specimen>
      <Specimen of="form-error-notice">
        <FormErrorNotice state={STATE} idPrefix="specimen-" />
      </Specimen>
      <Specimen of="empty-state">
        <EmptyState icon="package" to="/" next="Start shopping">
          No orders yet.
        </EmptyState>
      </Specimen>
      <Specimen of="prose">
        <Prose html={HTML} />
      </Specimen>
      <Specimen of="deferred-part">
        <DeferredPart data={{ ok: true, value: "Three reviews" }} label="The reviews">
          {(text) => <p>{text}</p>}
        </DeferredPart>
        <DeferredPart data={{ ok: false, isEnded: false }} label="The reviews">
          {() => null}
        </DeferredPart>
        <DeferredPart data={{ ok: false, isEnded: true }} label="Your orders">
          {() => null}
        </DeferredPart>
      </Specimen>
      <Specimen of="card-skeletons">
        <CardSkeletons />
      </Specimen>
      <Specimen of="skeleton">
        <LineSkeletons label="Loading…" />
      </Specimen>
    </>
  );
}
