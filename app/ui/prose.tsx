import { type ProseProps, RuledProse } from "./ruled-prose.split";

/** With its parts, the only component that renders external HTML. */
export function Prose(props: ProseProps) {
  const { html, className = "prose", label } = props;
  if (html.includes("<style>")) return <RuledProse {...props} />;
  if (html.trim() === "") return null;
  const Box = label ? "nav" : "div";
  return <Box className={className || undefined} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />;
}
