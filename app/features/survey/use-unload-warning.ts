import { useEffect, useRef } from "react";

/**
 * Warns before a page with unsaved typing is left: 'Leaving page will cause loss of data!'. Browsers of today say it in
 * words of their own.
 * @returns what to call when something has been typed
 */
export function useUnloadWarning(): () => void {
  const hasTyped = useRef(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasTyped.current) return;
      event.preventDefault();
      event.returnValue = "Leaving page will cause loss of data!";
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  return () => {
    hasTyped.current = true;
  };
}
