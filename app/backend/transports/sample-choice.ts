import type { Mistakes } from "~/contract/wire/envelope";

/** A sample and the part to pick from it, an answer without a sample, or a refusal. */
export type PickedSample =
  | { sample: string; pick: (content: unknown) => unknown }
  | { answer: unknown }
  | { mistakes: Mistakes["errors"] }
  | "notFound";

/** A name alone stands for the whole sample. */
export type SampleChoice = string | PickedSample;
