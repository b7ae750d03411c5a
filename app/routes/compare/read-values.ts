export function readKilowattHours(value: string): number | null {
  const hours = Number(/(\d[\d,.]{0,9}) ?kWh\b/i.exec(value)?.[1]?.replaceAll(",", ""));
  return hours > 0 ? hours : null;
}

export interface Front {
  readonly width: number;
  readonly height: number;
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
