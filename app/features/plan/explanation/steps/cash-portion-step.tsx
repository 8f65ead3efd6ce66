import { Sentences } from "~/ui/bold-text";
import { SplitBar } from "~/web/plan/split-bar";
import { NumberedList } from "~/ui/numbered-list";
import type { CashPortionStep } from "~/words/explanation/explain-cash-portion";

/** Step 2: why we begin with cash. */
export function CashPortionStepBody({ view }: { view: CashPortionStep }) {
  return (
    <div className="space-y-10">
      <Sentences texts={view.sentences} />
      <div className="space-y-4">
        <h2 className="heading-2">{view.limitsTitle}</h2>
        <SplitBar parts={view.limits} />
      </div>
      <div className="space-y-6">
        <h2 className="heading-2">{view.usesTitle}</h2>
        <NumberedList items={view.uses.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
      </div>
      <p className="max-w-text">{view.rest}</p>
    </div>
  );
}
