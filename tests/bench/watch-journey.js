// @ts-check

// Runs in each page, before anything of its own: tells the bench what a shopper sees, each time that changes.
// A file of its own, as the TypeScript loader puts calls into functions that only exist on its side.
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
    // A task after the frame: it is painted by then.
    setTimeout(() => tellJourney({ ...view, at: performance.timeOrigin + performance.now() }));
  }
  requestAnimationFrame(watchView);
}

requestAnimationFrame(watchView);
