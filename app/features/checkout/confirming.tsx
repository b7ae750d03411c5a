import { isLastRound } from "./refresh";
import { CheckAgain } from "./check-again";
import { SupportLink } from "./support-link";

/** Paid according to the provider, but not yet according to the backend. The page reloads by itself. */
export function Confirming({ number, round }: { number: string | null; round: number }) {
  return (
    <>
      <h1>Payment received, your order is being confirmed</h1>
      {number && (
        <p>
          Order number <b>{number}</b>
        </p>
      )}
      {isLastRound(round) ? (
        <p>
          It takes longer than usual. You need not wait: the confirmation comes by email. Please do not pay again; if
          nothing arrives within an hour, call us at <SupportLink />.
        </p>
      ) : (
        <p role="status">This page looks for the confirmation every few seconds. Please do not pay again.</p>
      )}
      <CheckAgain />
    </>
  );
}
