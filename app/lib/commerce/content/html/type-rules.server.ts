/**
 * What Page Builder's types look like everywhere, by a class that needs it. Sent with a text that
 * has the class, so that no other page carries it: the shop's own variables, which have other names
 * in a built page, are not known here. The merchant's rules come after them.
 */
const TYPE_RULES: readonly (readonly [className: string, css: string])[] = [
  ["pb-box", ".pb-box{display:flex;flex-direction:column}.pb-box>*{min-width:0}.pb-box>*+*{margin-top:12px}"],
  // Rows from edge to edge; text keeps to the shop's width.
  [
    "pb-row",
    `.pb-row+.pb-row{margin-top:12px}.wrap:has(>.pb-page){padding-inline:0}
    .wrap:has(>.pb-page)>:not(.pb-page),.pb-page>:not(.own-rules),.pb-page>.own-rules>:not(.pb-full),
    .pb-page .pb-full:not(.pb-bleed)>.pb-inner{margin-inline:max(16px,50% - 656px)}`,
  ],
  // Text on the merchant's ground looks alike in both themes.
  ["on-dark", `.on-dark{color:canvastext;color-scheme:dark}${onGround("dark")}`],
  [
    "on-light",
    `@media (prefers-color-scheme:dark){.on-light{color:canvastext;color-scheme:light}}${onGround("light")}`,
  ],
  ["pb-backed", ".pb-backed{position:relative;overflow:clip;isolation:isolate}"],
  [
    "pb-back",
    ".pb-back img{position:absolute;inset:0;z-index:-1;width:100%;height:100%;object-fit:cover;object-position:left top}",
  ],
  ["pb-shade", ".pb-shade{position:absolute;inset:0;z-index:-1;margin:0}"],
  ["pb-line", ".pb-line{display:flex;flex-wrap:wrap}"],
  ["pb-one-line", "@media (min-width:768px){.pb-one-line{flex-wrap:nowrap}}"],
  ["pb-column", ".pb-column{flex:1 1 100%;min-width:0}@media (min-width:768px){.pb-column{flex:0 1 auto}}"],
  [
    "pb-banner",
    `.pb-banner{display:block;color:inherit;text-decoration:none}.pb-wrapper,.pb-overlay{display:flex;flex-direction:column}
    .pb-overlay{flex:1;justify-content:center;padding:24px}`,
  ],
  [
    "pb-collage",
    `@media (min-width:768px){.pb-collage .pb-overlay{width:100%;max-width:540px}.pb-centered .pb-overlay{align-self:center}
    .pb-right .pb-overlay{align-self:end}}`,
  ],
  ["pb-buttons", ".pb-buttons>*{display:inline-block;margin:4px 8px 4px 0}"],
  ["pb-stacked", ".pb-stacked{display:flex;flex-direction:column;align-items:start}"],
  [
    "pb-even",
    `.pb-even{display:flex;flex-wrap:wrap}.pb-even>*>*{width:100%}.pb-even:not(.pb-stacked)>*{flex:1 0 auto}
    .pb-even.pb-stacked{align-items:stretch;width:fit-content}`,
  ],
  // The next slide looks in.
  [
    "pb-slider",
    `.pb-slider{display:flex;gap:8px;overflow-x:auto;scroll-snap-type:x mandatory}
    .pb-slider>*{display:grid;flex:0 0 calc(100% - 24px);scroll-snap-align:start}.pb-slider>:only-child{flex-basis:100%}`,
  ],
  // A wide window has the names in a line and the open panel below them.
  [
    "pb-tabs",
    `.pb-tabs summary{min-height:44px;padding:10px 0;font-weight:600;border-bottom:1px solid #8886}
    @media (min-width:768px){@supports selector(::details-content){.pb-tabs{display:flex;flex-wrap:wrap;gap:0 24px}
    .pb-tabs>details{display:contents}.pb-tabs>details>summary{list-style:none}
    .pb-tabs>[open]>summary{border-bottom:3px solid}.pb-tabs>details::details-content{order:1;width:100%}}}`,
  ],
  [
    "pb-places",
    ".pb-places{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:16px;list-style:none;padding:0}",
  ],
  ["pb-desk", "@media (max-width:767.98px){.pb-desk{display:none}}"],
  ["pb-phone", "@media (min-width:768px){.pb-phone{display:none}}"],
];

/** Links and buttons take the colour of the text. */
function onGround(ground: "light" | "dark"): string {
  return `.on-${ground} :is(a,th,del):not(.btn,.pb-products *){color:inherit}.on-${ground} .btn.secondary{color:inherit;border-color:currentcolor}`;
}

/** Nothing paints outside of the text, or above what is around it (class of ui/prose). */
const CONTAINED =
  ".own-rules{position:relative;display:flow-root;overflow:clip;overflow-clip-margin:4px;isolation:isolate}";

const written = TYPE_RULES.map(([name, css]) => [name, css.replaceAll("\n", "").replaceAll("    ", "")] as const);

/** Rules for the classes that a text has. */
export function typeRules(classes: ReadonlySet<string>): string {
  return CONTAINED + written.map(([name, css]) => (classes.has(name) ? css : "")).join("");
}
