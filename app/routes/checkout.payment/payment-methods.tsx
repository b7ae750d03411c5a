import type { OfferedPayment } from "~/features/checkout/payment-notes.server";
import { describedBy, FieldNotes } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";

interface PaymentMethodsProps {
  readonly methods: readonly OfferedPayment[];
  readonly chosen: string;
  readonly error: string | undefined;
}

const NAME = "method";

export function PaymentMethods({ methods, chosen, error }: PaymentMethodsProps) {
  const first = methods.find(({ isDisabled }) => !isDisabled);
  return (
    <fieldset className="field" role="radiogroup" {...describedBy({ name: NAME, error })}>
      <legend>Payment method</legend>
      <FieldNotes id={NAME} error={error} />
      {methods.map(({ code, title, note, icon, instructions, isDisabled }) => (
        <div key={code} className="payment-method">
          <label className={isDisabled ? "choice px-3 text-muted" : "choice cursor-pointer px-3"}>
            <input
              type="radio"
              id={code === first?.code ? NAME : `${NAME}-${code}`}
              name={NAME}
              value={code}
              defaultChecked={code === chosen}
              disabled={isDisabled}
            />
            <span className="choice-text">
              <b className="font-semibold">{title}</b> <Icon name={icon} size={24} />
              {note && <small>{note}</small>}
            </span>
          </label>
          {instructions && (
            <div className="instructions pr-3 pb-3 pl-11 text-s">
              <Prose html={instructions} />
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
