// @ts-check

// Runs in the page before its own scripts: reports when "Add to cart" is painted, when the press is
// handled and when the cart is painted. A separate file, because the TypeScript loader adds calls
// to helpers that the page does not have.
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
  // A task after the frame runs once it is painted.
  setTimeout(() => tell(isCart ? "in cart" : "seen", place));
}

addEventListener("pointerdown", () => tell("delivered"), true);
requestAnimationFrame(look);
