import type { Store } from "../store/database.ts";
import type { HostedPayment } from "../store/hosted-payment-store.ts";
import { challengeCode, checkPaymentDetails, type Verdict } from "./test-payment-details.ts";

interface Submission {
  payment: HostedPayment;
  mistake: { field: string; message: string } | null;
  isSlow: boolean;
}

type Change = Pick<HostedPayment, "status"> & Partial<Pick<HostedPayment, "means" | "reason" | "wrongCodes">>;

const maxWrongCodes = 3;

/** Applies a submitted form. A finished payment never changes. */
export function submitPaymentDetails(
  store: Store,
  payment: HostedPayment,
  { fields, now }: { fields: URLSearchParams; now: Date },
): Submission {
  const isOver = payment.status !== "open" && payment.status !== "challenge";
  if (isOver) return { payment, mistake: null, isSlow: false };

  const save = (change: Change): HostedPayment => {
    const isFinal = change.status !== "open" && change.status !== "challenge";
    const changed = { ...payment, ...change, settledAt: isFinal ? now.toISOString() : null };
    // Another form may have finished it first; then that result counts.
    return store.hostedPayments.change(payment.id, changed)
      ? changed
      : (store.hostedPayments.byId(payment.id) ?? payment);
  };
  if (fields.get("way") === "cancel") {
    return { payment: save({ status: "canceled", reason: "canceled" }), mistake: null, isSlow: false };
  }
  if (payment.status === "challenge") return answerChallenge(payment, fields.get("code") ?? "", save);
  return applyVerdict(payment, checkPaymentDetails(fields, now), save);
}

function applyVerdict(payment: HostedPayment, verdict: Verdict, save: (change: Change) => HostedPayment): Submission {
  switch (verdict.kind) {
    case "mistake":
      return { payment, mistake: verdict, isSlow: false };
    case "declined":
      return { payment: save({ ...verdict, status: "declined" }), mistake: null, isSlow: false };
    case "challenge":
      return { payment: save({ means: verdict.means, status: "challenge" }), mistake: null, isSlow: false };
    case "approved":
    case "slow":
      return {
        payment: save({ means: verdict.means, status: "approved" }),
        mistake: null,
        isSlow: verdict.kind === "slow",
      };
  }
}

function answerChallenge(payment: HostedPayment, code: string, save: (change: Change) => HostedPayment): Submission {
  if (code.trim() === challengeCode) return { payment: save({ status: "approved" }), mistake: null, isSlow: false };
  const wrongCodes = payment.wrongCodes + 1;
  if (wrongCodes >= maxWrongCodes) {
    return {
      payment: save({ status: "declined", reason: "challenge_failed", wrongCodes }),
      mistake: null,
      isSlow: false,
    };
  }
  const message = `That is not the code. You have ${maxWrongCodes - wrongCodes} more ${wrongCodes === 1 ? "tries" : "try"}.`;
  return { payment: save({ status: "challenge", wrongCodes }), mistake: { field: "code", message }, isSlow: false };
}
