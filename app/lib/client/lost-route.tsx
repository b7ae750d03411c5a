import { useEffect } from "react";

/**
 * Replaces a route module that fails to load, usually after a new release: data and forms work as before, and the page is loaded as a document, which
 * needs no module.
 */
export default function LostRoute() {
  useEffect(() => location.reload(), []);
  return <p role="status">Loading the page…</p>;
}
