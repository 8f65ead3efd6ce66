import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Warns before a page with unsaved typing is left: 'Leaving page will cause loss of data!'. Browsers of today say it in
 * words of their own.
 */
export function useUnloadWarning(hasTyped: RefObject<boolean>): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasTyped.current) return;
      event.preventDefault();
      event.returnValue = "Leaving page will cause loss of data!";
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasTyped]);
}
