import { Sentences } from "~/ui/bold-text";
import { AgeChart } from "~/ui/chart/age-chart";
import { Disclosure } from "~/ui/disclosure";
import { Columns } from "~/ui/layout/columns";
import { Section } from "~/ui/layout/section";
import { Panel } from "~/ui/panel";
import { Table } from "~/ui/table";
import type { TopUpsStep } from "~/words/explanation/explain-top-ups";
import { ShareBubbles } from "./share-bubbles";
import { Terms } from "./step-parts";

/** Step 10: top-ups by age, and the shares to choose from. */
export function TopUpsStepBody({ view }: { view: TopUpsStep }) {
  const { later, left } = view;
  return (
    <>
      <div className="mb-6">
        <Sentences texts={view.lead} />
      </div>
      <AgeChart chart={view.chart} />
      <Section id="share" title={view.title}>
        <Sentences texts={view.sentences} />
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
        <div className="pt-6">
          <Columns
            aside={
              <div>
                <Disclosure summary={left.title} isFlush>
                  <Table caption={left.caption} heads={left.heads} rows={left.rows} />
                </Disclosure>
                <Terms terms={[view.tooMuch]} />
              </div>
            }
          >
            <Panel tint="bark" title={later.title}>
              <p>{later.text}</p>
            </Panel>
          </Columns>
        </div>
      </Section>
    </>
  );
}
