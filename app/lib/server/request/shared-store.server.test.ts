import { expect, test } from "vitest";
import type { CachedAnswer, SharedReadCache } from "~/lib/commerce/transport/read-cache.server";
import { signAnswers } from "./shared-store.server";

const DAY = 24 * 3_600_000;

function openStore() {
  const texts = new Map<string, string>();
  const cache: SharedReadCache = {
    cachesAll: true,
    open: (key) => {
      const text = texts.get(key);
      return Promise.resolve({
        cached: text === undefined ? null : (JSON.parse(text) as CachedAnswer), // as a host reads it
        save: (answer) => Promise.resolve(void texts.set(key, JSON.stringify(answer))),
      });
    },
  };
  const shop = (...secrets: string[]) => signAnswers(cache, secrets);
  const read = async (key: string, ...secrets: string[]) => (await shop(...secrets).open(key, 0)).cached;
  const save = async (key: string, value: unknown) => (await shop("a").open(key, 0)).save({ value, readAt: 7.5 }, DAY);
  return { texts, read, save };
}

test.each([[{ name: "मोबाइल", price: null, until: undefined }], [[]], [null], [undefined], [0], ["text"]])(
  "returns the answer that the shop has stored: %j",
  async (value) => {
    const { read, save } = openStore();
    await save("menu", value);
    expect(await read("menu", "a")).toEqual({ value, readAt: 7.5 });
    expect(await read("menu", "newer", "a")).toEqual({ value, readAt: 7.5 });
  },
);

test.each([null, 5, "text", [], {}, { value: null }, { value: {}, signature: "x" }, { value: {}, signature: 5 }])(
  "returns nothing that another program has stored: %j",
  async (value) => {
    const { texts, read } = openStore();
    texts.set("menu", JSON.stringify({ value, readAt: 7.5 }));
    expect(await read("menu", "a")).toBeNull();
  },
);

test("returns no changed answer, and none of another key, age or secret", async () => {
  const { texts, read, save } = openStore();
  await save("menu", { label: "Mobiles" });
  const text = texts.get("menu") ?? "";
  expect(await read("menu", "b")).toBeNull();
  texts.set("footer", text);
  expect(await read("footer", "a")).toBeNull();
  for (const changed of [text.replace("Mobiles", "<script>"), text.replace("7.5", "99")]) {
    texts.set("menu", changed);
    expect(await read("menu", "a")).toBeNull();
  }
});
