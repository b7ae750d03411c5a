/** As in lib/images, which would bring the rest of it into the first script. */
const PLACEHOLDER = "/placeholder.svg";

/** A picture that does not arrive gives way to a drawn one in the same box. What the host cannot find it draws itself. */
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
