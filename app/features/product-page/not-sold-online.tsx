import type { Product } from "~/lib/commerce/model/product";
import { useShop } from "~/lib/root-data";
import { telephone } from "~/lib/format/telephone";
import { Link } from "~/ui/link";

/** Replaces the buy form of products the cart does not accept, with a link to similar ones. */
export function NotSoldOnline({ product: { kind, breadcrumbs } }: { product: Product }) {
  const { supportPhone } = useShop();
  const category = breadcrumbs.at(-1);
  return (
    <section className="panel grid gap-4" aria-labelledby="not-online">
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
        <Link className="btn sm:justify-self-start" to={category.path}>
          See other {category.name.toLowerCase()}
        </Link>
      )}
    </section>
  );
}
