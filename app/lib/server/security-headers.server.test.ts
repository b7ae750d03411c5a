import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, setSecurityHeaders } from "./security-headers.server";

const page = { nonce: "n", isSecure: true, isDev: false };
const directive = (name: string, more = {}) =>
  contentSecurityPolicy({ ...page, ...more })
    .split("; ")
    .find((part) => part.split(" ")[0] === name);

describe("the policy of a page", () => {
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
