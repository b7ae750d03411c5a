import { Link } from "./link";

interface ChipsProps {
  readonly links: readonly { readonly name: string; readonly path: string }[];
  readonly className?: string;
  /** Name of the list, where no heading says it. */
  readonly label?: string;
}

/** Short links side by side, which a phone scrolls through. */
export function Chips({ links, className = "chips", label }: ChipsProps) {
  return (
    <ul className={className} aria-label={label}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link className="chip" to={path}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
