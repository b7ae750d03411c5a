import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  reloadDocument?: boolean;
  preventScrollReset?: boolean;
};

/**
 * No hook or handler per link: one listener (use-client-links) serves all (docs/decisions/0026).
 */
export function Link({ to, reloadDocument, preventScrollReset, children, ...rest }: LinkProps) {
  return (
    <a
      href={to}
      {...rest}
      data-document={reloadDocument ? "" : undefined}
      data-keep-scroll={preventScrollReset ? "" : undefined}
    >
      {children}
    </a>
  );
}
