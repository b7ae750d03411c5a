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

describe("the policy of a page", () => {
  test("allows the page's own inline text by hash, and a nonce only where it is needed", () => {
    expect(directive("script-src")).toBe("script-src 'self' 'sha256-a'");
    expect(directive("style-src")).toBe("style-src 'self' 'sha256-b'");
    expect(directive("style-src", { isStreamed: true })).toBe("style-src 'self' 'sha256-b' 'nonce-n'");
    expect(directive("script-src", { thirdParties: ["https://tags.example"] })).toBe(
      "script-src 'self' 'sha256-a' 'nonce-n' 'strict-dynamic'",
    );
  });

  test("lets no frame in, and pictures of the shop alone", () => {
    expect(directive("frame-src")).toBeUndefined();
    expect(directive("img-src")).toBe("img-src 'self' data:");
  });

  test("follows whose frames may stand in content, without speaking with them", () => {
    const more = { embeds: ["https://video.example"], frames: ["https://captcha.example"] };
    expect(directive("frame-src", more)).toBe("frame-src https://captcha.example https://video.example");
    expect(directive("connect-src", more)).toBe("connect-src 'self' https://captcha.example");
    expect(directive("frame-src", { embeds: more.embeds })).toBe("frame-src https://video.example");
  });

  test("lets forms end in a checkout elsewhere, and nowhere else", () => {
    expect(directive("form-action")).toBe("form-action 'self'");
    expect(directive("form-action", { formTargets: ["https://pay.example"] })).toBe(
      "form-action 'self' https://pay.example",
    );
  });

  test("follows whose map is shown", () => {
    expect(directive("img-src", { pictures: ["https://map.example"] })).toBe(
      "img-src 'self' data: https://map.example",
    );
  });
});

test("over https browsers are told to stay there for a year", () => {
  const hstsOf = (isSecure: boolean) => {
    const headers = new Headers();
    setSecurityHeaders(headers, { isSecure });
    return headers.get("Strict-Transport-Security");
  };
  expect(hstsOf(true)).toBe(`max-age=${365 * 24 * 60 * 60}; includeSubDomains`);
  expect(hstsOf(false)).toBeNull();
});

test("an inline text is named by the hash of its bytes", async () => {
  // From the CSP specification's example.
  expect(await hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
