import { useSyncExternalStore } from "react";

/** True once scripts run that update the page during typing; false on the server, and during hydration. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
