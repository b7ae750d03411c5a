import { Form, useLoaderData } from "@remix-run/react";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { type Screen, screenMeta } from "~/lib/screen";
import { changeStore, loadStoreQuestion } from "~/features/store-view/change-store.server";
import { Link } from "~/ui/link";

export const handle: Screen = { robots: "noindex" };

export const meta = screenMeta("Change store?");

export const loader = shopLoader(({ shop, url }) => loadStoreQuestion(shop, url.searchParams));

export const action = shopAction(changeStore);

/** For a link to another store view: asks first, because a URL must not change the store view. */
export default function ChangeStorePage() {
  const { target, current, returnTo } = useLoaderData<typeof loader>();
  return (
    <section className="single-panel panel">
      <h1>Go to {target.name}?</h1>
      <p>
        This address belongs to {target.name}, where prices are in {target.currency}. You are in {current}.
      </p>
      <Form method="post" action="/store" className="w-full">
        <input type="hidden" name="store" value={target.code} />
        <input type="hidden" name="return-to" value={returnTo} />
        <div className="buttons">
          <button className="btn">Change store</button>
          <Link className="btn secondary" to={returnTo}>
            Stay in {current}
          </Link>
        </div>
      </Form>
    </section>
  );
}
