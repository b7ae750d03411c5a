import { useShop } from "~/lib/root-data";

/** Each only if there is a choice. They reload the document, since every part of the page depends on them. */
export function Switchers({ idPrefix = "" }: { idPrefix?: string }) {
  const { store, path } = useShop();
  const currencies = store.currencies.map((code) => ({ value: code, label: code }));
  const stores = store.stores.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <Switcher
        name="currency"
        label="Currency"
        options={currencies}
        current={store.currency}
        path={path}
        idPrefix={idPrefix}
      />
      <Switcher name="store" label="Store" options={stores} current={store.code} path={path} idPrefix={idPrefix} />
    </>
  );
}

interface SwitcherProps {
  readonly name: "currency" | "store";
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly current: string;
  readonly path: string;
  readonly idPrefix: string;
}

function Switcher({ name, label, options, current, path, idPrefix }: SwitcherProps) {
  if (options.length < 2) return null;
  const id = idPrefix + name;
  return (
    <form method="post" action={`/${name}`} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="return-to" value={path} />
      <label htmlFor={id}>{label}</label>
      <select className="text-ink" id={id} name={name} defaultValue={current} key={current}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <button className="link-btn">{`Change ${name}`}</button>
    </form>
  );
}
