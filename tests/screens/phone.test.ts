import { describe } from "vitest";
import { phone } from "../support/chromium/browser.ts";
import { checkEveryScreen } from "./check-every-screen.ts";

describe("screens on a phone: no layout shift, no overflow, no axe violation", () => {
  checkEveryScreen(phone);
});
