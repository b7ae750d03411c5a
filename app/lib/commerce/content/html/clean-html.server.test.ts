import { describe, expect, test } from "vitest";
import { createContentCleaner } from "./clean-html.server";

const bases = {
  pages: ["https://shop.example/in/", "http://shop.example/in/"],
  media: ["https://shop.example/in/media/"],
};
const rewriteMedia = (url: string, width?: number, height?: number) =>
  `/media/${width ?? "?"}x${height ?? "?"}/${new URL(url).pathname}`;
const pictures = { parseMedia: () => null, readPictureSize: () => Promise.resolve(null) };
const { clean } = createContentCleaner(bases, { rewriteMedia, frameOrigins: [], ...pictures });

describe("unsafe HTML", () => {
  test.each([
    ['<p onclick="x()">Hi</p>', "<p>Hi</p>"],
    ["<script>alert(1)</script><p>Hi</p>", "<p>Hi</p>"],
    ["<style>p{display:none}</style><p>Hi</p>", "<p>Hi</p>"],
    ['<p style="position:fixed">Hi</p>', "<p>Hi</p>"],
    ['<a href="javascript:alert(1)">Hi</a>', "<a>Hi</a>"],
    ['<a href=" java&#10;script:alert(1)">Hi</a>', "<a>Hi</a>"],
    ['<a href="data:text/html,x">Hi</a>', "<a>Hi</a>"],
    ['<iframe src="https://video.example"></iframe>', ""],
    ["<iframe srcdoc='<script>x</script>'>No frames <b>here</b></iframe><p>Hi</p>", "<p>Hi</p>"],
    ['<object data="https://video.example"></object><embed src="https://video.example">', ""],
    ['<img src="x" onerror="alert(1)">', '<img alt="" src="/media/?x?//in/x" />'],
    ['<img src="data:image/svg+xml,x">', ""],
    ['<img src="tel:https://else.example">', ""],
    ["<svg onload=alert(1)><p>Hi</p></svg>", "<p>Hi</p>"],
    ["<form action=/x><input name=a></form>", ""],
    ["&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ['<p id="cart" class="btn">Hi</p>', '<p id="text-cart">Hi</p>'],
  ])("cleans %s", (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe("links", () => {
  test.each([
    ["https://shop.example/in/phones/5g.html/", 'href="/phones/5g.html"'],
    ["http://shop.example/in/phones.html?p=2#top", 'href="/phones.html?p=2#top"'],
    ["https://shop.example/in/index.php/returns/", 'href="/returns"'],
    ["https://shop.example/in", 'href="/"'],
    ["https://shop.example/in/", 'href="/"'],
    ["returns", 'href="/returns"'],
    ["#sizes", 'href="#sizes"'],
    ["tel:+911800000000", 'href="tel:+911800000000"'],
    ["https://shop.example/in/media/manual.pdf", 'href="https://shop.example/in/media/manual.pdf"'],
    ["https://else.example/x/", 'href="https://else.example/x/"'],
    ["https://else.example/in/x", 'href="https://else.example/in/x"'],
    ["//else.example/x", 'href="https://else.example/x"'],
  ])("maps %s to %s", (href, expected) => {
    expect(clean(`<a href="${href}">x</a>`)).toContain(expected);
  });

  test("get rel=noopener when external, and lose their target", () => {
    expect(clean('<a target="_blank" href="https://else.example/">x</a>')).toBe(
      '<a href="https://else.example/" rel="noopener">x</a>',
    );
    expect(clean('<a href="#sizes">x</a>')).toBe('<a href="#sizes">x</a>');
  });
});

describe("pictures", () => {
  test("use the shop's own picture URLs", () => {
    expect(clean('<img class="w-full" src="https://shop.example/in/media/a.jpg" width="640" height="200">')).toBe(
      '<img alt="" width="640" height="200" src="/media/640x200//in/media/a.jpg" />',
    );
  });

  test("keep the candidates of their srcset", () => {
    const srcset = "https://shop.example/in/media/a.jpg 320w, https://shop.example/in/media/b.jpg 640w";
    expect(clean(`<picture><source media="(min-width: 40em)" srcset="${srcset}"></picture>`)).toContain(
      'srcset="/media/320x?//in/media/a.jpg 320w, /media/640x?//in/media/b.jpg 640w"',
    );
  });
});

test("removes srcset candidates of another origin", () => {
  const srcset =
    "https://shop.example/in/media/a.jpg 1x,https://evil.test/b.jpg 2x, https://shop.example/in/media/c.jpg 2x";
  const cleaned = clean(`<picture><source srcset="${srcset}"></picture>`);
  expect(cleaned).not.toContain("evil.test");
  expect(cleaned).toContain("c.jpg 2x");
});

test("turns h1 into h2 without its class", () => {
  expect(clean('<h1 class="hero">Sale</h1>')).toBe("<h2>Sale</h2>");
});

test.each([null, undefined, ""])("cleans %j to an empty text", (html) => {
  expect(clean(html)).toBe("");
});

describe("frames", () => {
  const { clean: cleanWithFrames } = createContentCleaner(bases, {
    rewriteMedia,
    frameOrigins: ["https://video.example"],
    ...pictures,
  });

  test("of an allowed origin stay, with title, size and sandbox", () => {
    const html = '<iframe src="//video.example/a?b=1" width="500" height="300" onload="x()" srcdoc="x"></iframe>';
    expect(cleanWithFrames(html)).toBe(
      '<iframe src="https://video.example/a?b=1" title="From video.example" width="500" height="300" loading="lazy" ' +
        'sandbox="allow-scripts allow-same-origin allow-popups allow-presentation" ' +
        'allow="fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
    );
  });

  test.each([
    "https://else.example/a",
    "http://video.example/a",
    "https://video.example.else/",
    "javascript:x",
    "/a",
    "",
  ])("from %j are removed", (src) => {
    expect(cleanWithFrames(`<p>Hi</p><iframe src="${src}">No frames</iframe>`)).toBe("<p>Hi</p>");
  });
});
