import { useSearchParams } from "@remix-run/react";
import type { ContentPage } from "~/lib/commerce/model/page";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";

export function ContentView({ content }: { content: ContentPage }) {
  return (
    <article className="grid max-w-[768px] gap-3 panel mx-auto lg:my-4 lg:p-8">
      <h1>{content.heading || content.title}</h1>
      <ReturnedOrder />
      <Prose html={content.html} />
    </article>
  );
}

function ReturnedOrder() {
  const [query] = useSearchParams();
  const number = query.get("order") ?? "";
  if (!/^[\w-]{1,32}$/.test(number)) return null;
  return (
    <p className="notice info">
      Returning something from order {number}? <Link to={`/contact-us?order=${number}`}>Write to us</Link>. Your order
      number is filled in.
    </p>
  );
}
