import { Form, useLoaderData } from "@remix-run/react";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { CartLinePicture } from "~/features/cart/cart-parts";
import { useRootData } from "~/lib/root-data";
import { type Screen, screenMeta } from "~/lib/screen";
import { removeLine, requireLine } from "./remove-line.server";
import { Link } from "~/ui/link";

export const handle: Screen = { cache: "no-store", robots: "disallow", prefetch: false, cart: "screen" };

export const meta = screenMeta("Remove this item?");

export const loader = shopLoader(async (args) => {
  const { name, choices, quantity, picture } = (await requireLine(args)).line;
  return { name, choices, quantity, picture };
});

export const action = shopAction(removeLine);

export default function RemoveLinePage() {
  const line = useLoaderData<typeof loader>();
  const { path } = useRootData();
  return (
    <section className="single-panel panel">
      <h1>Remove this item?</h1>
      <CartLinePicture url={line.picture?.url} size="cart" className="w-42.5" />
      <p>
        <b>{line.name}</b>
        {line.quantity > 1 && <> × {line.quantity}</>}
      </p>
      {line.choices.map(({ label, value }) => (
        <p key={label} className="hint -mt-3">
          {label}: {value}
        </p>
      ))}
      <Form method="post" action={path} className="buttons w-full">
        <button className="btn">Remove</button>
        <Link className="btn secondary" to="/cart">
          Keep
        </Link>
      </Form>
    </section>
  );
}
