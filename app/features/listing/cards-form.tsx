import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";

/**
 * One form for all cards: for autofill, browsers lay out the fields of every form, even what
 * `content-visibility` skips. A form per card would undo it.
 */
export function CardsForm({ className = "empty:hidden", children }: { className?: string; children: ReactNode }) {
  const onSubmit = useOneAtATime();
  return (
    <Form className={className} method="post" action="/cart" preventScrollReset discover="none" onSubmit={onSubmit}>
      {children}
    </Form>
  );
}

/** The router aborts a submission when another one starts, so later buttons are queued. */
function useOneAtATime() {
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData !== undefined;
  const waiting = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const button = isSending ? undefined : waiting.current.shift();
    button?.closest("form")?.requestSubmit(button);
  }, [isSending]);

  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent; // React's form event wraps this one
    if (!isSending || !submitter) return;
    event.preventDefault();
    waiting.current.push(submitter);
  };
}
