interface ProseProps {
  /** Must be sanitised on the server (lib/commerce). */
  html: string;
  className?: string;
  /** Makes it a navigation with this name. */
  label?: string;
}

/** The only component that renders external HTML. */
export function Prose({ html, className = "prose", label }: ProseProps) {
  if (html.trim() === "") return null;
  const Box = label ? "nav" : "div";
  return <Box className={className || undefined} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />;
}
