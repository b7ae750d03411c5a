import { Content } from "~/features/content/content";
import { hasFilters } from "~/features/listing/listing-params";
import { ListingScreen } from "~/features/listing/listing-screen";
import { contentPictureUrl } from "~/lib/images";
import { useContentLang, useRootData } from "~/lib/root-data";
import { breadcrumbJsonLd } from "~/lib/seo/json-ld";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Chips } from "~/ui/chips";
import { StructuredData } from "~/ui/structured-data";
import type { CategoryPage } from "./load-page.server";

export function CategoryView({ page }: { page: CategoryPage }) {
  const { origin } = useRootData();
  const { breadcrumbs, name, path } = page.category;
  return (
    <>
      <CategoryScreen {...page} />
      {import.meta.env.SSR && <StructuredData things={[breadcrumbJsonLd(breadcrumbs, { name, path }, origin)]} />}
    </>
  );
}

function CategoryScreen(page: CategoryPage) {
  const { category, list, text } = page;
  if (!list) {
    return (
      <>
        <CategoryHead {...page} />
        <CategoryText category={category} text={text} />
      </>
    );
  }
  return (
    <ListingScreen
      list={list}
      isParent={category.children.length > 0}
      text={
        <>
          <Crumbs category={category} className="py-2.5 lg:hidden" />
          <CategoryText category={category} text={text} />
        </>
      }
    >
      <CategoryHead {...page} />
    </ListingScreen>
  );
}

/**
 * On a phone the first products should be visible at once: breadcrumbs are below the list, and
 * subcategories are hidden when filters are chosen.
 */
function CategoryHead({ category, list, landing }: CategoryPage) {
  const lang = useContentLang();
  const isFiltered = list !== null && hasFilters(list.requested);
  return (
    <>
      <Crumbs category={category} className={list ? "max-lg:hidden" : ""} />
      <h1 lang={lang}>{category.name}</h1>
      {category.children.length > 0 && (
        <Chips
          links={category.children}
          label="Subcategories"
          lang={lang}
          className={isFiltered ? "chips max-lg:hidden" : "chips"}
        />
      )}
      <Content content={landing} />
    </>
  );
}

function Crumbs({ category, className }: { category: CategoryPage["category"]; className: string }) {
  const { breadcrumbs, name } = category;
  return <Breadcrumbs crumbs={breadcrumbs} current={name} className={`crumbs text-s text-muted ${className}`} />;
}

function CategoryText({ category, text }: Pick<CategoryPage, "category" | "text">) {
  if (!category.picture && text.parts === null && text.html === "") return null;
  return (
    <>
      {category.picture && (
        <img
          className="float-end ms-4 h-28 w-28 object-contain"
          src={contentPictureUrl(category.picture.url, 320)}
          width={112}
          height={112}
          alt=""
          decoding="async"
        />
      )}
      <Content content={text} />
    </>
  );
}
