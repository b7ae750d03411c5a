import mark from "@brand/logo.svg?inline";
import { contentPictureUrl } from "~/lib/images";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";

const HEIGHT = 40;

/** The store's logo; where it has none, the brand's and the name. The link's name contains the visible text, for users of speech input. */
export function HomeLink({ className }: { className: string }) {
  const { name, logo } = useShop().store;
  const label = logo?.alt ?? name;
  const scale = logo ? Math.min(1, HEIGHT / logo.height) : 1;
  const width = Math.round((logo?.width ?? 0) * scale);
  return (
    <Link className={className} to="/" aria-label={label === "" ? "Home" : `${label}: home`}>
      {logo ? (
        <img
          src={contentPictureUrl(logo.url, width * 2)}
          alt=""
          width={width}
          height={Math.round(logo.height * scale)}
        />
      ) : (
        <span aria-hidden="true" className="flex items-center gap-2 text-[22px] font-bold whitespace-nowrap">
          <img src={mark} alt="" width={32} height={32} />
          {name}
        </span>
      )}
    </Link>
  );
}
