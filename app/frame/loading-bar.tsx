import { useNavigation } from "@remix-run/react";

/** While the next page is on its way. The style sheet waits 200 ms before it shows and takes it for 5 s long (product P171). */
export function LoadingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="loading-bar" role="progressbar" aria-label="Loading the page" />;
}
