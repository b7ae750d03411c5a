import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";

interface CardsFormProps {
  className?: string;
  /** ProductGrid, or everything between the first ProductPanel and the last. */
  children: ReactNode;
}

/**
 * The form of all the buttons of a screen's product cards. Browsers look at each form of a page for a field that can be seen (autofill), and to do so lay
 * out even what `content-visibility` skips: with a form per card no card would be skipped, with one per panel not the first of each.
 */
export function CardsForm({ className = "empty:hidden", children }: CardsFormProps) {
  const onSubmit = useOneAtATime();
  return (
    <Form className={className} method="post" action="/cart" preventScrollReset discover="none" onSubmit={onSubmit}>
      {children}
    </Form>
  );
}

/** The router cancels a form that another one overtakes. A button pressed meanwhile is sent when the answer is there. */
function useOneAtATime() {
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData !== undefined;
  const waiting = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const button = isSending ? undefined : waiting.current.shift();
    button?.closest("form")?.requestSubmit(button);
  }, [isSending]);

  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent; // of a form
    if (!isSending || !submitter) return;
    event.preventDefault();
    waiting.current.push(submitter);
  };
}
