import { useEffect, useLayoutEffect } from "react";

/**
 * For handlers that must be active at once after hydration. React warns about layout effects on the
 * server.
 */
export const useCommitEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
