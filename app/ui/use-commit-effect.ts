import { useEffect, useLayoutEffect } from "react";

/**
 * A layout effect, active as soon as React has hydrated or rendered: handlers must not wait for an idle moment, and a click before that makes React
 * hydrate at once. React warns about layout effects on the server, so it is a plain effect there.
 */
export const useCommitEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
