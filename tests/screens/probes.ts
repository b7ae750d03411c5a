import type { Page } from "playwright";

/** Faults of a page in use, each with the element. The probes run in the page. */

/**
 * Touch targets under 24 px, or under 44 px for buttons, fields and menus. Links in a sentence and
 * content of a label are exempt (WCAG 2.5.8).
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const touched = "a[href], button, summary, select, textarea, input:not([type=hidden])";
    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(touched)) {
      const own = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
      // Visually hidden, a link that covers its card, or a picture's frame.
      if (!isSeen || own.width <= 1 || own.height <= 1 || element.closest(".skip, [aria-hidden=true]")) continue;
      const box = (element.closest("label") ?? element).getBoundingClientRect();
      const style = getComputedStyle(element);
      const before = getComputedStyle(element, "::before");
      const isCovering = before.position === "absolute" && before.content !== "none";
      const after = getComputedStyle(element, "::after");
      if (isCovering || (after.position === "absolute" && after.content !== "none")) continue;
      const text = element.parentElement?.textContent?.trim() ?? "";
      const isInSentence = style.display === "inline" && text !== (element.textContent?.trim() ?? "");
      if (isInSentence) continue;
      const isControl = element.matches("button, summary, select, textarea, input, .btn");
      const isDense = element.closest(".row > details, .prose, .facets, .departments, table, .crumbs") !== null;
      const least = isControl && !isDense ? 44 : 24;
      // Ignores fractions of a pixel.
      if (Math.ceil(box.height) < least || Math.ceil(box.width) < 24)
        faults.push(
          `${Math.round(box.width)} × ${Math.round(box.height)} instead of ${least}: ${element.outerHTML.slice(0, 140)}`,
        );
    }
    return faults;
  });
}

/** Fields into which iOS zooms: text under 16 px. */
export async function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("select, textarea, input:not([type=hidden], [type=radio], [type=checkbox])")]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 140)),
  );
}

/** Pictures of products that are cropped or distorted: a merchant's have any proportions. */
export async function croppedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("img[src*='/catalog/product/']")]
      .filter((picture) => picture.checkVisibility() && getComputedStyle(picture).objectFit !== "contain")
      .map((picture) => picture.outerHTML.slice(0, 140)),
  );
}

/** Animations despite the preference for reduced motion. */
export async function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      const { duration } = effect?.getComputedTiming() ?? {};
      // The loading bar may appear, and the note after it, which waits unseen.
      const isBar = effect instanceof KeyframeEffect && effect.target?.matches(".loading-bar, .still-trying") === true;
      return playState === "running" && typeof duration === "number" && duration > 0 && !isBar;
    });
    const moving = running.map(
      (animation) => `runs: ${animation instanceof CSSAnimation ? animation.animationName : "?"}`,
    );
    const eased = [...document.body.querySelectorAll("*")].filter((element) => {
      const { transitionDuration, scrollBehavior } = getComputedStyle(element);
      return /[1-9]/.test(transitionDuration) || scrollBehavior === "smooth";
    });
    return [...moving, ...eased.map((element) => `eases: ${element.outerHTML.slice(0, 120)}`)];
  });
}

/** Fields without a visible edge against their background. */
export async function fieldsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "main input:not([type=hidden], [type=radio], [type=checkbox]), main select",
      ),
    ]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }) && !field.closest(".stepper"))
      .filter((field) => getComputedStyle(field).borderTopColor === "rgba(0, 0, 0, 0)")
      .map((field) => field.outerHTML.slice(0, 140)),
  );
}

/** Links and buttons with the same name and description that do different things. */
export async function sameNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = new Map<string, Set<string>>();
    for (const control of document.querySelectorAll<HTMLAnchorElement | HTMLButtonElement>(
      "main a[href], main button",
    )) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.ariaHidden === "true") continue;
      const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
      const parts = [
        control.ariaLabel ?? control.textContent,
        ...ids.map((id) => document.getElementById(id)?.textContent),
      ];
      const isSent = control instanceof HTMLButtonElement && control.type === "submit" && control.form;
      const data = isSent ? [...new FormData(isSent, control)] : [];
      const does = control instanceof HTMLAnchorElement ? control.href : `${control.form?.action} ${data.join(" ")}`;
      const name = `${control.tagName} ${parts.join(", ").trim()}`;
      shown.set(name, (shown.get(name) ?? new Set()).add(does));
    }
    return [...shown].filter(([, does]) => does.size > 1).map(([name, does]) => `${name}: ${[...does].join(" or ")}`);
  });
}

/**
 * With forced colours backgrounds are not shown, so each button and field needs a border, an
 * underline or an outline.
 */
export async function controlsWithoutOutline(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bare = [...document.querySelectorAll<HTMLElement>(".btn, .chip, input:not([type=hidden]), select, textarea")];
    return bare
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1)
      .filter((element) => !element.matches("[type=radio], [type=checkbox]"))
      .filter((element) => {
        // Its own border, or its parent's, as for the number between its buttons.
        const around = [element, element.parentElement ?? element].map((one) => getComputedStyle(one));
        return around.every(
          ({ borderTopWidth, borderTopStyle }) => parseFloat(borderTopWidth) === 0 || borderTopStyle === "none",
        );
      })
      .map((element) => element.outerHTML.slice(0, 140));
  });
}

/** Icons are masks on a background: with forced colours it must be a system colour. */
export async function lostIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return [...document.querySelectorAll<HTMLElement>(".wish, .rating, .add")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element, "::before");
        return element.matches(".add") ? backgroundImage === "none" : backgroundColor === ground;
      })
      .map((element) => element.outerHTML.slice(0, 140));
  });
}

/** Selected options that look like the others with forced colours. */
export async function unmarkedChoices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".option-btn :checked, .choice:has(:checked), [aria-pressed=true]")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).outlineStyle === "none")
      .map((element) => element.outerHTML.slice(0, 140)),
  );
}

/** Height in px that fixed elements cover. */
export async function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    const fixed = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight;
      const isStuck =
        position === "sticky" && Math.round(top) === Math.round(parseFloat(getComputedStyle(element).top));
      return isSeen && height > 4 && (position === "fixed" || isStuck);
    });
    const covered = fixed.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    window.scrollTo(0, 0);
    return covered;
  });
}

interface Node {
  role: string;
  name: string;
}

const CONTROLS = new Set([
  "button",
  "link",
  "textbox",
  "searchbox",
  "combobox",
  "checkbox",
  "radio",
  "spinbutton",
  "slider",
]);
const PARTS = new Set(["banner", "navigation", "main", "contentinfo", "region", "form", "search", "dialog", "heading"]);

/** Controls and landmarks of the accessibility tree in reading order. */
export async function readOut(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read: Node[] = [];
  // The list is by depth; reading order follows the tree.
  const visit = (id: string): void => {
    const node = byId.get(id);
    const one = { role: String(node?.role?.value ?? ""), name: String(node?.name?.value ?? "").trim() };
    if (node && !node.ignored && (CONTROLS.has(one.role) || PARTS.has(one.role))) read.push(one);
    node?.childIds?.forEach(visit);
  };
  const [root] = nodes;
  if (root) visit(root.nodeId);
  return read;
}

/** Controls without a name, and landmarks of one kind with the same name. */
export function unnamed(nodes: readonly Node[]): string[] {
  const nameless = nodes.filter(({ role, name }) => name === "" && (CONTROLS.has(role) || role === "heading"));
  const landmarks = nodes
    .filter(({ role }) => role === "navigation" || role === "region")
    .map(({ role, name }) => `${role} ${name}`);
  const twice = landmarks.filter((one, at) => landmarks.indexOf(one) !== at);
  return [...nameless.map(({ role }) => `a ${role} without a name`), ...twice.map((one) => `twice: ${one}`)];
}
