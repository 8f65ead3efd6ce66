import { AgeChart } from "~/ui/chart/age-chart";
import type { TopUpsStep } from "~/words/explanation/explain-top-ups";
import { ShareBubbles } from "./share-bubbles";
import { Terms } from "../../walk-through/step-layout";
import { StepTitle } from "./step-title";

/** Step 10: the shares to choose from, and top-ups by age. */
export function TopUpsStepBody({ view }: { view: TopUpsStep }) {
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
          family={view.family}
          choices={view.choices}
        />
      )}
      <Terms terms={[view.topUps]} />
      <div className="space-y-3">
        <h2 className="heading-2">{view.chartName}</h2>
        <AgeChart chart={view.chart} />
      </div>
    </div>
  );
}
