import type { WalkThroughStep } from "../walk-through-step";

/** A step whose words are still being written. */
export function headingStep(heading: string): WalkThroughStep<object> {
  return { describe: () => ({ heading }), Body: () => null };
}
