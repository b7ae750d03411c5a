import type { CmsSeed } from "../seed.ts";
import { to, toCategory } from "./links.ts";
import { pageBuilder } from "./page-builder.ts";

const WHITE = "color: #ffffff;";

function white(words: string): string {
  return `<span style="${WHITE}">${words}</span>`;
}

/** The export view's home page: everything on it is in the page. */
function exportHome(): string {
  const { row, columns, heading, text, slider, productList, buttons, toContent } = pageBuilder("exhome");
  const promise = (title: string, line: string) => [heading(3, title), text(`<p>${line}</p>`)];
  return toContent(
    row(
      "contained",
      {},
      slider(
        {
          ...{ appearance: "poster", picture: "hero-phones", phone: "hero-phones-mobile", color: "#14213d" },
          ...{ href: toCategory("smartphones"), button: "See the phones", height: ["380px", "260px"] },
          html: `<h2>${white("Phones without a contract")}</h2><p>${white("Unlocked, with all bands listed.")}</p>`,
        },
        {
          ...{ appearance: "collage-left", picture: "hero-cinema", phone: "hero-cinema-mobile", color: "#2a1a3e" },
          ...{ href: to("sale"), button: "See the sale", height: ["380px", "260px"] },
          html: `<h2>${white("The cinema sale")}</h2><p>${white("Televisions, projectors and sound.")}</p>`,
        },
      ),
    ),
    row(
      "full-width",
      { color: "#dff0f1", css: { "text-align": "center", padding: "24px 0" } },
      heading(2, "Sent from India to 40 countries"),
      columns(
        ["33.3333%", ...promise("Duties paid", "The price at checkout is the whole price.")],
        ["33.3333%", ...promise("In ten days", "By air, with tracking.")],
        ["33.3333%", ...promise("Thirty days to return", "From the day it arrives.")],
      ),
    ),
    row(
      "contained",
      { css: { padding: "16px 0" } },
      heading(2, "Bought most from abroad"),
      productList(
        "carousel",
        "OSL-HALO-ONE",
        "DHV-PULSE-ANC",
        "KST-MERIDIAN-2",
        "ONV-TICK-3",
        "DHV-HUSH-60",
        "TSN-SUMMIT",
      ),
    ),
    row(
      "contained",
      { css: { "text-align": "center" } },
      text("<p>Not sure about plugs and voltage? Every product page says it.</p>"),
      buttons(["Ask us", to("contact-us")], ["Read the answers", to("faq")]),
    ),
  );
}

function sale(): string {
  const { row, columns, heading, text, banner, tabs, productList, htmlCode, toContent } = pageBuilder("sale");
  const offer = (words: string, category: string, color: string) =>
    banner({
      ...{ appearance: "poster", href: toCategory(category), height: ["200px", "120px"], color },
      html: `<h3>${white(words)}</h3><p>${white("See them all")}</p>`,
    });
  return toContent(
    row(
      "full-width",
      { color: "#2a1a3e" },
      banner({
        ...{ appearance: "poster", picture: "hero-cinema", phone: "hero-cinema-mobile", color: "#2a1a3e" },
        ...{ href: toCategory("televisions"), button: "See all televisions", height: ["400px", "280px"] },
        html: `<h2>${white('<span style="font-size: 36px; line-height: 42px;">The cinema sale</span>')}</h2><p>${white("Until the end of the month, while stocks last.")}</p>`,
      }),
    ),
    row("contained", {}, text('<p>What is reduced, and <a href="#sale-terms">how the sale works</a>.</p>')),
    row(
      "contained",
      {},
      columns(
        ["33.3333%", offer("Televisions", "televisions", "#1f3a5f")],
        ["33.3333%", offer("Projectors", "projectors", "#5a2a4a")],
        ["33.3333%", offer("Soundbars", "soundbars", "#1d4d3a")],
      ),
    ),
    row(
      "contained",
      { color: "#f1f4f5", css: { padding: "20px" } },
      heading(2, "By room"),
      tabs(
        [
          "Bedroom",
          text("<p>43 inches is enough for two metres.</p>"),
          productList("grid", "HLC-MEADOW-43", "DHV-LEDGE"),
        ],
        [
          "Living room",
          text("<p>55 to 65 inches, and a bar of sound.</p>"),
          productList("grid", "HLC-NOCTURNE-55", "HLC-TIDE-55"),
        ],
        [
          "Cinema room",
          text("<p>A projector needs a dark room.</p>"),
          productList("grid", "HLC-LANTERN-4K", "HLC-BEAM-2"),
        ],
      ),
    ),
    row(
      "contained",
      { css: { padding: "16px 0" } },
      heading(2, "Reduced most"),
      productList(
        "carousel",
        "HLC-NOCTURNE-65",
        "HLC-LANTERN-P1",
        "HLC-MEADOW-55",
        "HLC-TIDE-55",
        "DHV-LEDGE",
        "HLC-BEAM-2",
      ),
    ),
    row(
      "contained",
      {},
      htmlCode(
        '<h3 id="sale-terms">How the sale works</h3><p>Reduced prices are on the product pages. No code is needed.</p><details><summary>Can I return what I bought in the sale?</summary><p>Yes, as everything else: within ten days.</p></details>',
      ),
    ),
  );
}

function televisionGuide(): string {
  const { row, columns, heading, text, tabs, buttons, toContent } = pageBuilder("tvguide");
  const table = (rows: [string, string][]) =>
    `<table style="width: 100%;" border="1"><tbody>${rows.map(([left, right]) => `<tr><td style="width: 50%;">${left}</td><td style="width: 50%;">${right}</td></tr>`).join("")}</tbody></table>`;
  return toContent(
    row("contained", {}, text("<p>Three questions, and you know which screen fits your room.</p>")),
    row(
      "contained",
      {},
      tabs(
        [
          "Size",
          heading(2, "How far away is the sofa?"),
          text(
            table([
              ["1.5 metres", "up to 43 inches"],
              ["2 metres", "50 or 55 inches"],
              ["2.5 metres", "55 to 65 inches"],
              ["3 metres and more", "65 inches or a projector"],
            ]),
          ),
        ],
        [
          "Panel",
          heading(2, "How bright is the room?"),
          columns(
            ["50%", heading(3, "OLED"), text("<p>For evenings and dark rooms: black is black.</p>")],
            ["50%", heading(3, "Mini LED"), text("<p>For sun on the screen: twice as bright.</p>")],
          ),
        ],
        [
          "Wall",
          heading(2, "Stand or wall?"),
          text(
            `<ul><li>A stand needs a table as wide as the feet are apart.</li><li>For the wall we send a fitter with the television.</li></ul>`,
          ),
        ],
      ),
    ),
    row(
      "contained",
      { color: "#fff1c2", css: { padding: "20px", "border-radius": "12px" } },
      text("<p><strong>Measure before you order:</strong> a 65-inch television is 145 cm wide.</p>"),
      buttons(["All televisions", toCategory("televisions")], ["The sale", to("sale")]),
    ),
  );
}

export const builtPages: CmsSeed[] = [
  {
    ...{ identifier: "home", storeView: "export", title: "Bijli: electronics from India", contentHeading: "" },
    metaDescription: "Headphones, watches and phones, sent from India with duties paid.",
    content: exportHome(),
  },
  {
    ...{ identifier: "sale", title: "The cinema sale", contentHeading: "The cinema sale", content: sale() },
    metaDescription: "Televisions, projectors and soundbars at lower prices until the end of the month.",
  },
  {
    ...{
      identifier: "television-guide",
      title: "Which television fits?",
      contentHeading: "Which television fits your room?",
    },
    metaDescription: "Size by distance, panel by light, stand or wall: how to choose a television.",
    content: televisionGuide(),
  },
];
