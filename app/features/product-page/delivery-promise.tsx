import { useRootData } from "~/lib/root-data";
import { postcodeName } from "~/lib/format/country-words";
import { Form } from "@remix-run/react";
import { DeliveryOffers, PickupLine } from "~/features/delivery-place/delivery-offers";
import { DeliverTo } from "~/features/delivery-place/place-link";
import type { Delivery, DeliveryOffer } from "~/features/product/delivery.server";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { describedBy, FieldFrame } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { DeferredPart } from "~/ui/deferred-part";
import { webTool } from "~/ui/web-tool";

interface DeliveryPromiseProps {
  readonly delivery: Delivery;
  readonly state: SubmissionResult | null;
}

/** Delivery date and cost. */
export function DeliveryPromise({ delivery, state }: DeliveryPromiseProps) {
  const { postcode, offers } = delivery;
  const isKnown = postcode !== null && errorOf(state, "postcode") === undefined;
  return (
    <section id="delivery" aria-label="Delivery" className="panel grid w-full max-w-140 gap-2">
      {isKnown ? (
        <>
          <DeliverTo />
          <DeferredPart data={offers} label="What delivery costs" fallback="a line">
            {(offer) => <Offers {...{ delivery, postcode, offer }} />}
          </DeferredPart>
        </>
      ) : (
        <PlaceField delivery={delivery} state={state} />
      )}
    </section>
  );
}

/** In the first screen of a phone. The offers below may come later, so they are not in it. */
export function DeliveryLine({ promise }: Pick<Delivery, "promise">) {
  return (
    <a className="block min-h-6 no-underline" href="#delivery">
      <Promised text={promise || "Delivery dates"} />
    </a>
  );
}

function Offers({ delivery, postcode, offer }: { delivery: Delivery; postcode: string; offer: DeliveryOffer | null }) {
  const { needsChoice, promise } = delivery;
  const { methods, nearest = null } = offer ?? {};
  if (methods) return <DeliveryOffers {...{ postcode, methods, nearest }} />;
  return (
    <>
      <Promised text={promise} />
      {nearest && (
        <ul className="text-s">
          <PickupLine {...{ postcode, nearest }} title="Collect from a store" />
        </ul>
      )}
      <p className="hint">
        {needsChoice ? "Choose your options to see all delivery options." : "You see all delivery options at checkout."}
      </p>
    </>
  );
}

function Promised({ text }: { text: string }) {
  return text === "" ? null : (
    <p className="flex gap-2 font-semibold text-ok">
      <Icon name="truck" size={20} />
      {text}
    </p>
  );
}

function PlaceField({ delivery, state }: DeliveryPromiseProps) {
  const error = errorOf(state, "postcode");
  const { country, path } = useRootData();
  return (
    <Form
      method="post"
      action={path}
      noValidate
      preventScrollReset
      {...webTool("check_delivery", "See the delivery of this product")}
    >
      <FieldFrame name="postcode" label={`Deliver to ${postcodeName(country)}`} error={error}>
        <div className="flex gap-2">
          <input
            id="postcode"
            name="postcode"
            inputMode={country === "IN" ? "numeric" : "text"}
            autoComplete="postal-code"
            {...delivery.constraints["postcode"]}
            defaultValue={error === undefined ? "" : valueOf(state, "postcode", "")}
            {...describedBy({ name: "postcode", error })}
          />
          <button className="btn secondary min-w-25" name="intent" value="delivery">
            Check
          </button>
        </div>
      </FieldFrame>
    </Form>
  );
}
