import { PICTURE_SIZES, pictureSet } from "~/lib/images";

interface GoodsPictureProps {
  readonly address: string | undefined;
  readonly size: keyof typeof PICTURE_SIZES;
  /** How wide it is drawn. */
  readonly className: string;
}

/** A square picture of what is in the cart, whose name stands beside it. */
export function GoodsPicture({ address = "", size, className }: GoodsPictureProps) {
  return (
    <img
      className={`aspect-square rounded-control bg-tile object-cover ${className}`}
      {...pictureSet(address, PICTURE_SIZES[size])}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
