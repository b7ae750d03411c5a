import { useSyncExternalStore } from "react";
import { Icon } from "~/ui/icon";

interface ShareProps {
  title: string;
  /** Absolute URL. */
  address: string;
}

/** Links for sharing; with script also the device's share dialog. */
export function Share({ title, address }: ShareProps) {
  const canShare = useSyncExternalStore(neverChanges, deviceShares, () => false);
  const [name, url] = [encodeURIComponent(title), encodeURIComponent(address)];
  const places = [
    ["WhatsApp", `https://wa.me/?text=${name}%20${url}`],
    ["Facebook", `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ["X", `https://x.com/intent/post?text=${name}&url=${url}`],
    ["Email", `mailto:?subject=${name}&body=${url}`],
  ] as const;
  return (
    <details className="share">
      <summary className="update">
        <Icon name="share" size={18} />
        Share
      </summary>
      <ul className="row">
        {canShare && (
          <li>
            <button className="update" type="button" onClick={() => void shareOnDevice(title, address)}>
              More…
            </button>
          </li>
        )}
        {places.map(([place, to]) => (
          <li key={place}>
            <a className="update" href={to} rel="noopener nofollow" target="_blank">
              {place}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const neverChanges = () => () => undefined;
const deviceShares = () => "share" in navigator;

async function shareOnDevice(title: string, url: string): Promise<void> {
  // Rejects when the shopper closes the share dialog, which is not an error.
  await navigator.share({ title, url }).catch(() => undefined);
}
