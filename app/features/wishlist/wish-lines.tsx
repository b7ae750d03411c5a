import { Form } from "@remix-run/react";
import { isSoldOnline } from "~/lib/commerce/model/can-add";
import type { WishLine } from "~/lib/commerce/model/wishlist";
import { fieldsOf, resultOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { useShop } from "~/lib/root-data";
import { LEAVING, wishForm } from "./wishlist-view";
import { DefaultSubmit } from "~/ui/default-submit";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { SelectField } from "~/ui/select-field";
import { Price } from "~/features/product/price";
import { StockLabel } from "~/features/product/stock-label";

export interface WishLinesProps {
  readonly lines: readonly WishLine[];
  readonly view: "grid" | "list";
  /** Where the forms go, and with it the page they lead back to. */
  readonly action: string;
  /** Of the line that was sent and refused. */
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
}

/** What is on the wishlist: each line one form, with what has to be chosen before it can be bought. */
export function WishLines({ lines, view, action, state, constraints }: WishLinesProps) {
  return (
    <ul className={`wishes ${view}`} aria-label="Wishlist items">
      {lines.map((wish) => (
        <li key={wish.id} className="panel">
          <Form method="post" action={action} noValidate preventScrollReset>
            <Wish {...{ wish, view, constraints }} state={resultOf(state, "wish", wish.id)} />
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Wish({ wish, view, state, constraints }: { wish: WishLine } & Omit<WishLinesProps, "lines" | "action">) {
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
      <Notes {...{ wish, state, constraints }} />
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

const LABELS = { quantity: "Quantity", note: "Note" };

function Notes({ wish, state, constraints }: { wish: WishLine } & Pick<WishLinesProps, "state" | "constraints">) {
  const known = { quantity: String(wish.quantity), note: wish.note };
  const field = fieldsOf({ labels: LABELS, state, constraints, known });
  const form = wishForm(wish.id);
  return (
    <details open={state !== null}>
      <summary>
        Quantity {wish.quantity} · {wish.note ? `“${wish.note}”` : "add a note"}
      </summary>
      <Field
        key={`quantity-${wish.quantity}`}
        {...field("quantity")}
        id={`quantity-${form}`}
        type="number"
        inputMode="numeric"
      />
      <Field key={`note-${wish.note}`} {...field("note")} id={`note-${form}`} />
      <button className="btn quiet" name="intent" value="update">
        Save
      </button>
    </details>
  );
}
