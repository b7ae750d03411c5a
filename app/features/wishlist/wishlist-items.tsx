import { Form } from "@remix-run/react";
import { LineOptions } from "~/features/cart/cart-parts";
import { isSoldOnline } from "~/lib/commerce/model/cart";
import type { WishlistItem, WishlistPage } from "~/lib/commerce/model/wishlist";
import { type Deferred, valueIfReady } from "~/lib/deferred";
import { fieldsOf, resultOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { useRootData, useContentLang } from "~/lib/root-data";
import { withReturn } from "~/lib/urls/paths";
import { WISHLIST_ITEM_PARAM, itemForm, MY_WISHLIST } from "./wishlist-view";
import { DefaultSubmit } from "~/ui/default-submit";
import { Field, WHOLE_NUMBER } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { SelectField } from "~/ui/select-field";
import { LineSkeletons } from "~/ui/skeleton";
import { usePanelData } from "~/ui/use-panel-data";
import { Price } from "~/features/product/price";
import { StockLabel } from "~/features/product/stock-label";

export interface WishlistItemsProps {
  readonly lines: readonly WishlistItem[];
  readonly view: "grid" | "list";
  readonly action: string;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
}

export function WishlistPanelContents() {
  const data = usePanelData<{ list: Deferred<WishlistPage>; constraints: Constraints }>(MY_WISHLIST);
  const { path } = useRootData();
  if (!data) return <LineSkeletons label="Loading your wishlist…" />;
  const lines = valueIfReady(data.list)?.lines ?? [];
  return (
    <>
      {lines.length > 0 ? (
        <WishlistItems
          lines={lines}
          constraints={data.constraints}
          view="list"
          action={withReturn(MY_WISHLIST, path)}
          state={null}
        />
      ) : (
        <p>Your wishlist is empty. Tap the heart on a product to save it here.</p>
      )}
      <p>
        <Link to={MY_WISHLIST}>Open my wishlist</Link>
      </p>
    </>
  );
}

export function WishlistItems({ lines, view, action, state, constraints }: WishlistItemsProps) {
  return (
    <ul
      className={
        view === "grid"
          ? "grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(220px,1fr))]"
          : "grid gap-3"
      }
      aria-label="Wishlist items"
    >
      {lines.map((item) => (
        <li key={item.id} className={view === "grid" ? "panel p-2" : "panel"}>
          <Form
            method="post"
            action={action}
            className={
              view === "grid"
                ? "grid content-start gap-2 [&_select]:w-full [&_select]:ps-2 [&_select]:pe-0"
                : "relative grid min-h-[137px] content-start gap-2 ps-28 sm:min-h-50 sm:ps-39 [&_.field]:max-w-80 [&_select]:w-full [&_select]:ps-2 [&_select]:pe-0"
            }
            noValidate
            preventScrollReset
          >
            <WishlistItemForm {...{ item, view, constraints }} state={resultOf(state, "item", item.id)} />
          </Form>
        </li>
      ))}
    </ul>
  );
}

interface ItemProps extends Pick<WishlistItemsProps, "view" | "state" | "constraints"> {
  readonly item: WishlistItem;
}

function WishlistItemForm({ item, view, state, constraints }: ItemProps) {
  const lang = useContentLang();
  const { id, product } = item;
  const nameId = `name-${itemForm(id)}`;
  const size = PICTURE_SIZES[view === "list" ? "horizontalCard" : "card"];
  return (
    <>
      <DefaultSubmit intent="update" />
      <input type="hidden" name="item" value={id} />
      <img
        className={
          view === "grid"
            ? "aspect-[216/268] w-full rounded-control bg-tile object-contain"
            : "absolute start-0 aspect-[140/200] w-24 rounded-control bg-tile object-contain sm:w-35"
        }
        {...pictureSet(product?.picture?.url ?? "", size)}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <h2 className="text-s font-semibold wrap-anywhere [letter-spacing:0]" id={nameId}>
        {product ? (
          <Link className="inline-block py-1 text-ink no-underline hover:underline" lang={lang} to={product.path}>
            {product.name}
          </Link>
        ) : (
          "No longer sold"
        )}
      </h2>
      <LineOptions line={item} />
      {product && (
        <>
          <Price price={product.price} isFrom={product.isPriceFrom} />
          <StockLabel inStock={product.inStock} onlyLeft={product.onlyLeft} isQuiet />
        </>
      )}
      <ToCart {...{ item, nameId, view }} />
      <Notes {...{ item, state, constraints, view }} />
      <button className="link-btn justify-self-start" name="intent" value="remove" aria-describedby={nameId}>
        Remove
      </button>
    </>
  );
}

/** Hidden if it could only fail. */
function ToCart({ item, nameId, view }: Pick<ItemProps, "item" | "view"> & { nameId: string }) {
  const { product, open } = item;
  if (!product?.inStock || !isSoldOnline(product)) return null;
  if (open === "on-its-page") {
    return (
      <Link
        className={view === "grid" ? "btn secondary px-2" : "btn secondary justify-self-start"}
        to={`${product.path}?${WISHLIST_ITEM_PARAM}=${item.id}`}
        aria-describedby={nameId}
      >
        Choose options
      </Link>
    );
  }
  return (
    <>
      {open.map(({ label, values }) => (
        <SelectField
          key={label}
          name="option"
          id={`${label}-${itemForm(item.id)}`}
          label={label}
          placeholder={`Choose ${label.toLowerCase()}`}
          options={values.map(({ uid, label: text }) => ({ value: uid, label: text }))}
        />
      ))}
      <button
        className={view === "grid" ? "btn px-2" : "btn justify-self-start"}
        name="intent"
        value="to-cart"
        aria-describedby={nameId}
      >
        Add to cart
      </button>
    </>
  );
}

const LABELS = { quantity: "Quantity", note: "Note" };

function Notes({ item, view, state, constraints }: ItemProps) {
  const known = { quantity: String(item.quantity), note: item.note };
  const field = fieldsOf({ labels: LABELS, state, constraints, known });
  const form = itemForm(item.id);
  return (
    <details className="group open:grid open:gap-2" open={state !== null}>
      <summary className="flex min-h-11 items-center gap-1 text-s font-medium text-brand group-open:[&_svg]:rotate-180 [&::-webkit-details-marker]:hidden">
        Quantity {item.quantity} · {item.note ? `“${item.note}”` : "add a note"}
        <Icon name="chevron-down" size={16} />
      </summary>
      <Field
        key={`quantity-${item.quantity}`}
        {...field("quantity")}
        {...WHOLE_NUMBER}
        id={`quantity-${form}`}
        className="no-print"
      />
      <Field key={`note-${item.note}`} {...field("note")} id={`note-${form}`} />
      <button className={view === "grid" ? "btn secondary w-full px-2" : "btn secondary"} name="intent" value="update">
        Save
      </button>
    </details>
  );
}
