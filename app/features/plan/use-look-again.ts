import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const PAUSE_MILLISECONDS = 1_000;

/** With scripts the page asks its own loader again each second, in place of being loaded anew. */
export function useLookAgain(isLooking: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    // The Refresh header is for browsers without scripts; here its reload is called off.
    window.stop();
  }, []);
  useEffect(() => {
    if (!isLooking || state !== "idle") return;
    const timer = setTimeout(revalidate, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isLooking, revalidate, state]);
}
