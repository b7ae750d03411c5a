interface ProseProps {
  /** HTML of the backend's editors, sanitised on the server (lib/commerce). Nothing else may come here. */
  html: string;
  className?: string;
  id?: string;
}

/** The one place where HTML that was not written here enters a page. */
export function Prose({ html, className = "prose", id }: ProseProps) {
  if (html.trim() === "") return null;
  return <div className={className} id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
