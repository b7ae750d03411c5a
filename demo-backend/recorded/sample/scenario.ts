import type { Scenario } from "../scenario.ts";
import { storefrontOperations, tokens } from "./storefront-operations.ts";
import { handWritten } from "./hand-written.ts";
import { deviations } from "./deviations.ts";
import { openSample, type SampleSession } from "./session.ts";

export const sampleScenario: Scenario<SampleSession> = {
  shop: "sample",
  open: openSample,
  first: [],
  script: [...handWritten, ...storefrontOperations],
  tokenOf: (name) => tokens.get(name) ?? (name.startsWith("expired-token") ? "expired" : "asha"),
  hasSamePrices: true,
  deviations,
};
