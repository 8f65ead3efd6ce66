import { useSyncExternalStore } from "react";

/** Whether scripts run that keep up to date what follows from what is typed; no on the server, and at first in the browser. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
