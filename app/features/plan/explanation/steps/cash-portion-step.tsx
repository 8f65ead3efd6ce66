import { Sentences } from "~/ui/bold-text";
import { Disclosure } from "~/ui/disclosure";
import { SplitBar } from "~/web/plan/split-bar";
import { NumberedList } from "~/ui/numbered-list";
import type { CashPortionStep } from "~/words/explanation/explain-cash-portion";
import { Terms } from "../../walk-through/step-layout";

/** Step 2: why the plan begins with cash. */
export function CashPortionStepBody({ view }: { view: CashPortionStep }) {
  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <h2 className="heading-2">{view.limitsTitle}</h2>
        <SplitBar parts={view.limits} />
      </div>
      <Sentences texts={view.sentences} />
      <div>
        <Disclosure summary={view.usesTitle}>
          <div className="space-y-4">
            <NumberedList items={view.uses.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
            <p className="max-w-text">{view.rest}</p>
          </div>
        </Disclosure>
        <Terms terms={[view.whyNotAll]} />
      </div>
    </div>
  );
}
