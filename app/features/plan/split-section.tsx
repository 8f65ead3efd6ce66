import { Section } from "~/ui/layout/section";
import { SplitBar } from "~/ui/split-bar";
import type { SplitPattern } from "~/ui/split-bar";
import { Paragraphs } from "~/ui/bold-text";
import type { SplitPart, SplitView } from "~/words/describe-split";

const PATTERNS: Record<SplitPart["key"], SplitPattern> = {
  cash: "dots",
  unitTrust: "stripes",
  annuity: "solid",
};

export function SplitSection({ split }: { split: SplitView }) {
  return (
    <Section id="split" title={split.heading}>
      <p className="max-w-text">{split.intro}</p>
      <SplitBar
        parts={split.parts.map(({ key, name, share, amount, note }) => ({
          pattern: PATTERNS[key],
          name,
          weight: share,
          figure: amount,
          note,
        }))}
      />
      <Paragraphs texts={split.notes} />
    </Section>
  );
}
