import { useEffect } from "react";

/**
 * Stands for the module of a route that cannot be had, most likely because a newer release took its place: data and forms go on
 * as they were asked for, and the page they lead to is loaded as a document, which needs no module.
 */
export default function LostRoute() {
  useEffect(() => location.reload(), []);
  return <p role="status">Loading the page…</p>;
}
