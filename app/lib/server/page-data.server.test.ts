import type { EntryContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { dataAnswer } from "./page-data.server";

test("the data alone sets no cookie and is kept by nobody", async () => {
  const serverHandoffStream = new Response("[1]").body;
  const answer = dataAnswer({ serverHandoffStream } as unknown as EntryContext, 200); // what it reads of one
  expect([await answer.text(), answer.headers.get("Cache-Control"), answer.headers.get("Set-Cookie")]).toEqual([
    "[1]",
    "private, no-store",
    null,
  ]);
});
