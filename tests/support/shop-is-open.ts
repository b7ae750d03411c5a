import { inject } from "vitest";

// Each file of the journeys waits until open-the-shop.ts has built and started the shop.
const answer = await fetch(inject("opening"));
if (!answer.ok) throw new Error(`The shop did not open: ${await answer.text()}`);
