import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this is `npm run test:long`. */
    isLong: boolean;
  }
}

/** The number of attempts: a few with every change, and many before a release. */
export function countRuns({ usually, long }: { usually: number; long: number }): number {
  return inject("isLong") ? long : usually;
}
