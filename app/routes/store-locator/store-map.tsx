import { useEffect, useRef, useState } from "react";

interface StoreMapProps {
  name: string;
  picture: string;
  /** Its page, for who has no script: there everything is the provider's. */
  page: string;
  isAgreed: boolean;
  onAgree: () => void;
}

/** A map shown in the page once somebody asked for it and agreed to whom it comes from; nothing of it is loaded before. */
export function StoreMap({ name, picture, page, isAgreed, onAgree }: StoreMapProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <p>
        <a
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
    <div className="store-map" role="group" aria-label={`Map of ${name}`}>
      <p>The map comes from {new URL(picture).host}, which then learns your network address.</p>
      <button type="button" className="btn quiet" autoFocus onClick={onAgree}>
        Show maps
      </button>
    </div>
  );
}

/** It takes the place of what was pressed, and the focus. */
function MapPicture({ name, picture }: Pick<StoreMapProps, "name" | "picture">) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const alt = `Map of ${name} and the streets around`;
  return <img className="store-map" src={picture} width={640} height={320} alt={alt} tabIndex={-1} ref={ref} />;
}
