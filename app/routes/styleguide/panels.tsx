import { Link } from "~/ui/link";
import { Panel } from "~/ui/panel";
import { Specimen } from "./specimen";

const SIDES = [
  ["filters", "end", "At the end"],
  ["menu", "start", "At the start"],
  ["cancel-order", "middle", "In the middle"],
  ["search", "full", "Over all"],
] as const;

/** Each is opened by its link; the frame's own of the same name are left to the frame. */
export function Panels() {
  return (
    <Specimen of="panel">
      <p className="row">
        {SIDES.map(([name, , title]) => (
          <Link key={name} className="btn quiet" to="/styleguide" data-panel={name}>
            {title}
          </Link>
        ))}
      </p>
      {SIDES.filter(([name]) => name === "filters" || name === "cancel-order").map(([name, side, title]) => (
        <Panel key={name} name={name} title={title} page="/styleguide" side={side}>
          <p>Anything, with its own way out.</p>
        </Panel>
      ))}
    </Specimen>
  );
}
