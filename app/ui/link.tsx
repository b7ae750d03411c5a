import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** Path in this shop. */
  to: string;
  /** Always a new document, also where the page runs script. */
  reloadDocument?: boolean;
  /** A soft navigation leaves the page where it is scrolled to. */
  preventScrollReset?: boolean;
};

/**
 * A plain link. A page has some two hundred of them, so none pays for a router hook on the server or a handler in the
 * browser: one listener in the frame (use-soft-links) turns clicks into soft navigations. See docs/decisions/0019.
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
