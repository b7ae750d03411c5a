interface ProseProps {
  /** The editors' HTML, sanitised on the server (lib/commerce). Pass nothing else. */
  html: string;
  className?: string;
  id?: string;
}

/** The only component that renders external HTML. */
export function Prose({ html, className = "prose", id }: ProseProps) {
  if (html.trim() === "") return null;
  return <div className={className} id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
