import { describe, expect, test } from "vitest";
import { cleaned, cleanedPage, media } from "./testing/cleaned";

const sheet = (rules: Readonly<Record<string, string>>, phone: Readonly<Record<string, string>> = {}) => {
  const toText = (all: Readonly<Record<string, string>>) =>
    Object.entries(all)
      .map(([id, css]) => `#html-body [data-pb-style=${id}]{${css}}`)
      .join("");
  return `<style>${toText(rules)}@media only screen and (max-width: 768px) { ${toText(phone)} }</style>`;
};

const files = (desk: string, phone?: string) =>
  `data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;${desk}\\&quot;${phone ? `,\\&quot;mobile_image\\&quot;:\\&quot;${phone}\\&quot;` : ""}}"`;

const row = (inner: string, attributes = "") =>
  `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner" ${attributes}>${inner}</div></div>`;

const LAMP = "background-color:#204060;border-style:solid;border-width:2px;min-height:200px;padding:10px";

describe.each([
  ["a style element", `${sheet({ LAMPS01: LAMP })}${row("<p>Lamps</p>", 'data-pb-style="LAMPS01"')}`],
  ["inline styles", row("<p>Lamps</p>", `style="${LAMP}; margin: 0px; border-radius: 0px;"`)],
])("a row with %s", (_, html) => {
  test("has the merchant's rules and his ground", () => {
    const { css, text } = cleaned(html);
    expect(css).toBe(`.m{${LAMP}}`);
    expect(text).toBe('<div class="pb-row pb-box"><div class="pb-inner pb-box on-dark m"><p>Lamps</p></div></div>');
  });
});

describe("rows", () => {
  test("of full width keep their ground outside of the shop's width", () => {
    const full = `<div data-content-type="row" data-appearance="full-width" data-element="main" style="background-color: #fff"><div class="row-full-width-inner" data-element="inner"><p>Lamps</p></div></div>`;
    expect(cleaned(full).text).toBe(
      '<div class="pb-row pb-box pb-full on-light m"><div class="pb-inner pb-box"><p>Lamps</p></div></div>',
    );
    expect(cleaned(full.replace("full-width", "full-bleed")).text).toContain("pb-full pb-bleed");
  });

  test("have other rules on a phone", () => {
    const rules = sheet({ LAMPS01: "min-height:400px" }, { LAMPS01: "min-height:160px" });
    expect(cleaned(rules + row("", 'data-pb-style="LAMPS01"')).css).toBe(
      ".m{min-height:400px}@media (max-width:767.98px){.m{min-height:160px}}",
    );
  });

  test("have a background picture of their own for a phone, lazily, or at once in the first row of a page", async () => {
    const html = row("<p>Lamps</p>", `${files(`${media}a.jpg`, `${media}b.jpg`)} style="background-size: cover"`);
    const picture = (loading: string) =>
      `<picture class="pb-back"><source media="(max-width: 767px)" srcset="/media/768x0/b.jpg" /><img src="/media/1536x0/a.jpg" alt="" ${loading} /></picture>`;
    expect(cleaned(html).text).toContain(picture('loading="lazy" fetchpriority="low"'));
    expect((await cleanedPage(html)).text).toContain(picture('fetchpriority="high"'));
  });

  test("repeat a pattern by a rule", () => {
    const { css, text } = cleaned(
      row("", `${files(`${media}dots.png`)} style="background-size: auto; background-repeat: repeat"`),
    );
    expect(css).toContain('background-image:url("/media/1536x0/dots.png")');
    expect(text).not.toContain("<img");
  });

  test("with a film show its fallback picture and the colour over it", () => {
    const film = `data-background-type="video" data-video-src="https://video.example/1" data-video-fallback-src="${media}rain.jpg"`;
    const shade =
      '<div class="video-overlay" data-element="video_overlay" style="background-color: rgba(0, 0, 0, 0.5)"></div>';
    const { text } = cleaned(row(shade, `${film} style="background-size: cover"`));
    expect(text).toContain('src="/media/1536x0/rain.jpg"');
    expect(text).toContain('<div class="pb-shade on-dark m"></div>');
  });

  test.each(["https://evil.test/a.jpg", "data:image/png;base64,AAAA", "{"])(
    "lose the text colours that were chosen for the picture %s, which is not shown",
    (address) => {
      const words = '<p><span style="color: #fff; font-size: 20px">Lamps</span></p>';
      const { css, text } = cleaned(row(words, files(address)));
      expect(css).toBe(".m{font-size:20px}");
      expect(text).not.toContain("<img");
    },
  );
});

test("a text colour on the shop's own ground is for the light theme only", () => {
  expect(cleaned('<p style="color: #900">Lamps</p>').css).toBe("@media (prefers-color-scheme:light){.m{color:#900}}");
  expect(cleaned('<p style="color: #900; background: #fee">Lamps</p>').css).toBe(
    ".m{color:#900;background-color:#fee}",
  );
});

describe("columns", () => {
  const column = (width: string, words: string) =>
    `<div class="pagebuilder-column" data-content-type="column" data-element="main" style="width: ${width}">${words}</div>`;

  test("have their width from 768 px on", () => {
    const line = `<div data-content-type="column-line" data-element="main" style="display: flex; width: 100%">${column("25%", "One")}${column("calc(75% - 10px)", "Two")}</div>`;
    const { css, text } = cleaned(`<div data-content-type="column-group" data-element="main">${line}</div>`);
    expect(css).toBe("@media (min-width:768px){.m{width:25%}.m{width:calc(75% - 10px)}}");
    expect(text).toBe(
      '<div><div class="pb-line pb-one-line"><div class="pb-column pb-box m">One</div><div class="pb-column pb-box m">Two</div></div></div>',
    );
  });

  test("are in a line also without the element of newer releases", () => {
    const group = `<div style="display: flex;" data-content-type="column-group" data-element="main">${column("50%", "One")}</div>`;
    expect(cleaned(group).text).toBe('<div class="pb-line"><div class="pb-column pb-box m">One</div></div>');
  });

  test("load smaller pictures", () => {
    const figure = `<figure data-content-type="image" data-element="main"><img src="${media}a.jpg" data-element="desktop_image"></figure>`;
    expect(cleaned(column("25%", figure)).text).toContain("/media/384x0/a.jpg");
  });
});

describe("an image", () => {
  const figure = (images: string, caption = "") =>
    `<figure data-content-type="image" data-appearance="full-width" data-element="main"><a href="https://shop.example/lamps.html" data-element="link">${images}</a>${caption}</figure>`;
  const desk = (file: string) =>
    `<img class="pagebuilder-mobile-hidden" src="${media}${file}" alt="A lamp" data-element="desktop_image">`;
  const phone = (file: string) =>
    `<img class="pagebuilder-mobile-only" src="${media}${file}" alt="A lamp" data-element="mobile_image">`;

  test("is one picture with a file for each width", () => {
    expect(cleaned(figure(desk("a.jpg") + phone("b.jpg"), "<figcaption>New</figcaption>")).text).toBe(
      '<figure><a href="/lamps.html"><picture><source media="(max-width: 767px)" srcset="/media/768x0/b.jpg" /><img src="/media/1536x0/a.jpg" alt="A lamp" loading="lazy" fetchpriority="low" /></picture></a><figcaption>New</figcaption></figure>',
    );
  });

  test("for one width is hidden on the other", () => {
    expect(cleaned(figure(phone("b.jpg"))).text).toContain('<figure class="pb-phone">');
    expect(cleaned(figure(desk("a.jpg"))).text).toContain('<figure class="pb-desk">');
  });
});

describe("buttons", () => {
  const buttons = (inner: string) =>
    `<div data-content-type="buttons" data-appearance="stacked" data-same-width="true" data-element="main"><div data-content-type="button-item" data-element="main">${inner}</div></div>`;

  test("are links that look like the shop's buttons", () => {
    expect(
      cleaned(
        buttons(
          '<a class="pagebuilder-button-primary" href="/lamps.html" target="" data-element="link"><span data-element="link_text">Lamps</span></a>',
        ),
      ).text,
    ).toBe(
      '<div class="pb-buttons pb-stacked pb-even"><div><a class="btn" href="/lamps.html"><span>Lamps</span></a></div></div>',
    );
    expect(cleaned('<a class="pagebuilder-button-secondary" href="/">Home</a>').text).toBe(
      '<a class="btn secondary" href="/">Home</a>',
    );
    expect(cleaned('<a class="pagebuilder-button-link" href="/">Home</a>').text).toBe(
      '<a class="link-btn" href="/">Home</a>',
    );
  });

  test("without a link are words", () => {
    expect(
      cleaned(buttons('<div class="pagebuilder-button-primary" data-element="empty_link"><span>Soon</span></div>'))
        .text,
    ).toContain("<div><div><span>Soon</span></div></div>");
  });
});

test("a heading of the first level is one of the second, and a divider keeps its line", () => {
  expect(cleaned('<h1 data-content-type="heading" data-element="main">Lamps</h1>').text).toBe("<h2>Lamps</h2>");
  const divider =
    '<div data-content-type="divider" data-element="main"><hr data-element="line" style="width: 50%; border-width: 3px; border-color: #ccc"></div>';
  expect(cleaned(divider).css).toBe(".m{width:50%;border-width:3px;border-color:#ccc}");
});

describe("HTML code", () => {
  const code = (html: string, more = "") => `<div data-content-type="html" data-element="main" ${more}>${html}</div>`;

  test("that is escaped is read as HTML, once", () => {
    expect(cleaned(code('&lt;p id="x"&gt;A &amp;amp; B &lt;script&gt;x&lt;/script&gt;&lt;/p&gt;')).text).toBe(
      '<div class="prose"><p id="text-x">A &amp; B </p></div>',
    );
    expect(cleaned(code("&lt;p&gt;Write &amp;lt;b&amp;gt;&lt;/p&gt;")).text).toContain("<p>Write &lt;b&gt;</p>");
  });

  test("that is decoded stays as it is", () => {
    expect(cleaned(code("Use &lt;b&gt;", 'data-decoded="true"')).text).toContain("Use &lt;b&gt;");
    expect(cleaned(code("<p>Use &lt;b&gt;</p>")).text).toContain("<p>Use &lt;b&gt;</p>");
    expect(cleaned(code("5 < 6 &amp; 7")).text).toContain("5 &lt; 6 &amp; 7");
  });
});

describe("a video", () => {
  const video = (inner: string) =>
    `<div data-content-type="video" data-element="main"><div class="pagebuilder-video-container">${inner}</div></div>`;

  test("of an allowed origin is a frame, of another host a link", () => {
    expect(cleaned(video('<iframe src="https://video.example/e/1"></iframe>')).text).toContain(
      '<iframe src="https://video.example/e/1"',
    );
    expect(cleaned(video('<iframe src="https://www.youtube.com/embed/abc"></iframe>')).text).toContain(
      '<a href="https://www.youtube.com/watch?v=abc" rel="noopener">Watch the video</a>',
    );
    expect(cleaned(video('<iframe src="https://player.vimeo.com/video/7"></iframe>')).text).toContain(
      'href="https://vimeo.com/7"',
    );
  });

  test("file of the backend is played here, one of another host a link", () => {
    expect(cleaned(video(`<video src="${media}a.mp4" autoplay loop></video>`)).text).toContain(
      `<video src="${media}a.mp4" controls preload="none"></video>`,
    );
    expect(cleaned('<video><source src="https://else.example/a.mp4"></video>').text).toBe(
      '<p><a href="https://else.example/a.mp4" rel="noopener">Watch the video</a></p>',
    );
  });
});

describe("a banner", () => {
  interface Parts {
    link?: string;
    content?: string;
    button?: string;
    appearance?: string;
    overlay?: string;
  }
  const banner = ({
    link = '<a href="/lamps.html" data-element="link">',
    content = "<p>Lamps</p>",
    button = "",
    appearance = "poster",
    overlay = "",
  }: Parts = {}) => {
    const end = link.startsWith("<a") ? "</a>" : "</div>";
    return `<div data-content-type="banner" data-appearance="${appearance}" data-element="main">${link}<div class="pagebuilder-banner-wrapper" ${files(`${media}a.jpg`)} data-element="wrapper" style="background-size: cover"><div class="pagebuilder-overlay" data-element="overlay" ${overlay}><div><div data-element="content">${content}</div>${button}</div></div></div>${end}</div>`;
  };
  const more =
    '<button type="button" class="pagebuilder-banner-button pagebuilder-button-primary" data-element="button" style="opacity: 0; visibility: hidden">More</button>';

  test("is one link, and its button looks like one, also without a pointer", () => {
    const { text } = cleaned(banner({ button: more }));
    expect(text).toContain(
      '<a class="pb-banner pb-poster" href="/lamps.html"><div class="pb-wrapper pb-backed on-light">',
    );
    expect(text).toContain('<div class="prose"><p>Lamps</p></div><span class="btn">More</span>');
  });

  test("whose text has links gives its own to the button", () => {
    const { text } = cleaned(banner({ content: '<p><a href="/terms">Terms</a></p>', button: more }));
    expect(text).toContain('<div class="pb-banner pb-poster">');
    expect(text).toContain('<a href="/terms">Terms</a>');
    expect(text).toContain('<a href="/lamps.html" class="btn">More</a>');
  });

  test("has the colour that it would get under a pointer", () => {
    const overlay = 'data-overlay-color="rgba(255, 255, 255, 0.8)" style="background-color: transparent"';
    expect(cleaned(banner({ overlay })).css).toContain("background-color:rgba(255,255,255,0.8)");
  });

  test.each(["collage-left", "collage-centered", "collage-right"])("with %s has its text there", (appearance) => {
    expect(cleaned(banner({ appearance, link: '<div data-element="empty_link">' })).text).toContain(
      `<div class="pb-banner pb-collage pb-${appearance.slice("collage-".length)}">`,
    );
  });

  test("in a slider is a slide of a row that scrolls", () => {
    const slide = banner().replace('data-content-type="banner"', 'data-content-type="slide"');
    const { text } = cleaned(
      `<div class="pagebuilder-slider" data-content-type="slider" data-autoplay="true" data-element="main">${slide}${slide}</div>`,
    );
    expect(text).toContain('<div class="pb-slider" role="group" tabindex="0" aria-label="Slides"><a class="pb-banner');
    expect(text.split("pb-wrapper")).toHaveLength(3);
  });
});

test("each tab has its name before its panel, the active one is open", () => {
  const panel = (name: string, id: string) =>
    `<div data-content-type="tab-item" data-tab-name="${name}" id="${id}" data-element="main"><p>About ${name}</p></div>`;
  const header = (id: string) => `<li role="tab" data-element="headers"><a href="#${id}">x</a></li>`;
  const { text } = cleaned(
    `<div data-content-type="tabs" data-active-tab="1" data-element="main"><ul role="tablist" data-element="navigation">${header("t1")}${header("t2")}</ul><div data-element="content">${panel("Size", "t1")}${panel("Care", "t2")}</div></div><a href="#t2">Care</a>`,
  );
  expect(text).toBe(
    '<div class="pb-tabs"><details id="text-t1" name="pb-t1"><summary>Size</summary><div class="pb-box"><p>About Size</p></div></details><details id="text-t2" name="pb-t1" open><summary>Care</summary><div class="pb-box"><p>About Care</p></div></details></div><a href="#text-t2">Care</a>',
  );
});

test("a map is a list of its places", () => {
  const places = [
    {
      location_name: "Desk",
      address: "1 MG Road",
      city: "Pune",
      zipcode: "411001",
      phone: "+91 20 1",
      position: { latitude: 18.5, longitude: "73.8" },
    },
    { location_name: "<b onclick=x>Shop</b>", position: { latitude: '1"onload=', longitude: 0 } },
    { comment: "Nowhere" },
    { comment: "Neither", position: { latitude: "", longitude: null } },
  ];
  const json = JSON.stringify(places).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  expect(
    cleaned(`<div data-content-type="map" data-locations="${json}" data-element="main" style="height: 300px"></div>`)
      .text,
  ).toBe(
    '<ul class="pb-places"><li><b>Desk</b><p>1 MG Road, Pune 411001</p><p><a href="tel:+91201">+91 20 1</a></p><p><a href="https://www.google.com/maps/search/?api=1&amp;query=18.5%2C73.8" rel="noopener" aria-label="See it on the map: Desk">See it on the map</a></p></li><li><b>Shop</b></li></ul>',
  );
});

describe("a list of products", () => {
  const item = (sku: string, path: string) =>
    `<li class="product-item"><div ${sku && `data-product-sku="${sku}"`}><a class="product-item-link" href="https://shop.example/${path}">x</a><form action="https://shop.example/cart/add"><button>Add to Cart</button></form>₹499</div></li>`;
  const listed = (text: string) => {
    const [, json = ""] = /data-products="([^"]*)"/.exec(text) ?? [];
    const read: unknown = JSON.parse(json.replaceAll("&quot;", '"'));
    return read;
  };

  test("says only which ones, in order", () => {
    const list = `<ol class="product-items">${item("B", "b.html")}${item("A", "a.html")}${item("B", "b.html")}</ol>`;
    const { text } = cleaned(
      `<div data-content-type="products" data-appearance="carousel" data-element="main">${list}</div>`,
    );
    expect(text).toMatch(/^<div data-products="[^"]*"><\/div>$/);
    expect(listed(text)).toEqual({ by: "sku", products: ["B", "A"], isCarousel: true });
  });

  test("names them by path where a theme leaves the SKU out, also outside of Page Builder", () => {
    const { text } = cleaned(
      `<div class="block widget"><ol class="product-items">${item("", "lamps/a.html")}</ol></div>`,
    );
    expect(listed(text)).toEqual({ by: "path", products: ["/lamps/a.html"], isCarousel: false });
  });
});

test("what is hidden for every width is left out, for a phone by a rule", () => {
  expect(cleaned(row("<p>Draft</p>", 'style="display: none"')).text).not.toContain("Draft");
  const rules = sheet({}, { LAMPS01: "display:none" });
  expect(cleaned(`${rules}<p data-pb-style="LAMPS01">Desk</p>`)).toEqual({
    css: "@media (max-width:767.98px){.m{display:none}}",
    text: '<p class="m">Desk</p>',
  });
  expect(
    cleaned(`${sheet({ LAMPS01: "display:none" }, { LAMPS01: "display:block" })}<p data-pb-style="LAMPS01">Phone</p>`)
      .text,
  ).toContain("Phone");
});

test("the rules of a block inside the page reach only the block", () => {
  const block = `<div data-content-type="block" data-element="main"><div class="widget block">${sheet({ BLOCK01: "min-height:120px" })}<p data-pb-style="BLOCK01">In it</p></div></div>`;
  expect(cleaned(`${sheet({ LAMPS01: "min-height:80px" })}<p data-pb-style="LAMPS01">Before</p>${block}`).css).toBe(
    ".m{min-height:80px}.m{min-height:120px}",
  );
});

test("unknown types keep their texts and pictures", () => {
  const { text } = cleaned(
    `<vendor-box><div data-content-type="vendor-clock" data-end="x" data-element="main"><p>Ends soon</p><img src="${media}a.jpg"></div></vendor-box>`,
  );
  expect(text).toBe('<div><p>Ends soon</p><img alt="" src="/media/640x0/a.jpg" /></div>');
});
