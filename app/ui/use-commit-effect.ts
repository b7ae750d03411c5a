import { useEffect, useLayoutEffect } from "react";

/**
 * A layout effect, for handlers that must be active at once after hydration. A plain effect on the server, where React
 * warns about layout effects.
 */
export const useCommitEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
