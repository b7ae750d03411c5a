import { type GalleryProps, largePicture, pictureAlt } from "~/features/product/pictures";
import { useRootData } from "~/lib/root-data";
import { changeQuery } from "~/lib/urls/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { pictureLoading } from "~/lib/images";

export function LargerPictures({ pictures, productName }: GalleryProps) {
  const { path } = useRootData();
  return (
    <section className="full-gallery" id="gallery" aria-labelledby="larger-title">
      <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-4">
        <h1 id="larger-title" className="text-m">
          {productName}
        </h1>
        <Link className="icon-btn" to={changeQuery(path, { picture: null })} aria-label="Close">
          <Icon name="close" />
        </Link>
      </div>
      {/* Focusable for the arrow keys: nothing inside takes the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller */}
      <div className="slides" aria-label="Picture strip" role="group" tabIndex={0}>
        {pictures.map((picture, index) => (
          <p key={picture.url} id={`picture-${index + 1}`} data-count={`${index + 1} / ${pictures.length}`}>
            <picture>
              <img
                {...largePicture(picture)}
                alt={pictureAlt(picture, productName, index)}
                {...pictureLoading(index === 0)}
              />
            </picture>
          </p>
        ))}
      </div>
    </section>
  );
}
