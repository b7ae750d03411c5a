import type { Picture } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureSet, pictureUrl } from "~/lib/images";
import { Link } from "~/ui/link";
import { pictureLoading } from "~/ui/picture-loading";

interface GalleryProps {
  /** In order; the chosen variant's picture first. */
  pictures: readonly Picture[];
  productName: string;
}

const MOST_PICTURES = 100;
/** Twice the largest display size, for zooming. */
const LARGEST = { width: PICTURE_SIZES.full.width * 2, height: PICTURE_SIZES.full.height * 2 };

/**
 * A strip with scroll snapping; the thumbnails link into it, so it needs no script. Each picture links to its full size, for zooming with the
 * browser.
 */
export function Gallery({ pictures, productName }: GalleryProps) {
  const shown = pictures.slice(0, MOST_PICTURES);
  return (
    <section className="gallery" aria-label="Pictures">
      {/* Scrollable, so it must be focusable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="slides" tabIndex={0} aria-label="Picture strip" role="group">
        {(shown.length > 0 ? shown : [NO_PICTURE]).map((picture, index) => (
          <li key={picture.url} id={`picture-${index + 1}`} role="presentation">
            <Slide picture={picture} alt={altOf(picture, productName, index)} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul className="thumbnails">
          {shown.map((picture, index) => (
            <li key={picture.url}>
              <a href={`#picture-${index + 1}`} aria-label={`Show picture ${index + 1} of ${shown.length}`}>
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

function Slide({ picture, alt, isFirst }: { picture: Picture; alt: string; isFirst: boolean }) {
  const { width, height } = PICTURE_SIZES.full;
  const half = pictureUrl(picture.url, PICTURE_SIZES.product);
  const whole = pictureUrl(picture.url, PICTURE_SIZES.full);
  const image = (
    <img
      src={half}
      srcSet={half === whole ? undefined : `${half} ${PICTURE_SIZES.product.width}w, ${whole} ${width}w`}
      sizes="(min-width: 1024px) 535px, 40vw"
      width={width}
      height={height}
      alt={alt}
      {...pictureLoading(isFirst)}
    />
  );
  if (picture.url === "") return image;
  return (
    <Link to={pictureUrl(picture.url, LARGEST)} reloadDocument>
      {image}
      <span className="sr-only"> – show it larger</span>
    </Link>
  );
}

function altOf(picture: Picture, productName: string, index: number): string {
  const label = picture.label.trim() || productName;
  return index === 0 || label !== productName ? label : `${productName}, picture ${index + 1}`;
}
