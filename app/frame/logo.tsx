import type { Store } from "~/lib/commerce/model/page";
import { contentPictureUrl } from "~/lib/images";

interface LogoProps {
  /** The store's logo from its configuration; without one the word mark. */
  picture: Store["logo"];
}

/** Height of the header's logo, in pixels. */
const HEIGHT = 40;

/** Decorative: the link around it has the name. */
export function Logo({ picture }: LogoProps) {
  if (!picture) return <WordMark />;
  const scale = Math.min(1, HEIGHT / picture.height);
  const width = Math.round(picture.width * scale);
  return (
    <img
      src={contentPictureUrl(picture.url, width * 2)}
      alt=""
      width={width}
      height={Math.round(picture.height * scale)}
    />
  );
}

/** The letters have the colour of the surrounding text, for light and dark; the bolt keeps its own. */
function WordMark() {
  return (
    <svg aria-hidden="true" width={98} height={32} viewBox="0 0 193 63">
      <path
        fill="currentColor"
        fillOpacity="0.14"
        d="M12 2h39a10 10 0 0 1 10 10v39a10 10 0 0 1-10 10H12A10 10 0 0 1 2 51V12A10 10 0 0 1 12 2z"
      />
      <path fill="#ffd45a" d="M36.5 9 14.5 36.5h14L24.5 54l23-28.5h-14z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="7.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M88 31.5h15.5a9.8 9.8 0 0 0 0-20H88v41h17.5a10.5 10.5 0 0 0 0-21M133 26v26.5M133 12v.1M151 26v24a8.5 8.5 0 0 1-10 8.3M151 12v.1M169 10v42.5M187 26v26.5M187 12v.1"
      />
    </svg>
  );
}
