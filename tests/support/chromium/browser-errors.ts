import type { ConsoleMessage, Page, Request } from "playwright";

/** An invalid form answers 422, which Chromium reports as a failed resource. */
const alwaysExpected = /status of 422/;

/**
 * Console errors, security warnings, blocked content and failed requests. A test ends by requiring
 * no unexpected one.
 */
export class BrowserErrors {
  #reported: string[] = [];
  #expected = [alwaysExpected];

  constructor(page: Page) {
    page.on("pageerror", (error) => this.#report(`uncaught: ${error.stack ?? error.message}`));
    page.on("console", (message) => this.#reportConsole(message));
    page.on("requestfailed", (request) => this.#reportFailure(request));
  }

  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpectedErrors(): string[] {
    return this.#reported.filter((report) => !this.#expected.some((pattern) => pattern.test(report)));
  }

  /** Clears reports and expectations, for a page that the next test reuses. */
  reset(): void {
    this.#reported = [];
    this.#expected = [alwaysExpected];
  }

  requireNone(): void {
    const errors = this.unexpectedErrors();
    if (errors.length > 0) throw new Error(`Errors of the browser:\n${errors.join("\n")}`);
  }

  #report(report: string): void {
    this.#reported.push(report);
  }

  #reportConsole(message: ConsoleMessage): void {
    const { url } = message.location();
    if (message.type() === "error") this.#report(`console error: ${message.text()} (${url})`);
    // Chromium reports some blocked content (Permissions-Policy, mixed content, unused preload) as
    // warnings.
    else if (message.type() === "warning" && /refused|violat|preload|deprecat/i.test(message.text())) {
      this.#report(`console warning: ${message.text()} (${url})`);
    }
  }

  #reportFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? "";
    // Left by the shopper: in Chromium, and in Firefox.
    if (reason === "net::ERR_ABORTED" || reason === "NS_BINDING_ABORTED") return;
    this.#report(`request failed: ${request.method()} ${request.url()} ${reason}`);
  }
}
