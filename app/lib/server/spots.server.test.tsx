import { RemixServer } from "@remix-run/react";
import type { EntryContext } from "@remix-run/server-runtime";
import type { FunctionComponent } from "react";
import { expect, test } from "vitest";
import { EMPTY_ROOT_DATA, useShop } from "~/lib/root-data";
import { asSpot } from "~/lib/spot";
import { renderPage } from "./render-page.server";
import { cutAt, filled, placesOf } from "./spots.server";

const Count = asSpot<{ of: string }>("test count", ({ of }, { cartQuantity }) =>
  cartQuantity === null ? null : <b title={of}>{cartQuantity}</b>,
);
const Name = asSpot<object>("test name", (_, { loggedIn }) => <i>{loggedIn ? "you" : "nobody"}</i>);

function Page() {
  return (
    <main>
      <p>before</p>
      <Count of={'"a" & <b>'} />
      <p>between</p>
      <Name />
    </main>
  );
}

/** As Remix hands it over, for a shop of one page. */
function remixOf(page: FunctionComponent): EntryContext {
  const route = { id: "root", path: "" };
  const found = {
    loaderData: { root: EMPTY_ROOT_DATA },
    matches: [{ route }],
    location: { pathname: "/", search: "" },
  };
  const known = { manifest: { routes: { root: route } }, routeModules: { root: { default: page } }, future: {} };
  const remix = { ...known, staticHandlerContext: { ...found, statusCode: 200, errors: null }, isSpaMode: false };
  return remix as unknown as EntryContext; // what is read of one
}

function render(page: FunctionComponent, isKept = true) {
  const toPage = (remix: EntryContext) => <RemixServer context={remix} url="http://shop.example/" />;
  const finish = (html: string) => html;
  const options = { nonce: "", isKept, finish, signal: new AbortController().signal, log: () => undefined };
  return renderPage(toPage, remixOf(page), options);
}

const plain = "<!DOCTYPE html><main><p>before</p><p>between</p><i>nobody</i></main>";

test("a page that is kept is the page that is drawn, and knows its spots", async () => {
  const { body, cut } = await render(Page);
  expect([body, (await render(Page, false)).body]).toEqual([plain, plain]);
  expect(cut?.pieces.map((piece, at) => at % 2 === 1 && piece)).toEqual([false, "", false, "<i>nobody</i>", false]);
});

test("it is filled as if it were drawn for the shopper, also where nobody has anything", async () => {
  const { cut } = await render(Page);
  const own = { ...EMPTY_ROOT_DATA, cartQuantity: 3, loggedIn: true };
  expect(cut && filled(cut, EMPTY_ROOT_DATA)).toBe(plain);
  expect(cut && filled(cut, own)).toBe(
    '<!DOCTYPE html><main><p>before</p><b title="&quot;a&quot; &amp; &lt;b&gt;">3</b><p>between</p><i>you</i></main>',
  );
});

test("it is cut again at the same places after it was kept", async () => {
  const { cut } = await render(Page);
  const places = JSON.parse(JSON.stringify(cut && placesOf(cut))) as ReturnType<typeof placesOf>; // as it was written
  expect(cutAt(places, plain).pieces).toEqual(cut?.pieces);
  expect(cutAt([], plain).pieces).toEqual([plain]);
});

test("a page that differs by shopper outside of its spots is filled for nobody", async () => {
  const Greeting = () => (useShop().loggedIn ? <p>Good to see you</p> : null);
  const page = () => (
    <>
      <Page />
      <Greeting />
    </>
  );
  expect(await render(page)).toMatchObject({ body: plain, cut: null });
});
