/** Names of the symbols in `public/icons.svg`; one without a symbol fails `icon.test.tsx`. */
export const iconNames = [
  "search",
  "cart",
  "user",
  "heart",
  "heart-filled",
  "home",
  "grid",
  "list",
  "menu",
  "close",
  "chevron-up",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "phone",
  "chat",
  "store",
  "map-pin",
  "star",
  "star-filled",
  "star-half",
  "check",
  "alert",
  "info",
  "trash",
  "pencil",
  "plus",
  "minus",
  "filter",
  "sort",
  "truck",
  "shield",
  "returns",
  "rupee",
  "card",
  "upi",
  "bank",
  "package",
  "gift",
  "tag",
  "printer",
  "download",
  "share",
  "compare",
  "eye",
  "eye-off",
  "refresh",
  "offline",
  "mail",
  "clock",
  "lock",
  "log-out",
  "play",
  "zoom",
  "bulb",
  "bolt",
] as const;

export type IconName = (typeof iconNames)[number];

/** Increase with every change of the sprite, which is cached forever. */
const sprite = "/icons.svg?v=1";

interface IconProps {
  name: IconName;
  /** CSS pixels, width and height. */
  size?: number;
  className?: string;
}

/** An icon in the text's colour. Hidden from assistive technology: the control has the name. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
