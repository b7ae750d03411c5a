import type { Picture } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureSet, pictureUrl } from "~/lib/images";
import { changeQuery } from "~/lib/urls/change-query";
import { Link } from "~/ui/link";
import { pictureLoading } from "~/ui/picture-loading";
import { pictureAlt } from "./picture-alt";

interface GalleryProps {
  /** In order; the chosen variant's picture first. */
  pictures: readonly Picture[];
  productName: string;
  /** Path and query of this page. */
  path: string;
}

/**
 * A strip with scroll snapping; the thumbnails link into it, so it needs no script. Each picture leads to the page that shows it larger.
 */
export function Gallery({ pictures, productName, path }: GalleryProps) {
  const shown = pictures.length > 0 ? pictures : [NO_PICTURE];
  return (
    <section className={shown.length > 1 ? "gallery" : "gallery single"} aria-label="Pictures">
      <ul className="slides" aria-label="Picture strip" role="group">
        {shown.map((picture, index) => (
          <li key={picture.url} id={`picture-${index + 1}`} role="presentation">
            <Slide {...{ picture, index, path }} alt={pictureAlt(picture, productName, index)} />
            {shown.length > 1 && (
              <span className="slide-count" aria-hidden="true">
                {`${index + 1} / ${shown.length}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul className="thumbnails">
          {shown.map((picture, index) => (
            <li key={picture.url}>
              {/* The strip's pictures are stops of the keyboard already. */}
              <a
                href={`#picture-${index + 1}`}
                tabIndex={-1}
                aria-label={`Show picture ${index + 1} of ${shown.length}`}
              >
                <img {...pictureSet(picture.url, PICTURE_SIZES.thumbnail)} alt="" {...pictureLoading(false)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const NO_PICTURE: Picture = { url: "", label: "" };

interface SlideProps {
  picture: Picture;
  index: number;
  path: string;
  alt: string;
}

function Slide({ picture, index, path, alt }: SlideProps) {
  const { width, height } = PICTURE_SIZES.full;
  const half = pictureUrl(picture.url, PICTURE_SIZES.product);
  const whole = pictureUrl(picture.url, PICTURE_SIZES.full);
  const image = (
    <img
      src={half}
      srcSet={half === whole ? undefined : `${half} ${PICTURE_SIZES.product.width}w, ${whole} ${width}w`}
      sizes="(min-width: 1024px) 535px, 258px"
      width={width}
      height={height}
      alt={alt}
      {...pictureLoading(index === 0)}
    />
  );
  if (picture.url === "") return image;
  const place = String(index + 1);
  return (
    <Link to={`${changeQuery(path, { picture: place })}#picture-${place}`}>
      {image}
      <span className="sr-only"> – show it larger</span>
    </Link>
  );
}
