import { withReturn } from "~/lib/urls/paths";
import { Icon } from "~/ui/icon";

/**
 * Stored in a cookie for all lists. Must be the last buttons of the surrounding form, because Enter
 * in a field triggers the first.
 */
export function ViewButtons({ back, view }: { back: string; view: "grid" | "list" }) {
  return (
    <p className="ms-auto flex ps-1.5 lg:min-w-22">
      {(["grid", "list"] as const).map((other) => (
        <button
          key={other}
          className={`icon-btn me-0 ${view === other ? "bg-brand-soft text-brand max-lg:hidden" : "text-muted"}`}
          formAction={withReturn("/listing-view", back)}
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
