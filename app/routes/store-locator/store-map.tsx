import { useEffect, useRef, useState } from "react";

interface StoreMapProps {
  name: string;
  picture: string;
  /** The map provider's page, for use without script. */
  page: string;
  isAgreed: boolean;
  onAgree: () => void;
}

/** A map picture, loaded only after the shopper asked for it and consented to its provider. */
export function StoreMap({ name, picture, page, isAgreed, onAgree }: StoreMapProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <p>
        <a
          className="inline-block py-2.5"
          href={page}
          rel="noopener noreferrer"
          aria-label={`Map of ${name}`}
          onClick={(press) => {
            if (press.ctrlKey || press.metaKey || press.shiftKey) return;
            press.preventDefault();
            setAsked(true);
          }}
        >
          Map
        </a>
      </p>
    );
  }
  if (isAgreed) return <MapPicture name={name} picture={picture} />;
  return (
    <div
      className="grid aspect-2/1 place-content-center gap-2 rounded-control bg-tile p-3 text-center"
      role="group"
      aria-label={`Map of ${name}`}
    >
      <p>The map comes from {new URL(picture).host}, which then learns your network address.</p>
      <button type="button" className="btn quiet" autoFocus onClick={onAgree}>
        Show maps
      </button>
    </div>
  );
}

/** Replaces the button, and takes its focus. */
function MapPicture({ name, picture }: Pick<StoreMapProps, "name" | "picture">) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const alt = `Map of ${name} and the streets around`;
  return (
    <img
      className="aspect-2/1 w-full rounded-control bg-tile object-cover"
      src={picture}
      width={640}
      height={320}
      alt={alt}
      tabIndex={-1}
      ref={ref}
    />
  );
}
