import { Link } from "./link";

interface ChipsProps {
  readonly links: readonly { readonly name: string; readonly path: string }[];
  readonly className?: string;
  readonly label?: string;
  readonly lang?: string | undefined;
}

export function Chips({ links, className = "chips", label, lang }: ChipsProps) {
  return (
    <ul className={className} aria-label={label} lang={lang}>
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
