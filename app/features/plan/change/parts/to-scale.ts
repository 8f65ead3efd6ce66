import type { AmountWords } from "~/words/changes/describe-amount";

/** The scale of an amount's slider. */
export function toScale({ least, most, step }: AmountWords) {
  return { least: least.amount, most: most.amount, step };
}
