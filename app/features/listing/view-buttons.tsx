import { Icon } from "~/ui/icon";

interface ViewButtonsProps {
  /** The list they lead back to. */
  back: string;
  view: "grid" | "list";
}

/**
 * How lists are shown is kept in a cookie, for all of them. The buttons send the form around them elsewhere; they stand last
 * in it, since Enter in one of its fields presses the first button there is.
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
