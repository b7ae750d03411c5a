import { type FocusEvent, useState } from "react";
import type { Picture } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureLoading, pictureSet } from "~/lib/images";
import { useRootData } from "~/lib/root-data";
import { changeQuery } from "~/lib/urls/paths";
import { Icon } from "~/ui/icon";
import { lazyPart } from "~/ui/lazy-part";
import { Link } from "~/ui/link";
import { Panel } from "~/ui/panel";
import { type GalleryProps, gallerySources, pictureAlt } from "./pictures";

const Viewer = lazyPart(async () => (await import("./picture-viewer")).PictureViewer, { panel: "pictures" });

/**
 * A strip with scroll snapping, to which the thumbnails link. Each picture links to a page that
 * shows it larger; with script it opens a viewer.
 */
export function Gallery({ pictures, productName }: GalleryProps) {
  const { path } = useRootData();
  const shown = pictures.length > 0 ? pictures : [NO_PICTURE];
  const [opened, setOpened] = useState(0);
  return (
    <section className={shown.length > 1 ? "grid gap-3 lg:grid-cols-[72px_1fr]" : undefined} aria-label="Pictures">
      {/* Before the thumbnails in the document, so that it does not shift. */}
      <div className="slides lg:col-start-2" aria-label="Picture strip" role="group">
        {shown.map((picture, index) => (
          <Slide
            key={picture.url}
            {...{ picture, index }}
            of={shown.length}
            onOpen={() => setOpened(index)}
            alt={pictureAlt(picture, productName, index)}
          />
        ))}
      </div>
      {shown.length > 1 && (
        <div className="row-start-1 hidden content-start gap-2 lg:grid">
          {shown.map((picture, index) => (
            // Not in the tab order, because the strip's pictures are.
            <a
              key={picture.url}
              className="h-18 overflow-hidden rounded-control border border-line hover:border-brand"
              href={`#picture-${index + 1}`}
              tabIndex={-1}
              aria-label={`Show picture ${index + 1} of ${shown.length}`}
            >
              <img
                className="h-full bg-tile object-contain"
                {...pictureSet(picture.url, PICTURE_SIZES.thumbnail)}
                alt=""
                {...pictureLoading(false)}
              />
            </a>
          ))}
        </div>
      )}
      <Panel name="pictures" title={productName} page={changeQuery(path, { picture: "1" })} side="full">
        <Viewer pictures={shown} productName={productName} opened={opened} />
      </Panel>
    </section>
  );
}

const NO_PICTURE: Picture = { url: "", label: "" };

interface SlideProps {
  picture: Picture;
  index: number;
  of: number;
  alt: string;
  onOpen: () => void;
}

/** On Tab, Chromium does not scroll a strip to its last picture. */
function scrollTo({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(":focus-visible")) currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function Slide({ picture, index, of, alt, onOpen }: SlideProps) {
  const { path } = useRootData();
  const { width, height } = PICTURE_SIZES.full;
  const image = (
    <picture>
      <img {...gallerySources(picture)} width={width} height={height} alt={alt} {...pictureLoading(index === 0)} />
    </picture>
  );
  if (picture.url === "") return image;
  const position = String(index + 1);
  const slide = {
    id: `picture-${position}`,
    onFocus: scrollTo,
    "data-count": of > 1 ? `${position} / ${of}` : undefined,
  };
  return picture.video ? (
    <a {...slide} href={picture.video} target="_blank" rel="noopener">
      {image}
      <span className="absolute bottom-3 left-3 flex items-center gap-2 rounded-control bg-deep px-3 py-1.5 text-s font-semibold text-on-deep">
        <Icon name="play" /> Watch the video
      </span>
    </a>
  ) : (
    <Link
      {...slide}
      data-panel="pictures"
      onClick={onOpen}
      to={`${changeQuery(path, { picture: position })}#picture-${position}`}
      aria-label={`${alt} – show it larger`}
    >
      {image}
    </Link>
  );
}
