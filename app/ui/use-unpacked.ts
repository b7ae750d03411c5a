import { useMemo } from "react";
import { unpack, type Packed } from "~/lib/packed";

/** Unpacks a loader's value, once per response. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed), [packed]);
}
