import { describe } from "vitest";
import { desktop } from "../support/chromium/browser.ts";
import { checkEveryScreen } from "./check-every-screen.ts";

describe("screens on a desktop: no layout shift, no overflow, no axe violation", () => {
  checkEveryScreen(desktop);
});
