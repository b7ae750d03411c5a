import { describe } from "vitest";
import { phone } from "../support/chromium/browser.ts";
import { checkEveryScreen } from "./check-every-screen.ts";

describe("on a phone nothing moves, nothing is cut off and no rule of axe is broken", () => {
  checkEveryScreen(phone);
});
