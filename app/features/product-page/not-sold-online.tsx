import type { Product } from "~/lib/commerce/model/product";
import { useShop } from "~/lib/root-data";
import { telephone } from "~/lib/format/telephone";
import { Link } from "~/ui/link";

/** In place of the buy form, for what the cart does not take: says so before anything is pressed, and where to go on. */
export function NotSoldOnline({ product: { kind, breadcrumbs } }: { product: Product }) {
  const { supportPhone } = useShop();
  const category = breadcrumbs.at(-1);
  return (
    <section className="panel form" aria-labelledby="not-online">
      <h2 id="not-online">{`This ${kind === "gift-card" ? "gift card" : "product"} cannot be ordered online yet`}</h2>
      <p>
        To ask for it,{" "}
        {supportPhone !== "" && (
          <>
            call <a href={telephone(supportPhone)}>{supportPhone}</a> or{" "}
          </>
        )}
        <Link to="/contact-us">write to us</Link>.
      </p>
      {category && (
        <Link className="btn" to={category.path}>
          See other {category.name.toLowerCase()}
        </Link>
      )}
    </section>
  );
}
