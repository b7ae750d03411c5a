import { useEffect, useLayoutEffect } from "react";

/**
 * An effect that is in force as soon as React has taken the page over or drawn the next one: what answers presses must not
 * wait for a quiet moment, and a press before that makes React take over at once. A server, which has no effects, would
 * complain of the layout effect.
 */
export const useCommitEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
