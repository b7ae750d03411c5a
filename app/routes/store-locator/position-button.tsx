import { useNavigate } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";

/** Only there once the page runs script: without it the device cannot say where it is. */
export function PositionButton() {
  const isRunning = useSyncExternalStore(neverChanges, onClient, onServer);
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  if (!isRunning || !("geolocation" in navigator)) return null;
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setProblem("");
        // Some 100 metres are near enough, and say less about where somebody lives.
        void navigate(`/store-locator?at=${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`);
      },
      () => setProblem("Your device did not say where it is. Please type your city or PIN code."),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  return (
    <>
      <button type="button" className="btn quiet" onClick={locate}>
        Use my position
      </button>
      <span role="status">{problem}</span>
    </>
  );
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
