import type { ReactNode } from "react";
import { SplitBar } from "~/ui/split-bar";
import type { SplitPattern } from "~/ui/split-bar";
import type { SplitPart } from "~/words/describe-split";

const PATTERNS: Record<SplitPart["key"], SplitPattern> = {
  cash: "dots",
  unitTrust: "stripes",
  annuity: "solid",
};

type SplitTilesProps = { parts: readonly (Omit<SplitPart, "note"> & { note: ReactNode })[] };

/** Cash, unit trust and annuity as one bar with a tile each; every picture of them has the same fills. */
export function SplitTiles({ parts }: SplitTilesProps) {
  return (
    <SplitBar
      parts={parts.map(({ key, name, share, amount, note }) => ({
        pattern: PATTERNS[key],
        name,
        weight: share,
        figure: amount,
        note,
      }))}
    />
  );
}
