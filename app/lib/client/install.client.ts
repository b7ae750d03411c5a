/** The browser's offer to install the shop; missing in TypeScript's DOM types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Links the manifest, which brings a request for its icon along. */
export function linkManifest(): void {
  // The last of the head, where hydration ignores it.
  document.head.insertAdjacentHTML("beforeend", '<link rel="manifest" href="/manifest.webmanifest">');
}

/** Marks the document while the browser offers to install the shop: the footer's button, instead of the browser's own bar, then takes the offer. */
export function offerInstall(): void {
  const { dataset } = document.documentElement;
  let offer: InstallOffer | null = null;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer; // what browsers send by this name
    dataset["installs"] = "";
  });
  addEventListener("click", ({ target }) => {
    if (!offer || !(target instanceof Element) || !target.closest("[data-install]")) return;
    // An offer can be taken once, whatever the answer.
    void offer.prompt();
    offer = null;
    delete dataset["installs"];
  });
}
