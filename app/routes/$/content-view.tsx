import type { ContentPage } from "~/lib/commerce/model/page";
import { Prose } from "~/ui/prose";

export function ContentView({ content }: { content: ContentPage }) {
  return (
    <article className="grid max-w-[768px] gap-3 panel mx-auto lg:my-4 lg:p-8">
      <h1>{content.heading || content.title}</h1>
      <Prose html={content.html} />
    </article>
  );
}
