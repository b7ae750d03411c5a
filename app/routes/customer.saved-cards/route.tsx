import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/customer-only.server";
import { late } from "~/lib/server/late.server";
import { pageMeta } from "~/lib/seo/meta";
import { DeleteForm } from "~/ui/delete-form";
import { LatePart } from "~/ui/late-part";
import { deleteCard } from "./delete-card.server";

export const meta: MetaFunction = () => pageMeta({ title: "Saved cards" });

export const loader = customerLoader(async ({ shop }) => ({
  cards: await late(shop, "cards", ({ commerce }) => commerce.records.cards()),
}));

export const action = customerAction(deleteCard);

export default function SavedCardsPage() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Saved cards</h1>
      <LatePart of={cards} what="Your cards" wait="lines">
        {(known) => (
          <>
            {known.length === 0 && <p className="panel">You have no saved cards.</p>}
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
      </LatePart>
    </>
  );
}
