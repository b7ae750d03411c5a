import { expect, test } from "vitest";
import { shortWarranty, specificationRows, splitSpecifications } from "./specifications.server";

const table = "<table><tr><th>Weight</th><td>199 g</td></tr></table>";

test.each([
  { html: `<p>Light.</p>${table}`, description: "<p>Light.</p>", specifications: table },
  { html: `<p>Light.</p>\n${table}\n`, description: "<p>Light.</p>", specifications: table },
  { html: table, description: "", specifications: table },
  { html: "<p>Light.</p>", description: "<p>Light.</p>", specifications: "" },
  { html: `${table}<p>Light.</p>`, description: `${table}<p>Light.</p>`, specifications: "" },
  { html: `<div>${table}</div>`, description: `<div>${table}</div>`, specifications: "" },
  { html: `${table}<p>x</p>${table}`, description: `${table}<p>x</p>`, specifications: table },
  {
    html: `<table><tr><td>${table}</td></tr></table>`,
    description: `<table><tr><td>${table}</td></tr></table>`,
    specifications: "",
  },
  { html: "</table>", description: "</table>", specifications: "" },
  { html: "", description: "", specifications: "" },
])("splitSpecifications separates the table at the end of $html", ({ html, description, specifications }) => {
  expect(splitSpecifications(html)).toEqual({ description, specifications });
});

test("specificationRows reads the rows that have plain-text labels", () => {
  const rows =
    '<tr><th scope="row"> In the box </th> <td>Phone, <b>cable</b> &amp; ₹5</td></tr><tr><th><b>Odd</b></th><td>x</td></tr>' +
    '<tr><th title="a > b">Size &amp; weight</th><td class="x">199 g</td></tr><tr><th>Heading</th></tr>';
  expect(specificationRows(`<table>${rows}</table>`)).toEqual([
    ["In the box", "Phone, <b>cable</b> &amp; ₹5"],
    ["Size & weight", "199 g"],
  ]);
});

test("splitSpecifications leaves rules with the table if there is no other text", () => {
  const table = "<style>.m-1{width:50%}</style><table><tr><td>1</td></tr></table>";
  expect(splitSpecifications(table)).toEqual({ description: "", specifications: table });
});

test("shortWarranty takes an attribute before a row, a long one up to the first comma or 'on'", () => {
  const attribute = { label: "Warranty", value: "1 year on the phone, 6 months on everything else" };
  expect(shortWarranty([attribute], [["Warranty", "2 years"]])).toBe("1 year");
  expect(shortWarranty([], [["Warranty", "1 year, compressor 10 years"]])).toBe("1 year, compressor 10 years");
  expect(shortWarranty([], [["Warranty", "<b>2 years</b>"]])).toBeNull();
  expect(shortWarranty([], [["Extended warranty", "sold apart"]])).toBeNull();
});
