interface ProseProps {
  /** The editors' HTML, sanitised on the server (lib/commerce). Pass nothing else. */
  html: string;
  className?: string;
  /** Of a part that leads on: makes it a navigation. */
  label?: string;
}

/** The only component that renders external HTML. */
export function Prose({ html, className = "prose", label }: ProseProps) {
  if (html.trim() === "") return null;
  const Box = label ? "nav" : "div";
  return <Box className={className || undefined} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />;
}
