import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Picture } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { type GalleryProps, largePicture, pictureAlt } from "./pictures";

export function PictureViewer({ pictures, productName, opened }: GalleryProps & { opened: number }) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(opened);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const show = (index: number) => {
    const { current } = strip;
    current?.scrollTo({ left: index * current.clientWidth, behavior: "instant" });
  };
  useLayoutEffect(() => show(opened), [opened]);

  const zoom = (index: number, { currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    flushSync(() => setZoomed(zoomed === index ? null : index));
    const slide = currentTarget.parentElement;
    // Key presses have no position: use the middle.
    const [x, y] = clientX === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height];
    slide?.scrollTo(x * (slide.scrollWidth - slide.clientWidth), y * (slide.scrollHeight - slide.clientHeight));
  };

  return (
    <div>
      <div
        ref={strip}
        className="slides rounded-none [--picture-height:calc(100dvh-152px)]"
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.map((picture, index) => (
          <div
            key={picture.url}
            className="h-(--picture-height) overflow-auto overscroll-contain [content-visibility:visible]"
          >
            <button
              type="button"
              className={`block border-0 bg-transparent p-0 -outline-offset-4 ${zoomed === index ? "size-[250%] cursor-zoom-out" : "size-full cursor-zoom-in"}`}
              aria-label={`${pictureAlt(picture, productName, index)} – enlarge`}
              aria-pressed={zoomed === index}
              onClick={(event) => zoom(index, event)}
            >
              <ViewedPicture picture={picture} position={index + 1} />
            </button>
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <div className="flex h-24 gap-2 overflow-x-auto py-3">
          {pictures.map((picture, index) => (
            <button
              key={picture.url}
              type="button"
              className={`h-18 w-18 flex-none cursor-pointer overflow-hidden rounded-control bg-tile p-0 ${shown === index ? "border-2 border-brand" : "border border-line"}`}
              aria-label={`Show picture ${index + 1} of ${pictures.length}`}
              aria-current={shown === index ? "true" : undefined}
              onClick={() => show(index)}
            >
              <img
                className="h-full bg-tile object-contain"
                {...pictureSet(picture.url, PICTURE_SIZES.thumbnail)}
                alt=""
              />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Shows the picture that the page has loaded as a background, until the larger one has arrived. */
function ViewedPicture({ picture, position }: { picture: Picture; position: number }) {
  const [isLoaded, setLoaded] = useState(false);
  const known = document.querySelector<HTMLImageElement>(`#picture-${position} img`)?.currentSrc;
  return (
    <img
      className="bg-contain bg-center bg-no-repeat"
      ref={(image) => {
        if (image && known) image.style.backgroundImage = isLoaded ? "" : `url("${known}")`;
      }}
      {...largePicture(picture)}
      alt=""
      onLoad={() => setLoaded(true)}
    />
  );
}
