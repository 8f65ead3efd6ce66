import { Section } from "~/ui/layout/section";
import type { SplitView } from "~/words/describe-split";
import { Paragraphs } from "~/ui/bold-text";
import { SplitBar } from "~/ui/split-bar";

export function SplitSection({ split }: { split: SplitView }) {
  return (
    <Section id="split" title={split.heading}>
      <p className="max-w-text">{split.intro}</p>
      <SplitBar parts={split.parts} />
      <Paragraphs texts={split.notes} />
    </Section>
  );
}
