import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

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
  return (
    <Form className={className} method="post" action="/cart" preventScrollReset discover="none">
      {children}
    </Form>
  );
}
