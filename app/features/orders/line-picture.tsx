import { PICTURE_SIZES, PLACEHOLDER_PICTURE, pictureUrl } from "~/lib/images";

/** A small picture of an ordered product, whose name stands beside it; drawn where the product is no longer sold. */
export function LinePicture({ address }: { address: string | undefined }) {
  const src = address ? pictureUrl(address, PICTURE_SIZES.checkout) : PLACEHOLDER_PICTURE;
  return (
    <img
      className="h-14 w-14 rounded-control bg-tile object-contain"
      src={src}
      width={56}
      height={56}
      alt=""
      loading="lazy"
    />
  );
}
