import type { ContentPage } from "~/lib/commerce/model/page";
import { Prose } from "~/ui/prose";

export function ContentView({ content }: { content: ContentPage }) {
  return (
    <article className="reading">
      <h1>{content.heading || content.title}</h1>
      <Prose html={content.html} />
    </article>
  );
}
