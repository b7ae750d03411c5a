import { useLoaderData } from "@remix-run/react";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { telephone } from "~/lib/format/telephone";
import { Prose } from "~/ui/prose";

export const handle: Screen = {};

const DESCRIPTION = "How the shop can be used with a keyboard, a screen reader, large text and slow lines.";

export const meta = screenMeta<typeof loader>((page) => ({
  title: page?.metaTitle ?? page?.title ?? "Accessibility",
  description: page?.metaDescription ?? DESCRIPTION,
  canonical: "/accessibility",
}));

export const loader = shopLoader(({ shop }) => shop.commerce.content.page("accessibility"));

export default function Accessibility() {
  const page = useLoaderData<typeof loader>();
  const { supportPhone } = useRootData();
  return (
    <article className="grid max-w-[768px] gap-3 prose panel mx-auto lg:my-4 lg:p-8">
      <h1>{page?.heading ?? "Accessibility"}</h1>
      {page ? (
        <Prose html={page.html} />
      ) : (
        <>
          <p>Our shop is for everyone. We follow the Web Content Accessibility Guidelines 2.2, level AA.</p>
          <ul>
            <li>Everything works with the keyboard alone, and the focused control is always marked.</li>
            <li>Fields, buttons and pictures have names, and errors are linked to their fields.</li>
            <li>You can enlarge text up to 400%. Light and dark mode follow your device.</li>
            <li>You can search, shop and order without JavaScript.</li>
          </ul>
          {supportPhone !== "" && (
            <p>
              Found a barrier? Call <a href={telephone(supportPhone)}>{supportPhone}</a>.
            </p>
          )}
        </>
      )}
    </article>
  );
}
