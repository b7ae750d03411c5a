import { useShop } from "~/lib/root-data";

/** Each only if there is a choice. They reload the document, since every part of the page depends on them. */
export function Switchers({ idPrefix = "" }: { idPrefix?: string }) {
  const { store } = useShop();
  const currencies = store.currencies.map((code) => ({ code, name: code }));
  return (
    <>
      <Switcher name="currency" label="Currency" options={currencies} current={store.currency} idPrefix={idPrefix} />
      <Switcher name="store" label="Store" options={store.stores} current={store.code} idPrefix={idPrefix} />
    </>
  );
}

interface SwitcherProps {
  readonly name: "currency" | "store";
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly name: string }[];
  readonly current: string;
  readonly idPrefix: string;
}

function Switcher({ name, label, options, current, idPrefix }: SwitcherProps) {
  const { path } = useShop();
  if (options.length < 2) return null;
  const id = idPrefix + name;
  return (
    <form method="post" action={`/${name}`} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="return-to" value={path} />
      <label htmlFor={id}>{label}</label>
      <select className="text-ink" id={id} name={name} defaultValue={current} key={current}>
        {options.map((option) => (
          <option key={option.code} value={option.code}>
            {option.name}
          </option>
        ))}
      </select>
      <button className="link-btn">{`Change ${name}`}</button>
    </form>
  );
}
