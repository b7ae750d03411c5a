import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, hashSource, setSecurityHeaders } from "./security-headers.server";

const page = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  nonce: "n",
  isStreamed: false,
  isSecure: true,
  isDev: false,
};
const directive = (name: string, more = {}) =>
  contentSecurityPolicy({ ...page, ...more })
    .split("; ")
    .find((part) => part.split(" ")[0] === name);

describe("contentSecurityPolicy", () => {
  test("allows inline scripts and styles by hash, and a nonce only when needed", () => {
    expect(directive("script-src")).toBe("script-src 'self' 'sha256-a'");
    expect(directive("style-src")).toBe("style-src 'self' 'sha256-b'");
    expect(directive("style-src", { isStreamed: true })).toBe("style-src 'self' 'sha256-b' 'nonce-n'");
    expect(directive("script-src", { thirdParties: ["https://tags.example"] })).toBe(
      "script-src 'self' 'sha256-a' 'nonce-n' 'strict-dynamic'",
    );
  });

  test("allows no frames, and pictures from the shop only", () => {
    expect(directive("frame-src")).toBeUndefined();
    expect(directive("img-src")).toBe("img-src 'self' data:");
  });

  test("allows frames of embedded content, but no connections to them", () => {
    const more = { embeds: ["https://video.example"], frames: ["https://captcha.example"] };
    expect(directive("frame-src", more)).toBe("frame-src https://captcha.example https://video.example");
    expect(directive("connect-src", more)).toBe("connect-src 'self' https://captcha.example");
    expect(directive("frame-src", { embeds: more.embeds })).toBe("frame-src https://video.example");
  });

  test("allows forms to redirect only to the shop and a configured checkout", () => {
    expect(directive("form-action")).toBe("form-action 'self'");
    expect(directive("form-action", { formTargets: ["https://pay.example"] })).toBe(
      "form-action 'self' https://pay.example",
    );
  });

  test("allows pictures of the configured map", () => {
    expect(directive("img-src", { pictures: ["https://map.example"] })).toBe(
      "img-src 'self' data: https://map.example",
    );
  });
});

test("setSecurityHeaders sends HSTS for a year, over HTTPS only", () => {
  const hstsOf = (isSecure: boolean) => {
    const headers = new Headers();
    setSecurityHeaders(headers, { isSecure });
    return headers.get("Strict-Transport-Security");
  };
  expect(hstsOf(true)).toBe(`max-age=${365 * 24 * 60 * 60}; includeSubDomains`);
  expect(hstsOf(false)).toBeNull();
});

test("hashSource returns the SHA-256 of a text", async () => {
  // From the CSP specification's example.
  expect(await hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
