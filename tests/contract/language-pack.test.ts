import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseLanguagePack } from "../../app/lib/commerce/transport/language-pack.server.ts";
import { createRecognise, recogniseEnglish } from "../../app/lib/commerce/transport/messages.server.ts";

const translations = parseLanguagePack(readFileSync("demo-backend/messages/hi_IN.csv", "utf8"));
const recognise = createRecognise(translations);

test.each(translations)("the demo backend's Hindi for %j is recognised", (source, translation) => {
  expect(recognise(translation).key).toBe(recogniseEnglish(source).key);
  expect(recogniseEnglish(translation).key, "only by the pack").toBeNull();
});
