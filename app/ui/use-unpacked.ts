import { useMemo } from "react";
import { unpack, type Packed } from "~/lib/packed";

/** What a loader has packed, read once an answer. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed), [packed]);
}
