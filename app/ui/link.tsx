import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  reloadDocument?: boolean;
  preventScrollReset?: boolean;
};

/**
 * A plain link without router hooks or handlers, since a page has some two hundred: one listener (use-client-links)
 * turns clicks into client navigations (docs/decisions/0026).
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
