import mark from "@brand/logo.svg?inline";
import type { Store } from "~/lib/commerce/model/page";
import { contentPictureUrl } from "~/lib/images";

interface LogoProps {
  /** Null where the store has none: then the brand's logo and the name are shown. */
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
  if (!picture)
    return (
      <span aria-hidden="true" className="flex items-center gap-2 text-[22px] font-bold whitespace-nowrap">
        <img src={mark} alt="" width={32} height={32} />
        {name}
      </span>
    );
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
