/** As in lib/images, which would add the rest of that file to the first script. */
const PLACEHOLDER = "/placeholder.svg";

/** Replaces a picture that fails to load by the placeholder of the same size. The host does so itself for pictures it cannot find. */
export function mendPictures(): void {
  document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && mend(target), true);
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) mend(picture);
  }
}

function mend(picture: HTMLImageElement): void {
  if (picture.src.endsWith(PLACEHOLDER)) return;
  picture.srcset = "";
  picture.src = PLACEHOLDER;
}
