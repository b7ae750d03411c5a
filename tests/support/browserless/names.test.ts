import { isTag } from "domhandler";
import { findOne } from "domutils";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { nameOf, textOf } from "./names.ts";
import { roleOf } from "./roles.ts";

const cases: [html: string, role: string, name: string][] = [
  [`<a id=x href="/">Cart<span class=sr-only>, 3 items</span></a>`, "link", "Cart, 3 items"],
  [`<a id=x href="/" aria-label="Home"><svg></svg></a>`, "link", "Home"],
  [`<a id=x href="/"><img alt="Aster 5" src=x></a>`, "link", "Aster 5"],
  [`<button id=x><svg aria-hidden=true><title>no</title></svg> Add to cart</button>`, "button", "Add to cart"],
  [`<input id=x type=submit value="Apply coupon">`, "button", "Apply coupon"],
  [`<label for=x>PIN code <abbr>*</abbr></label><input id=x>`, "textbox", "PIN code *"],
  [`<label>Country <select id=x><option>India</select></label>`, "combobox", "Country"],
  [`<label for=x>Phone</label><input id=x type=tel>`, "textbox", "Phone"],
  [
    `<input id=x type=number aria-labelledby="a b"><b id=a>Quantity</b> <i id=b>Aster 5</i>`,
    "spinbutton",
    "Quantity Aster 5",
  ],
  [`<fieldset id=x><legend>Shipping method</legend></fieldset>`, "group", "Shipping method"],
  [`<section id=x aria-labelledby=h><h2 id=h>Order summary</h2></section>`, "region", "Order summary"],
  [`<table id=x><caption>Cart items</caption><tr><td>1</table>`, "table", "Cart items"],
  [`<nav id=x aria-label="Pages"></nav>`, "navigation", "Pages"],
];

test.each(cases)("%s is a %s named %s", (html, role, name) => {
  const element = findOne((node) => node.attribs["id"] === "x", parseDocument(html).children, true);
  expect(element && isTag(element) && [roleOf(element), nameOf(element)]).toEqual([role, name]);
});

test("textOf separates blocks and joins inline elements", () => {
  expect(textOf(parseDocument("<p>Grand total</p><p><b>₹1,29</b>,999</p>"))).toBe("Grand total ₹1,29,999");
});
