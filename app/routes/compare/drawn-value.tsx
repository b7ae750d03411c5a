import { EnergyStars } from "~/features/product/energy-stars";

interface DrawnValueProps {
  readonly label: string;
  readonly value: string;
  /** Of the whole row, for one scale. */
  readonly values: readonly (string | null)[];
}

interface Front {
  readonly width: number;
  readonly height: number;
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

export function readKilowattHours(value: string): number | null {
  const hours = Number(/(\d[\d,.]{0,9}) ?kWh\b/i.exec(value)?.[1]?.replaceAll(",", ""));
  return hours > 0 ? hours : null;
}

/**
 * In millimetres, of a size as Indian shops state it: width × depth × height. Of a range
 * ("430–540") the largest.
 */
export function readFront(label: string, value: string): Front | null {
  if (!/^(size|dimensions)\b/i.test(label)) return null;
  const [, numbers = "", unit] = /^([\d,.–\s]+(?:×[\d,.–\s]+){2})(mm|cm)\b/.exec(value.replaceAll(/[x*]/gi, "×")) ?? [];
  const [width, , height] = numbers.split("×").map((text) => {
    const ends = text.replaceAll(",", "").split("–").map(Number);
    return Math.max(...ends) * (unit === "cm" ? 10 : 1);
  });
  return width && height ? { width, height } : null;
}
