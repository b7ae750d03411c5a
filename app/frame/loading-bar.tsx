import { useNavigation } from "@remix-run/react";

/** Shown during navigation. The style sheet delays it by 200 ms and animates it for 5 s (product P171). */
export function LoadingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="loading-bar" role="progressbar" aria-label="Loading the page" />;
}
