// @ts-check

// Runs in the page, before anything of its own: says when "Add to cart" is painted, when the press is taken, when the cart is painted.
// A file of its own, as the TypeScript loader puts calls into functions that only exist on its side.
/** @type {{ tellBench(moment: { what: string, at: number, x: number, y: number }): void }} */
const { tellBench } = /** @type {any} */ (globalThis); // exposed by slow-line.ts

/** @param {string} what */
function tell(what, { x, y } = { x: 0, y: 0 }) {
  tellBench({ what, at: performance.timeOrigin + performance.now(), x, y });
}

function look() {
  const isCart = location.pathname === "/cart";
  const wanted = isCart
    ? document.querySelector("main h1")
    : [...document.querySelectorAll("main button")].find((button) => button.textContent === "Add to cart");
  const box = wanted?.getBoundingClientRect();
  if (!wanted || !box || box.height === 0) return void requestAnimationFrame(look);
  if (box.bottom > innerHeight) {
    wanted.scrollIntoView({ block: "center", behavior: "instant" });
    return void requestAnimationFrame(look);
  }
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // A task after the frame: it is painted by then.
  setTimeout(() => tell(isCart ? "in cart" : "seen", place));
}

addEventListener("pointerdown", () => tell("delivered"), true);
requestAnimationFrame(look);
