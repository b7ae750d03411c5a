/** Of a picture in media/wysiwyg. */
export const mediaFile = (name: string): string => `wysiwyg/${name}.webp`;

type Css = Readonly<Record<string, string>>;

interface Ground {
  color?: string;
  picture?: string;
  phone?: string;
}

/**
 * Writes content as Magento's Page Builder stores it since 2.4.3: markup whose elements refer to
 * one style element before it. `name`: part of the ids of styles, which are unique on a page.
 */
export function pageBuilder(name: string) {
  const all: string[] = [];
  const phones: string[] = [];
  let count = 0;

  const styled = (css: Css, phone: Css = {}): string => {
    count += 1;
    const id = `${name}${count.toString(36).padStart(3, "0")}`.toUpperCase();
    all.push(rule(id, css));
    if (Object.keys(phone).length > 0) phones.push(rule(id, phone));
    return `data-pb-style="${id}"`;
  };
  const column: Css = { "justify-content": "flex-start", display: "flex", "flex-direction": "column" };

  const row = (
    appearance: "contained" | "full-width",
    ground: Ground & { css?: Css },
    ...children: string[]
  ): string => {
    const style = styled({ ...column, ...toCss(ground), ...ground.css });
    const inner = `${toAttributes(ground)} data-element="${appearance === "contained" ? "inner" : "main"}" ${style}`;
    const content = children.join("");
    return appearance === "contained"
      ? `<div data-content-type="row" data-appearance="contained" data-element="main"><div ${inner}>${content}</div></div>`
      : `<div data-content-type="row" data-appearance="full-width" ${inner}><div class="row-full-width-inner" data-element="inner">${content}</div></div>`;
  };

  const columns = (...parts: [percent: string, ...children: string[]][]): string => {
    const inside = parts.map(([width, ...children]) => {
      const style = styled({ ...column, width, "align-self": "stretch", padding: "10px" });
      return `<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-background-images="{}" data-element="main" ${style}>${children.join("")}</div>`;
    });
    const line = `<div class="pagebuilder-column-line" data-content-type="column-line" data-element="main" ${styled({ display: "flex", width: "100%" })}>${inside.join("")}</div>`;
    return `<div class="pagebuilder-column-group" data-background-images="{}" data-content-type="column-group" data-appearance="default" data-grid-size="12" data-element="main">${line}</div>`;
  };

  const heading = (level: 2 | 3, words: string, css?: Css): string =>
    `<h${level} data-content-type="heading" data-appearance="default" data-element="main"${css ? ` ${styled(css)}` : ""}>${words}</h${level}>`;

  const text = (html: string, css?: Css): string =>
    `<div data-content-type="text" data-appearance="default" data-element="main"${css ? ` ${styled(css)}` : ""}>${html}</div>`;

  interface Banner extends Ground {
    type?: "banner" | "slide";
    appearance: "poster" | "collage-left" | "collage-right";
    href: string;
    html: string;
    button?: string;
    overlay?: string;
    height: [desk: string, phone: string];
  }

  const banner = ({ type = "banner", appearance, href, html, button, overlay, height, ...ground }: Banner): string => {
    const isPoster = appearance === "poster";
    const [desk, phone] = [{ "min-height": height[0] }, { "min-height": height[1] }];
    const wrapper = styled({ ...toCss(ground), ...(isPoster ? {} : desk) }, isPoster ? {} : phone);
    const shade = { "background-color": overlay ?? "transparent", padding: "30px" };
    const over = styled(isPoster ? { ...shade, ...desk } : shade, isPoster ? phone : {});
    const label = button
      ? `<button type="button" class="pagebuilder-${type}-button pagebuilder-button-primary" data-element="button" ${styled({ opacity: "1", visibility: "visible" })}>${button}</button>`
      : "";
    const content = `<div class="pagebuilder-${isPoster ? "poster" : "collage"}-content"><div data-element="content">${html}</div>${label}</div>`;
    return `<div data-content-type="${type}" data-appearance="${appearance}" data-show-button="${button ? "always" : "never"}" data-show-overlay="${overlay ? "always" : "never"}" data-element="main"><a href="${href}" target="" data-link-type="default" title="" data-element="link"><div class="pagebuilder-${type}-wrapper" ${toAttributes(ground)} data-element="wrapper" ${wrapper}><div class="pagebuilder-overlay${isPoster ? " pagebuilder-poster-overlay" : ""}" data-overlay-color="${overlay ?? ""}" aria-label="" title="" data-element="overlay" ${over}>${content}</div></div></a></div>`;
  };

  const slider = (...slides: Banner[]): string =>
    `<div class="pagebuilder-slider" data-content-type="slider" data-appearance="default" data-autoplay="true" data-autoplay-speed="4000" data-fade="false" data-infinite-loop="true" data-show-arrows="true" data-show-dots="true" data-element="main">${slides.map((slide) => banner({ ...slide, type: "slide" })).join("")}</div>`;

  const tabs = (...items: [label: string, ...children: string[]][]): string => {
    const ids = items.map((_, index) => `${name}tab${index + 1}`);
    const headers = items.map(
      ([label], index) =>
        `<li role="tab" class="tab-header" data-element="headers"><a href="#${ids[index] ?? ""}" class="tab-title"><span class="tab-title">${label}</span></a></li>`,
    );
    const panels = items.map(
      ([label, ...children], index) =>
        `<div data-content-type="tab-item" data-appearance="default" data-tab-name="${label}" data-background-images="{}" data-element="main" id="${ids[index] ?? ""}" ${styled({ ...column, padding: "16px 0" })}>${children.join("")}</div>`,
    );
    return `<div class="tab-align-left" data-content-type="tabs" data-appearance="default" data-active-tab="" data-element="main"><ul role="tablist" class="tabs-navigation" data-element="navigation" ${styled({ "text-align": "left" })}>${headers.join("")}</ul><div class="tabs-content" data-element="content" ${styled({ "border-width": "1px", "min-height": "300px" })}>${panels.join("")}</div></div>`;
  };

  const buttons = (...links: [label: string, href: string][]): string => {
    const items = links.map(
      ([label, href], index) =>
        `<div data-content-type="button-item" data-appearance="default" data-element="main" ${styled({ display: "inline-block" })}><a class="pagebuilder-button-${index === 0 ? "primary" : "secondary"}" href="${href}" target="" data-link-type="default" data-element="link" ${styled({ "text-align": "center" })}><span data-element="link_text">${label}</span></a></div>`,
    );
    return `<div data-content-type="buttons" data-appearance="inline" data-same-width="false" data-element="main">${items.join("")}</div>`;
  };

  const productList = (appearance: "grid" | "carousel", ...skus: string[]): string =>
    `<div data-content-type="products" data-appearance="${appearance}" data-autoplay="false" data-element="main">{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList" template="Magento_PageBuilder::catalog/product/widget/content/${appearance}.phtml" products_count="${skus.length}" conditions_encoded="^[\`1\`:^[\`aggregator\`:\`all\`,\`new_child\`:\`\`,\`type\`:\`Magento||CatalogWidget||Model||Rule||Condition||Combine\`,\`value\`:\`1\`^],\`1--1\`:^[\`operator\`:\`()\`,\`type\`:\`Magento||CatalogWidget||Model||Rule||Condition||Product\`,\`attribute\`:\`sku\`,\`value\`:\`${skus.join(",")}\`^]^]"}}</div>`;

  /** Stored escaped. */
  const htmlCode = (html: string): string =>
    `<div data-content-type="html" data-appearance="default" data-element="main">${html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</div>`;

  const toContent = (...rows: string[]): string => {
    const onPhones = phones.length > 0 ? `@media only screen and (max-width: 768px) { ${phones.join("")} }` : "";
    return `<style>${all.join("")}${onPhones}</style>${rows.join("")}`;
  };

  return { row, columns, heading, text, banner, slider, tabs, buttons, productList, htmlCode, toContent };
}

function rule(id: string, css: Css): string {
  const declarations = Object.entries(css).map(([property, value]) => `${property}:${value}`);
  return `#html-body [data-pb-style=${id}]{${declarations.join(";")}}`;
}

function toCss({ color, picture }: Ground): Css {
  const position = { "background-position": picture ? "center center" : "left top", "background-size": "cover" };
  return {
    ...(color && { "background-color": color }),
    ...position,
    "background-repeat": "no-repeat",
    "background-attachment": "scroll",
  };
}

/** The pictures as JSON with escaped quotes, as Page Builder writes it. */
function toAttributes({ picture, phone }: Ground): string {
  const files = [
    ...(picture ? [`\\&quot;desktop_image\\&quot;:\\&quot;{{media url=${mediaFile(picture)}}}\\&quot;`] : []),
    ...(phone ? [`\\&quot;mobile_image\\&quot;:\\&quot;{{media url=${mediaFile(phone)}}}\\&quot;`] : []),
  ];
  return `data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{${files.join(",")}}" data-background-type="image" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src=""`;
}
