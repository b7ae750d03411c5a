import type { Store } from "~/lib/commerce/model/page";
import { contentPictureUrl } from "~/lib/images";

interface LogoProps {
  picture: Store["logo"];
  name: string;
}

const HEIGHT = 40;

/** Contains the visible text, for users of speech input. */
export function homeLabel({ name: storeName, logo }: Pick<Store, "name" | "logo">): string {
  const name = logo?.alt ?? storeName;
  return name === "" ? "Home" : `${name}: home`;
}

/** Decorative: the link around it has the name. */
export function Logo({ picture, name }: LogoProps) {
  if (!picture) return <WordMark name={name} />;
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

function WordMark({ name }: Pick<LogoProps, "name">) {
  return (
    <span aria-hidden="true" className="flex items-center gap-2 text-xl font-bold whitespace-nowrap">
      <svg width={32} height={32} viewBox="0 0 63 63">
        <path
          fill="currentColor"
          fillOpacity="0.14"
          d="M12 2h39a10 10 0 0 1 10 10v39a10 10 0 0 1-10 10H12A10 10 0 0 1 2 51V12A10 10 0 0 1 12 2z"
        />
        <path fill="#ffd45a" d="M36.5 9 14.5 36.5h14L24.5 54l23-28.5h-14z" />
      </svg>
      {name}
    </span>
  );
}
