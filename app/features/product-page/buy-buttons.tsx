import type { Money } from "~/lib/commerce/model/money";
import { formatMoney } from "~/lib/format/money";
import { FootBar } from "~/ui/foot-bar";
import { BUY_FORM } from "./buy-form";

interface BuyButtonsProps {
  /** Null where the form shows a total of its own. */
  price: Money | null;
  /** Shown below the price. */
  note: string | null;
  locale: string;
}

/** At the lower edge of the window: on a phone price and "Add to cart", on a desktop both buttons while their box reaches beyond it. */
export function BuyButtons({ price, note, locale }: BuyButtonsProps) {
  return (
    <div className="buy-row grid gap-2 lg:grid-cols-2">
      <FootBar>
        {price && (
          <p className="grid min-h-10 flex-1 content-start leading-[1.25] lg:hidden">
            <b className="text-l">{formatMoney(price, locale)}</b>{" "}
            {note && <small className="text-xs text-muted">{note}</small>}
          </p>
        )}
        <button className="btn flex-1 max-lg:min-w-40" form={BUY_FORM} name="intent" value="add">
          Add to cart
        </button>
      </FootBar>
      <button className="btn spark" form={BUY_FORM} name="intent" value="buy">
        Buy now
      </button>
    </div>
  );
}
