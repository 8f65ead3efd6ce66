import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this is `npm run test:long`. */
    isLong: boolean;
  }
}

/** How often something is tried: a few times with every change, and many times before a release. */
export function countRuns({ usually, long }: { usually: number; long: number }): number {
  return inject("isLong") ? long : usually;
}
