import { describe, expect, test } from "vitest";
import { cleaned, media } from "./testing/cleaned";

describe("plain HTML", () => {
  test.each([
    ['<a href="#b">b</a><p id="b">B</p>', '<a href="#text-b">b</a><p id="text-b">B</p>'],
    ['<a href="#n">n</a><a name="n"></a>', '<a href="#text-n">n</a><a id="text-n"></a>'],
    ["<a href='/faq#b'>b</a>", '<a href="/faq#text-b">b</a>'],
    ["<a href='/lamp.html#reviews'>b</a>", '<a href="/lamp.html#reviews">b</a>'],
    ['<p id="a">A</p><p id="a">B</p>', '<p id="text-a">A</p><p>B</p>'],
    ["<details open><summary>S</summary>D</details>", "<details open><summary>S</summary>D</details>"],
    ["<s>1</s><del>2</del><ins>3</ins><strike>4</strike>", "<s>1</s><del>2</del><ins>3</ins><s>4</s>"],
    ["<i class='fa fa-truck'></i><i>it</i>", "<i>it</i>"],
    ["<p>{{widget type='x'}}Text {{y</p>", "<p>Text y</p>"],
    ['<a href="{{store url="about"}}">b</a>', '<a href="/about">b</a>'],
    ["<a href='{{store url=&quot;/about/us/&quot;}}#a'>b</a>", '<a href="/about/us#text-a">b</a>'],
    ['<a href="{{store direct_url=about.html}}">b</a>', '<a href="/about.html">b</a>'],
    ['<a href="{{store url=""}}">b</a>', '<a href="/">b</a>'],
    ['<a href="{{store url=\'x" onclick="y\'}}">b</a>', '<a href="/x%22%20onclick=%22y">b</a>'],
    [`<a href="{{media url='a b.pdf'}}">b</a>`, `<a href="${media}a%20b.pdf" rel="noopener">b</a>`],
    ["<p>{{config path='web/url'}}{{store code=a}}{{storefront url=b}}c</p>", "<p>c</p>"],
    ["<form><label>Email<input></label><button>Send</button></form><p>After</p>", "<p>After</p>"],
    ['<a href="/x"><button>Go</button></a><button>Dead</button>', '<a href="/x"><span class="btn">Go</span></a>'],
  ])("cleans %s", (html, expected) => {
    expect(cleaned(html).text).toBe(expected);
  });

  test.each([
    ["<center>x</center>", ".m{text-align:center}"],
    ['<font size="5">x</font>', ".m{font-size:1.5rem}"],
    [
      '<table><tr><td width="20%" align="right" valign="top">x</td></tr></table>',
      ".m{text-align:right;vertical-align:top;width:20%}",
    ],
    ['<table width="900"></table>', ".m{width:900px;max-width:100%}"],
    ['<tr bgcolor="#eee">', ".m{background-color:#eee}"],
    [
      '<p style="font-size: 18pt; line-height: 1.5; margin: -10px 4px">x</p>',
      ".m{font-size:18pt;line-height:1.5;margin:0 4px}",
    ],
    ['<p style="font-size: 2em">x</p>', ".m{font-size:2rem}"],
  ])("turns %s into a rule", (html, css) => {
    expect(cleaned(html).css).toBe(css);
  });

  test("takes the size of a picture from its style", () => {
    expect(cleaned(`<img src="${media}a.jpg" style="width: 200px; height: 100px">`)).toEqual({
      css: "",
      text: '<img alt="" width="200" height="100" src="/media/200x0/a.jpg" />',
    });
  });
});
