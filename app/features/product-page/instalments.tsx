import { money, type Money } from "~/lib/commerce/model/money";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Prose } from "~/ui/prose";
import type { InstalmentsBlock } from "./load-product-page.server";

const MIN_PRICE_PAISE = 300_000;

/** EMI is offered by Indian banks, in rupees. */
export function Instalments({ block, price }: { block: InstalmentsBlock; price: Money }) {
  const { locale } = useShop().store;
  if (block.html === "" || price.currency !== "INR" || price.minor < MIN_PRICE_PAISE) return null;
  const plans = block.terms ? plansFor(price, block.terms) : [];
  const [lowest] = [...plans].sort((a, b) => a.monthly.minor - b.monthly.minor);
  return (
    <details className="text-s">
      <summary className="flex min-h-11 items-center gap-2">
        {lowest ? (
          <span>
            EMI from <b>{formatMoney(lowest.monthly, locale)}</b>/month
          </span>
        ) : (
          "EMI options"
        )}{" "}
        <span className="text-brand underline">Plans</span>
      </summary>
      <div className="grid gap-3 pb-3">
        {block.terms && <Plans {...{ plans, price }} rate={block.terms.yearlyRate} />}
        <Prose html={block.html} />
      </div>
    </details>
  );
}

function Plans({ plans, price, rate }: { plans: ReturnType<typeof plansFor>; price: Money; rate: number }) {
  const { locale } = useShop().store;
  return (
    <table>
      <caption className="text-start text-muted">
        {`For ${formatMoney(price, locale)} at ${rate}% a year, for example`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Tenure</th>
          <th scope="col">Each month</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {plans.map(({ months, monthly, total }) => (
          <tr key={months}>
            <th scope="row">{`${months} months`}</th>
            <td>{formatMoney(monthly, locale)}</td>
            <td>{formatMoney(total, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Monthly instalments of a loan over the price, in whole units of the currency, rounded up. */
export function plansFor({ minor, currency }: Money, { yearlyRate, months }: NonNullable<InstalmentsBlock["terms"]>) {
  const rate = yearlyRate / 1200;
  return months.map((count) => {
    const share = rate === 0 ? 1 / count : rate / (1 - (1 + rate) ** -count);
    const monthly = Math.ceil((minor * share) / 100) * 100;
    return { months: count, monthly: money(monthly, currency), total: money(monthly * count, currency) };
  });
}
