import { Section } from "~/ui/layout/section";
import type { SplitView } from "~/words/plan/describe-split";
import { Paragraphs, Sentences } from "~/ui/bold-text";
import { PlusProvider } from "~/web/page/operator";
import { writeLinePath } from "~/web/plan/assumed-address";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import { SplitBar } from "~/web/plan/split-bar";

export function SplitSection({ split, isShared }: { split: SplitView; isShared: boolean }) {
  const writeAddress = usePlanAddress();
  return (
    <Section id="split" title={split.heading}>
      <Sentences texts={[split.intro]} />
      <SplitBar parts={split.parts} taken={split.taken} />
      <div className="notes space-y-4 print:space-y-1">
        {split.hasPlus && <PlusProvider />}
        <Paragraphs texts={split.notes} />
        {split.asksForFund && !isShared && (
          <p className="print:hidden">
            <a href={writeAddress(writeLinePath("fund"))} className="link">
              Tell us your fund’s amounts
            </a>
          </p>
        )}
        <div className="space-y-4 print:hidden">
          <Paragraphs texts={split.law} />
        </div>
      </div>
    </Section>
  );
}
