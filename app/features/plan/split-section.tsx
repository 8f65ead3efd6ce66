import { Section } from "~/ui/layout/section";
import type { SplitView } from "~/words/describe-split";
import { Paragraphs } from "./bold-text";
import { SplitTiles } from "./split-tiles";

export function SplitSection({ split }: { split: SplitView }) {
  return (
    <Section id="split" title={split.heading}>
      <p className="max-w-text">{split.intro}</p>
      <SplitTiles parts={split.parts} />
      <Paragraphs texts={split.notes} />
    </Section>
  );
}
