import { useRootData } from "~/lib/root-data";

/**
 * Each only if there is a choice. They reload the document, since every part of the page depends on
 * them.
 */
export function Switchers() {
  const { store } = useRootData();
  const currencies = store.currencies.map((code) => ({ code, name: code }));
  return (
    <>
      <Switcher name="currency" label="Currency" options={currencies} current={store.currency} />
      <Switcher name="store" label="Store" options={store.stores} current={store.code} />
    </>
  );
}

interface SwitcherProps {
  readonly name: "currency" | "store";
  readonly label: string;
  readonly options: readonly { readonly code: string; readonly name: string }[];
  readonly current: string;
}

function Switcher({ name, label, options, current }: SwitcherProps) {
  const { path } = useRootData();
  if (options.length < 2) return null;
  return (
    <form method="post" action={`/${name}`} autoComplete="off" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="return-to" value={path} />
      <label htmlFor={name}>{label}</label>
      <select className="text-ink" id={name} name={name} defaultValue={current} key={current}>
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
