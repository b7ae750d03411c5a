import type { Shopper } from "../shopper.ts";
import { findFirefox, inFirefox } from "./in-firefox.ts";
import { inWebKit } from "./in-webkit.ts";
import { findWebKit } from "./webdriver.ts";

/** What shoppers do with the browser itself. */
interface Tab {
  back(): Promise<void>;
  reload(): Promise<void>;
  scrollY(): Promise<number>;
  scrollTo(y: number): Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Debian's packages. */
  readonly packages: string;
  enter(origin: string, walk: (shopper: Shopper, tab: Tab) => Promise<void>): Promise<void>;
}

/** Besides Chromium: of the system, with script on, and never installed by the tests. */
export const otherEngines: readonly Engine[] = [
  {
    name: "Firefox",
    isInstalled: findFirefox() !== null,
    packages: "firefox-esr",
    enter: (origin, walk) =>
      inFirefox(origin, (shopper) =>
        walk(shopper, {
          back: async () => void (await shopper.page.goBack()),
          reload: async () => void (await shopper.page.reload()),
          scrollY: () => shopper.page.evaluate(() => scrollY),
          scrollTo: (y) => shopper.page.evaluate((top) => scrollTo(0, top), y),
        }),
      ),
  },
  {
    name: "WebKit",
    isInstalled: findWebKit() !== null,
    packages: "webkit2gtk-driver xvfb",
    enter: (origin, walk) => inWebKit(origin, (shopper) => walk(shopper, shopper)),
  },
];
