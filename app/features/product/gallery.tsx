import type { Picture } from "~/lib/commerce/model/product";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { changeQuery } from "~/lib/urls/paths";
import { Link } from "~/ui/link";
import { pictureLoading } from "~/ui/picture-loading";
import { gallerySources, pictureAlt } from "./pictures";

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
    <section className={shown.length > 1 ? "grid gap-3 lg:grid-cols-[72px_1fr]" : undefined} aria-label="Pictures">
      {/* It arrives before the thumbnails, and stays where it is. */}
      <div className="slides lg:col-start-2" aria-label="Picture strip" role="group">
        {shown.map((picture, index) => (
          <Slide
            key={picture.url}
            {...{ picture, index, path }}
            of={shown.length}
            alt={pictureAlt(picture, productName, index)}
          />
        ))}
      </div>
      {shown.length > 1 && (
        <div className="thumbnails row-start-1 hidden content-start gap-2 lg:grid">
          {shown.map((picture, index) => (
            // The strip's pictures are stops of the keyboard already.
            <a
              key={picture.url}
              href={`#picture-${index + 1}`}
              tabIndex={-1}
              aria-label={`Show picture ${index + 1} of ${shown.length}`}
            >
              <img {...pictureSet(picture.url, PICTURE_SIZES.thumbnail)} alt="" {...pictureLoading(false)} />
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

const NO_PICTURE: Picture = { url: "", label: "" };

interface SlideProps {
  picture: Picture;
  index: number;
  of: number;
  path: string;
  alt: string;
}

function Slide({ picture, index, of, path, alt }: SlideProps) {
  const { width, height } = PICTURE_SIZES.full;
  const image = (
    <picture>
      <img {...gallerySources(picture)} width={width} height={height} alt={alt} {...pictureLoading(index === 0)} />
    </picture>
  );
  if (picture.url === "") return image;
  const place = String(index + 1);
  return (
    <Link
      id={`picture-${place}`}
      to={`${changeQuery(path, { picture: place })}#picture-${place}`}
      aria-label={`${alt} – show it larger`}
      data-count={of > 1 ? `${place} / ${of}` : undefined}
    >
      {image}
    </Link>
  );
}
