import { useContentLang } from "~/lib/root-data";
import { type ProseProps, RuledProse } from "./ruled-prose.split";

/** With its parts, the only component that renders external HTML. */
export function Prose(props: ProseProps) {
  const lang = useContentLang();
  const { html, className = "prose", label } = props;
  if (html.includes("<style>")) return <RuledProse {...props} />;
  if (html.trim() === "") return null;
  const Box = label ? "nav" : "div";
  return (
    <Box className={className || undefined} aria-label={label} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
