import { formatRand } from "~/base/money";
import { describeParts, type SplitPart } from "../plan/describe-split";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";

/** A part of the picture of the savings that steps 1 to 5 build, one use after the other. */
export type PicturePart = Omit<SplitPart, "key" | "note"> & {
  /** `rest` has no use yet; `out` has been taken in cash and pays no income. */
  key: SplitPart["key"] | "rest" | "out";
  note?: string;
};

/** Step 1: all of the savings, undivided. */
export function drawWhole({ amounts }: PlanFacts, name: string): PicturePart[] {
  return [{ key: "rest", name, share: 1, amount: formatRand(amounts.savings) }];
}

/** Step 3: the cash taken, and the rest. */
export function drawCash(facts: PlanFacts): PicturePart[] {
  const { your } = speakOf(facts);
  return describeParts(facts).map(({ key, name, share, amount }) =>
    key === "annuity"
      ? { key: "rest", name: `Left for ${your} income`, share, amount }
      : { key, name, share, amount },
  );
}

/** Step 5: the part that has left the picture. */
export function drawTaken(facts: PlanFacts, whole: number): PicturePart[] {
  return describeParts(facts)
    .filter(({ key }) => key === "cash")
    .map(({ name, amount }) => ({
      key: "out",
      name,
      share: facts.amounts.cash / whole,
      amount,
      note: "Taken out",
    }));
}
