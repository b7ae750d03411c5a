import { Form } from "@remix-run/react";
import type { LineView } from "./cart-view";

/** Problems of a line, with a button for the quickest fix. */
export function LineProblems({ line }: { line: LineView }) {
  const { problems, onlyLeft, quantity, uid } = line;
  if (problems.length === 0) return null;
  return (
    <div className="my-2" role="alert">
      {problems.map((problem) => (
        <p key={problem} className="error">
          {problem}
        </p>
      ))}
      {onlyLeft !== null && onlyLeft >= 1 && onlyLeft < quantity && (
        <Form method="post" action="/cart" preventScrollReset>
          <input type="hidden" name="line" value={uid} />
          <input type="hidden" name="quantity" value={onlyLeft} />
          <button className="update" name="intent" value="update">
            Lower to the {onlyLeft} we have
          </button>
        </Form>
      )}
    </div>
  );
}
