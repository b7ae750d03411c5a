import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** Path in this shop. */
  to: string;
  /** Always loads a new document. */
  reloadDocument?: boolean;
  /** Keeps the scroll position on a client-side navigation. */
  preventScrollReset?: boolean;
};

/**
 * A plain link. A page has some two hundred, so none uses a router hook on the server or a handler in the browser: one listener in the frame
 * (use-client-links) turns clicks into client-side navigations. See docs/decisions/0026.
 */
export function Link({ to, reloadDocument, preventScrollReset, children, ...rest }: LinkProps) {
  return (
    <a
      href={to}
      {...rest}
      {...(reloadDocument ? { "data-document": "" } : {})}
      {...(preventScrollReset ? { "data-keep-scroll": "" } : {})}
    >
      {children}
    </a>
  );
}
