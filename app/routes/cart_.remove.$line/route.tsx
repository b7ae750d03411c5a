import type { MetaFunction } from "@remix-run/react";
import { Form, useLoaderData } from "@remix-run/react";
import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { pageMeta } from "~/lib/seo/meta";
import type { Screen } from "~/lib/screen";
import { removeLine, requireLine } from "./remove-line.server";
import { Link } from "~/ui/link";

export const handle: Screen = { keep: "nobody", robots: "disallow", fetchAhead: false, cart: "screen" };

export const meta: MetaFunction = () => pageMeta({ title: "Remove this item?" });

export const loader = shopLoader(async (args) => {
  const { name, choices, quantity, picture } = await requireLine(args);
  return { name, choices, quantity, picture };
});

export const action = shopAction(removeLine);

export default function RemoveLinePage() {
  const line = useLoaderData<typeof loader>();
  return (
    <section className="question panel">
      <h1>Remove this item?</h1>
      <img {...pictureSet(line.picture?.url ?? "", PICTURE_SIZES.cart)} alt="" />
      <p>
        <b>{line.name}</b>
        {line.quantity > 1 && <> × {line.quantity}</>}
      </p>
      {line.choices.map(({ label, value }) => (
        <p key={label} className="hint">
          {label}: {value}
        </p>
      ))}
      <Form method="post" className="buttons">
        <button className="btn">Remove</button>
        <Link className="btn quiet" to="/cart">
          Keep
        </Link>
      </Form>
    </section>
  );
}
