import type { BrowserContext } from "playwright";

/**
 * Stands in for Google's script: a box is a button, and every token is new. The first document
 * with the script gets the given tokens first.
 */
const SCRIPT = `{
  const widgets = [];
  const next = (kind) => (window.tokensToGive ??= GIVEN).shift() ?? kind + " " + crypto.randomUUID();
  window.grecaptcha = {
    ready: (run) => setTimeout(run),
    render(place, options) {
      if (!place.closest("form")) throw new Error("outside of the form");
      const widget = { options, token: "" };
      if (options.size !== "invisible") {
        const box = document.createElement("button");
        box.type = "button";
        box.textContent = "I'm not a robot";
        box.onclick = () => options.callback((widget.token = next("box of " + options.sitekey)));
        place.append(box);
      }
      return widgets.push(widget) - 1;
    },
    execute(id, asked) {
      const { options } = widgets[id];
      if (asked) return Promise.resolve(next("score of " + options.sitekey + " for " + asked.action));
      setTimeout(() => options.callback(next("invisible of " + options.sitekey)));
    },
    getResponse: (id) => widgets[id].token,
    reset(id) { widgets[id].token = ""; },
  };
}`;

/** Returns the pages that have loaded the script. */
export async function standInForGoogle(context: BrowserContext, given: readonly string[] = []): Promise<string[]> {
  const pages: string[] = [];
  const tokens = [...given];
  await context.route("https://www.google.com/recaptcha/**", async (route) => {
    pages.push(new URL(route.request().frame().url()).pathname);
    await route.fulfill({
      contentType: "text/javascript",
      body: SCRIPT.replace("GIVEN", JSON.stringify(tokens.splice(0))),
    });
  });
  return pages;
}
