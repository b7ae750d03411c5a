import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

interface ProductCardsProps {
  className: string;
  /** Items: a ProductCard each. */
  children: ReactNode;
}

/**
 * A list of cards in one form for all their buttons. Browsers inspect every form of a page (autofill), and to do so lay out even what
 * `content-visibility` skips: with a form per card no card would be skipped.
 */
export function ProductCards({ className, children }: ProductCardsProps) {
  return (
    <Form method="post" action="/cart" preventScrollReset discover="none">
      <ul className={className} aria-label="Products">
        {children}
      </ul>
    </Form>
  );
}
