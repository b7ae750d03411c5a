import { type Screen, screenMeta } from "~/lib/screen";
import { Controls } from "./controls";
import { Foundations } from "./foundations";
import { Selling } from "./selling";
import styles from "./styleguide.css?url";

export const handle: Screen = { robots: "noindex" };

export const meta = screenMeta("Styleguide");

export default function Styleguide() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <link rel="stylesheet" href={styles} />
      <h1>Styleguide</h1>
      <Foundations />
      <Controls />
      <Selling />
    </div>
  );
}
