import type { AmountWords } from "~/words/changes/describe-amount";

/** What the slider of an amount offers. */
export function toScale({ least, most, step }: AmountWords) {
  return { least: least.amount, most: most.amount, step };
}
