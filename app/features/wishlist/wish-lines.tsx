import { Form } from "@remix-run/react";
import { isSoldOnline } from "~/lib/commerce/model/can-add";
import type { WishLine } from "~/lib/commerce/model/wishlist";
import { errorOf, type FormState } from "~/lib/forms/form-state";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { useShop } from "~/lib/root-data";
import { LEAVING, wishForm } from "./wishlist-view";
import { DefaultSubmit } from "~/ui/default-submit";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { SelectField } from "~/ui/select-field";
import { Price } from "~/features/product/price";
import { StockLabel } from "~/features/product/stock-label";

interface WishLinesProps {
  readonly lines: readonly WishLine[];
  readonly view: "grid" | "list";
  /** Where the forms go, and with it the page they lead back to. */
  readonly action: string;
  /** Of the line that was sent and refused. */
  readonly state: FormState | null;
}

/** What is on the wishlist: each line one form, with what has to be chosen before it can be bought. */
export function WishLines({ lines, view, action, state }: WishLinesProps) {
  return (
    <ul className={`wishes ${view}`} aria-label="Wishlist items">
      {lines.map((wish) => (
        <li key={wish.id} className="panel">
          <Form method="post" action={action} noValidate preventScrollReset>
            <Wish wish={wish} view={view} state={state?.form === wishForm(wish.id) ? state : null} />
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Wish({ wish, view, state }: { wish: WishLine } & Pick<WishLinesProps, "view" | "state">) {
  const { locale } = useShop().store;
  const { id, product, choices } = wish;
  const nameId = `name-${wishForm(id)}`;
  const size = PICTURE_SIZES[view === "list" ? "horizontalCard" : "card"];
  return (
    <>
      <DefaultSubmit intent="update" />
      <input type="hidden" name="wish" value={id} />
      <img {...pictureSet(product?.picture?.url ?? "", size)} alt="" loading="lazy" decoding="async" />
      <h2 id={nameId}>{product ? <Link to={product.path}>{product.name}</Link> : "No longer sold"}</h2>
      {choices.map(({ label, value }) => (
        <p key={label} className="hint">
          {label}: {value}
        </p>
      ))}
      {product && (
        <>
          <Price price={product.price} isFrom={product.isPriceFrom} locale={locale} />
          <StockLabel inStock={product.inStock} onlyLeft={product.onlyLeft} isQuiet />
        </>
      )}
      <ToCart wish={wish} nameId={nameId} />
      <Notes wish={wish} state={state} />
      <button className="update" name="intent" value="remove" aria-describedby={nameId}>
        Remove
      </button>
    </>
  );
}

/** Nothing where it could only fail. */
function ToCart({ wish, nameId }: { wish: WishLine; nameId: string }) {
  const { product, open } = wish;
  if (!product?.inStock || !isSoldOnline(product)) return null;
  if (open === "on-its-page") {
    return (
      <Link className="btn quiet" to={`${product.path}?${LEAVING}=${wish.id}`} aria-describedby={nameId}>
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
          id={`${label}-${wishForm(wish.id)}`}
          label={label}
          placeholder={`Choose ${label.toLowerCase()}`}
          options={values.map(({ uid, label: text }) => ({ value: uid, label: text }))}
        />
      ))}
      <button className="btn" name="intent" value="to-cart" aria-describedby={nameId}>
        Add to cart
      </button>
    </>
  );
}

function Notes({ wish, state }: { wish: WishLine; state: FormState | null }) {
  const form = wishForm(wish.id);
  return (
    <details open={state !== null}>
      <summary>
        Quantity {wish.quantity} · {wish.note ? `“${wish.note}”` : "add a note"}
      </summary>
      <Field
        key={`quantity-${wish.quantity}`}
        name="quantity"
        id={`quantity-${form}`}
        label="Quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={9999}
        step={1}
        value={state?.values["quantity"] ?? wish.quantity}
        error={errorOf(state, "quantity")}
      />
      <Field
        key={`note-${wish.note}`}
        name="note"
        id={`note-${form}`}
        label="Note"
        maxLength={255}
        value={state?.values["note"] ?? wish.note}
        error={errorOf(state, "note")}
      />
      <button className="btn quiet" name="intent" value="update">
        Save
      </button>
    </details>
  );
}
