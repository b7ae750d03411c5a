import { formWrite, WRITE_UNANSWERED } from "~/lib/server/request/parse-form.server";
import { useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { screenMeta } from "~/lib/screen";
import { type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";
import { deferred } from "~/lib/server/request/deferred.server";
import { DeleteForm } from "~/ui/delete-form";
import { DeferredPart } from "~/ui/deferred-part";

export const meta = screenMeta("Saved cards");

export const loader = customerLoader(async ({ shop }) => ({
  cards: await deferred(shop, "cards", ({ commerce }) => commerce.records.cards()),
}));

export const action = customerAction(deleteCard);

export default function SavedCardsPage() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Saved cards</h1>
      <DeferredPart data={cards} label="Your cards" fallback="lines">
        {(known) => (
          <>
            {known.length === 0 && <p className="panel">No saved cards yet.</p>}
            <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(260px,1fr))]" aria-label="Saved cards">
              {known.map(({ key, name }) => (
                <li key={key} className="panel row justify-between">
                  <b id={`card-${key}`}>{name}</b>
                  <DeleteForm action="/customer/saved-cards" name="card" value={key} of={`card-${key}`}>
                    Delete card
                  </DeleteForm>
                </li>
              ))}
            </ul>
          </>
        )}
      </DeferredPart>
    </>
  );
}

/** Only the customer's own cards; an already deleted one counts as deleted. */
async function deleteCard({ shop, form }: Pick<ShopActionArgs, "shop" | "form">): Promise<Response> {
  const { records } = shop.commerce;
  const card = (await records.cards()).find(({ key }) => key === form.get("card"));
  const result = card ? await formWrite(shop, WRITE_UNANSWERED, records.deleteCard(card.key)) : ({ ok: true } as const);
  if (result.ok) shop.notices.add({ kind: "success", text: "Card deleted." });
  else for (const { message } of result.problems) shop.notices.add({ kind: "danger", text: message });
  return seeOther("/customer/saved-cards");
}
