import { useState } from "react";
import { tagScripts, tagSetUp, type Tags } from "~/lib/third-parties/tags";

/** Rendered once: client navigations add none. */
export function TagScripts({ tags, nonce }: { tags: Tags; nonce: string | undefined }) {
  const [first] = useState(tags);
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tagSetUp(first) }} />
      {tagScripts(first).map((src) => (
        <script key={src} async nonce={nonce} suppressHydrationWarning src={src} />
      ))}
    </>
  );
}
