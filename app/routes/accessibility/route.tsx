import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { useShop } from "~/lib/root-data";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import { telephone } from "~/lib/format/telephone";
import type { Screen } from "~/lib/screen";
import { Prose } from "~/ui/prose";

export const handle: Screen = {};

const DESCRIPTION = "How the shop can be used with a keyboard, a screen reader, large text and slow lines.";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: data?.metaTitle ?? data?.title ?? "Accessibility",
      description: data?.metaDescription ?? DESCRIPTION,
      canonical: "/accessibility",
    },
    rootOf(matches),
  );

export const loader = shopLoader(({ shop }) => shop.commerce.content.page("accessibility"));

/** The editors' content page, or the built-in statement. */
export default function Accessibility() {
  const page = useLoaderData<typeof loader>();
  const { supportPhone } = useShop();
  return (
    <article className="grid max-w-[768px] gap-3 prose panel mx-auto lg:my-4 lg:p-8">
      <h1>{page?.heading ?? "Accessibility"}</h1>
      {page ? (
        <Prose html={page.html} />
      ) : (
        <>
          <p>The shop is meant for everyone, at the level AA of the Web Content Accessibility Guidelines 2.2.</p>
          <ul>
            <li>Everything works with the keyboard alone, and the focused control is always marked.</li>
            <li>Fields, buttons and pictures have names; errors are tied to their fields.</li>
            <li>Text can be enlarged to 400 per cent. Light and dark follow your device.</li>
            <li>Searching, filling the cart and ordering work without script.</li>
          </ul>
          {supportPhone !== "" && (
            <p>
              Something is in your way? Call <a href={telephone(supportPhone)}>{supportPhone}</a>; we can also take your
              order by telephone.
            </p>
          )}
        </>
      )}
    </article>
  );
}
