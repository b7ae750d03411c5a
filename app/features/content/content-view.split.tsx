import { useSearchParams } from "@remix-run/react";
import { useContentLang } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { Content } from "./content";
import type { LoadedContent } from "./load-content.server";
import { isOrderNumber } from "~/lib/urls/order-paths";
import { changeQuery } from "~/lib/urls/paths";

interface ContentViewProps {
  /** None where the screen has its own. */
  title?: string;
  page: { readonly hasRows: boolean; readonly fillsWindow: boolean };
  text: LoadedContent;
}

/** A page of text is as wide as a line may be, one of rows as wide as the shop or the window. */
export function ContentView({ title, page: { hasRows, fillsWindow }, text }: ContentViewProps) {
  const lang = useContentLang();
  return (
    <article
      className={
        hasRows ? (fillsWindow ? "pb-page" : "") : "grid max-w-[768px] grid-cols-1 gap-3 panel mx-auto lg:my-4 lg:p-8"
      }
    >
      {title && (
        <h1 className={hasRows ? "my-3" : undefined} lang={lang}>
          {title}
        </h1>
      )}
      <ReturnedOrder />
      <Content content={text} className={hasRows ? "" : "prose wide-columns"} />
    </article>
  );
}

function ReturnedOrder() {
  const [query] = useSearchParams();
  const number = query.get("order") ?? "";
  if (!isOrderNumber(number)) return null;
  return (
    <p className="notice info">
      Returning something from order {number}?{" "}
      <Link to={changeQuery("/contact-us", { order: number })}>Write to us</Link>. Your order number is filled in.
    </p>
  );
}
