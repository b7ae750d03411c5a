import type { MetaFunction } from "@remix-run/react";
import { Form, useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/customer-only.server";
import { pageMeta } from "~/lib/seo/meta";
import { deleteCard } from "./delete-card.server";

export const meta: MetaFunction = () => pageMeta({ title: "Saved cards" });

export const loader = customerLoader(async ({ shop }) => ({ cards: await shop.commerce.records.cards() }));

export const action = customerAction(deleteCard);

export default function SavedCardsPage() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Saved cards</h1>
      {cards.length === 0 && <p className="panel">You have no saved cards.</p>}
      <ul className="address-book" aria-label="Saved cards">
        {cards.map(({ key, name }) => (
          <li key={key} className="panel">
            <b>{name}</b>
            <details>
              <summary>Delete</summary>
              <Form method="post" action="/customer/saved-cards">
                <button className="btn quiet" name="card" value={key}>
                  Delete card
                </button>
              </Form>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
