import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/** Needs script for geolocation: invisible before hydration, keeping its place. */
export function PositionButton() {
  const isReady = useHydrated() && "geolocation" in navigator;
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setProblem("");
        // Rounded to some 100 metres, which is near enough and more private.
        void navigate(`/store-locator?at=${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`);
      },
      () => setProblem("Your device did not say where it is. Please type your city or PIN code."),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  return (
    <>
      <button type="button" className={isReady ? "btn quiet" : "btn quiet invisible noscript:hidden"} onClick={locate}>
        Use my position
      </button>
      <span role="status">{problem}</span>
    </>
  );
}
