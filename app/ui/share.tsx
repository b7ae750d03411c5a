import type { MouseEvent } from "react";
import { Icon } from "./icon";

/** With script, the device's own share sheet where it has one. */
export function Share({ title, url }: { title: string; url: string }) {
  const [name, encodedUrl] = [encodeURIComponent(title), encodeURIComponent(url)];
  const places = [
    ["WhatsApp", `https://wa.me/?text=${name}%20${encodedUrl}`],
    ["Facebook", `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`],
    ["X", `https://x.com/intent/post?text=${name}&url=${encodedUrl}`],
    ["Email", `mailto:?subject=${name}&body=${encodedUrl}`],
  ] as const;
  const onClick = (click: MouseEvent) => {
    if (!("share" in navigator)) return;
    click.preventDefault();
    // Rejects when the shopper closes the sheet, which is not an error.
    void navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <details className="relative">
      <summary className="icon-btn" aria-label="Share" onClick={onClick}>
        <Icon name="share" />
      </summary>
      <div className="panel absolute z-10 grid justify-items-start py-2 [box-shadow:var(--shadow-panel)]">
        {places.map(([place, to]) => (
          <a key={place} className="link-btn" href={to} rel="noopener nofollow" target="_blank">
            {place}
          </a>
        ))}
      </div>
    </details>
  );
}
