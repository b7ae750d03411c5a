import { describe, expect, test } from "vitest";
import { connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { store } from "../../../../tests/contract/wire-shapes.ts";

const server = useScriptedBackend();

const questions = { items: [{ id: "1", name: "Rating", values: [{ value_id: "5", value: "5" }] }] };
const menu = { items: [{ children: [{ uid: "Mw==", name: "Phones", url_path: "phones", children: [] }] }] };
const footer = "footer_links_block";
const frame = {
  ...store,
  productReviewRatingsMetadata: questions,
  categories: menu,
  cmsBlocks: { items: [{ identifier: footer, title: "Links", content: "<p>About us</p>" }] },
  products: { items: [] },
};

async function readParts() {
  const { content, catalog, reviews } = connectTo(server);
  return Promise.all([
    content.store(),
    catalog.menu().catch(() => "failed"),
    content.blocks([footer]).catch(() => "failed"),
    reviews.rules().catch(() => "failed"),
  ]);
}

const asked = () => server.seen.map(({ operation }) => operation).sort();

describe("the frame", () => {
  test("is one request for all its parts", async () => {
    server.on("Frame", data(frame));
    const [{ name }, departments, blocks, rules] = await readParts();
    expect(name).not.toBe("");
    expect(departments).toMatchObject([{ name: "Phones" }]);
    expect(blocks).toMatchObject({ [footer]: { html: "<p>About us</p>" } });
    expect(rules).toMatchObject({ questions: [{ name: "Rating" }] });
    expect(asked()).toEqual(["Frame"]);
  });

  test("is asked for by its parts if the backend refuses it as a whole", async () => {
    server.on("Menu", data({ categories: menu }));
    server.on("ContentBlocks", data({ cmsBlocks: frame.cmsBlocks }));
    server.on("ReviewRules", data({ storeConfig: null, productReviewRatingsMetadata: questions }));
    server.on("TaxDisplay", data({ products: { items: [] } }));
    const [, departments, blocks, rules] = await readParts();
    expect([departments, blocks, rules]).not.toContain("failed");
    expect(asked()).toEqual(["ContentBlocks", "Frame", "Menu", "ReviewRules", "Store", "TaxDisplay"]);
  });

  test("fails only in the part that failed", async () => {
    const failure = { message: "Internal server error", path: ["categories"] };
    server.on("Frame", data({ ...frame, categories: null }, failure));
    const [, departments, blocks, rules] = await readParts();
    expect(departments).toBe("failed");
    expect([blocks, rules]).not.toContain("failed");
    expect(asked()).toEqual(["Frame"]);
  });
});
