import { Icon } from "~/ui/icon";

interface ViewButtonsProps {
  /** URL of the list to return to. */
  back: string;
  view: "grid" | "list";
}

/**
 * Grid or list view, stored in a cookie for all lists. The buttons submit the surrounding form to another action; they are its last buttons, because
 * Enter in a field triggers the first.
 */
export function ViewButtons({ back, view }: ViewButtonsProps) {
  return (
    <p className="views">
      {(["grid", "list"] as const).map((other) => (
        <button
          key={other}
          formAction={`/listing-view?return-to=${encodeURIComponent(back)}`}
          formMethod="post"
          name="view"
          value={other}
          aria-pressed={view === other}
          aria-label={other === "grid" ? "Grid" : "List"}
        >
          <Icon name={other} />
        </button>
      ))}
    </p>
  );
}
