// @ts-check

// Runs in each page before its own scripts: reports each change that a shopper sees to the bench. A
// separate file, because the TypeScript loader adds calls to helpers that the page does not have.
/** @type {{ tellJourney(view: object): void }} */
const { tellJourney } = /** @type {any} */ (globalThis); // exposed by journey.ts

/** @param {string} selector */
function textOf(selector) {
  const node = document.querySelector(selector);
  return node && node.getBoundingClientRect().height > 0 ? (node.textContent ?? "").trim() : "";
}

let lastView = "";

function watchView() {
  const cart = document.querySelector("header a[href='/cart']");
  const view = {
    address: location.pathname + location.search,
    heading: textOf("main h1"),
    card: textOf("main li:has(img) a"),
    count: cart?.querySelector("[data-count]")?.getAttribute("data-count") ?? "",
    cart: cart?.getAttribute("aria-label") ?? "",
  };
  const news = JSON.stringify(view);
  if (news !== lastView) {
    lastView = news;
    // A task after the frame runs once it is painted.
    setTimeout(() => tellJourney({ ...view, at: performance.timeOrigin + performance.now() }));
  }
  requestAnimationFrame(watchView);
}

requestAnimationFrame(watchView);
