import type { ConsoleMessage, Page, Request } from "playwright";

/** An invalid form answers 422, which Chromium reports as a failed resource. */
const alwaysExpected = /status of 422/;

/**
 * Console errors, security warnings, blocked content and failed requests. A test ends by requiring no unexpected one.
 */
export class BrowserErrors {
  #heard: string[] = [];
  #expected = [alwaysExpected];

  constructor(page: Page) {
    page.on("pageerror", (error) => this.#hear(`uncaught: ${error.stack ?? error.message}`));
    page.on("console", (message) => this.#hearConsole(message));
    page.on("requestfailed", (request) => this.#hearFailure(request));
  }

  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpectedErrors(): string[] {
    return this.#heard.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }

  /** Clears reports and expectations, for a page that the next test reuses. */
  forget(): void {
    this.#heard = [];
    this.#expected = [alwaysExpected];
  }

  requireNone(): void {
    const errors = this.unexpectedErrors();
    if (errors.length > 0) throw new Error(`The browser complained:\n${errors.join("\n")}`);
  }

  #hear(complaint: string): void {
    this.#heard.push(complaint);
  }

  #hearConsole(message: ConsoleMessage): void {
    const { url } = message.location();
    if (message.type() === "error") this.#hear(`console error: ${message.text()} (${url})`);
    // Chromium reports some blocked content (Permissions-Policy, mixed content, unused preload) as warnings.
    else if (message.type() === "warning" && /refused|violat|preload|deprecat/i.test(message.text())) {
      this.#hear(`console warning: ${message.text()} (${url})`);
    }
  }

  #hearFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? "";
    if (reason === "net::ERR_ABORTED") return;
    this.#hear(`request failed: ${request.method()} ${request.url()} ${reason}`);
  }
}
