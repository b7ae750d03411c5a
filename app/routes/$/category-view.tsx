import type { Category } from "~/lib/commerce/model/category";
import { contentPictureUrl } from "~/lib/images";
import { useShop } from "~/lib/root-data";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ListingScreen } from "~/features/listing/listing-screen";
import { Prose } from "~/ui/prose";
import type { CategoryPage } from "./path-page";
import { Link } from "~/ui/link";

export function CategoryView({ page: { category, list } }: { page: CategoryPage }) {
  const { store } = useShop();
  if (!list) return <CategoryHead category={category} />;
  return (
    <ListingScreen list={list} currency={store.currency} locale={store.locale}>
      <CategoryHead category={category} />
    </ListingScreen>
  );
}

function CategoryHead({ category }: { category: Category }) {
  return (
    <>
      <Breadcrumbs crumbs={category.breadcrumbs} current={category.name} />
      {category.picture && (
        <img
          className="category-picture"
          src={contentPictureUrl(category.picture.url, 320)}
          width={112}
          height={112}
          alt=""
          decoding="async"
        />
      )}
      <h1>{category.name}</h1>
      <Prose html={category.descriptionHtml} />
      {category.children.length > 0 && (
        <ul className="chips" aria-label="Subcategories">
          {category.children.map((child) => (
            <li key={child.path}>
              <Link className="chip" to={child.path}>
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Prose html={category.landingHtml ?? ""} />
    </>
  );
}
