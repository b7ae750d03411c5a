import { useMenu, useRootData } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { CategoryTree } from "./category-bar";
import { telephone } from "~/lib/format/telephone";

export function Menu() {
  const { supportPhone } = useRootData();
  const departments = useMenu();
  return (
    <>
      <nav className="menu border-b border-line" aria-label="Categories">
        <ul>
          {departments.map(({ name, path, children }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
              {children.length > 0 && (
                <details name="department">
                  <summary aria-label={`More of ${name}`} />
                  <CategoryTree nodes={children} depth={2} />
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <p className="*:flex *:min-h-11 *:items-center *:text-ink *:no-underline">
        <Link to="/new-products">New products</Link>
        <Link to="/big-deal-products">Big deals</Link>
        <Link to="/store-locator">Store locator</Link>
        <Link to="/newsletter" data-panel="newsletter">
          Newsletter
        </Link>
        {supportPhone !== "" && <a href={telephone(supportPhone)}>Support</a>}
      </p>
    </>
  );
}
