import { describe } from "vitest";
import { desktop } from "../support/chromium/browser.ts";
import { checkEveryScreen } from "./check-every-screen.ts";

describe("on a desktop nothing moves, nothing is cut off and no rule of axe is broken", () => {
  checkEveryScreen(desktop);
});
