import { inject } from "vitest";

// Journey files wait here until open-the-shop.ts has started the shop.
const answer = await fetch(inject("opening"));
if (!answer.ok) throw new Error(`The shop did not open: ${await answer.text()}`);
