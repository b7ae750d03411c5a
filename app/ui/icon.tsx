import sprite from "../../public/icons.svg?raw";

export const iconNames = [
  "search",
  "cart",
  "user",
  "heart",
  "home",
  "grid",
  "list",
  "menu",
  "close",
  "chevron-down",
  "arrow-left",
  "phone",
  "chat",
  "store",
  "map-pin",
  "star",
  "check",
  "alert",
  "plus",
  "minus",
  "truck",
  "shield",
  "rupee",
  "card",
  "upi",
  "bank",
  "package",
  "printer",
  "download",
  "share",
  "compare",
  "offline",
  "mail",
  "lock",
  "play",
] as const;

export type IconName = (typeof iconNames)[number];

/** Increase with every change of the sprite, which is cached forever. */
const SPRITE = "/icons.svg?v=7";

/**
 * Inline on the server: no restyling when a file arrives. Browsers use the sprite, to keep the
 * script small.
 */
const shapes = import.meta.env.SSR
  ? new Map(
      sprite.split("<symbol ").map((text) => {
        const [, name, shape] = /^id="([^"]+)"[^>]*>(.*)<\/symbol>/.exec(text) ?? [];
        return [name, shape];
      }),
    )
  : null;

/** Hidden from assistive technology: the control has the name. */
export function Icon({ name, size = 24, className = "icon" }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shapes?.get(name) ?? `<use href="${SPRITE}#${name}"/>` }}
    />
  );
}
