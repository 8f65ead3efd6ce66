import { AgeChart } from "~/ui/chart/age-chart";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";
import type { TopUpsStep } from "~/words/explanation/explain-top-ups";
import { ShareBubbles } from "./share-bubbles";
import { Terms } from "../../walk-through/step-layout";
import { StepTitle } from "./step-title";

/** Step 10: the shares to choose from, and top-ups by age. */
export function TopUpsStepBody({ view }: { view: TopUpsStep }) {
  const { left } = view;
  return (
    <div className="space-y-6">
      <StepTitle>{view.title}</StepTitle>
      {view.chosen && <p className="max-w-text font-bold">{view.chosen}</p>}
      {view.missing ? (
        <p role="status" className="max-w-text font-bold">
          {view.missing}
        </p>
      ) : (
        <ShareBubbles
          question={view.question}
          tags={view.tags}
          note={view.note}
          ends={view.ends}
          choices={view.choices}
        />
      )}
      <div>
        <Disclosure summary={view.chartName} isFlush>
          <AgeChart chart={view.chart} />
        </Disclosure>
        <Disclosure summary={left.title} isFlush>
          <div className="max-w-text">
            <Table caption={left.caption} heads={left.heads} rows={left.rows} />
          </div>
        </Disclosure>
        <Terms terms={[view.lead, view.recommended, view.later, view.tooMuch]} />
      </div>
    </div>
  );
}
