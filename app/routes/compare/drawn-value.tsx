import { EnergyStars } from "~/features/product/energy-stars";
import { type Front, readFront, readKilowattHours } from "./read-values";

interface DrawnValueProps {
  readonly label: string;
  readonly value: string;
  /** Of the whole row, for one scale. */
  readonly values: readonly (string | null)[];
}

/** A value with what can be seen sooner than read: size, energy label, consumption. */
export function DrawnValue({ label, value, values }: DrawnValueProps) {
  const hours = readKilowattHours(value);
  const front = readFront(label, value);
  const known = values.filter((each) => each !== null);
  const fronts = known.flatMap((each) => readFront(label, each) ?? []);
  const consumed = known.flatMap((each) => readKilowattHours(each) ?? []);
  return (
    <>
      {front && fronts.length > 1 && <Outline front={front} fronts={fronts} />}
      <div>
        <EnergyStars value={value} />
      </div>
      {value}
      {hours && consumed.length > 1 && <Bar share={hours / Math.max(...consumed)} />}
    </>
  );
}

/** Seen from the front, all of a row to one scale. */
function Outline({ front, fronts }: { front: Front; fronts: readonly Front[] }) {
  const width = Math.max(...fronts.map((each) => each.width));
  const height = Math.max(...fronts.map((each) => each.height));
  return (
    <svg
      className="mb-2 block h-16 w-full overflow-visible text-muted"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      <rect
        {...front}
        y={height - front.height}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="mt-2 block h-2 w-full text-ok" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="1" fill="currentColor" opacity=".2" />
      <rect width={Math.round(share * 100)} height="1" fill="currentColor" />
    </svg>
  );
}
