import { Sentences } from "~/ui/bold-text";
import { Panel } from "~/ui/panel";
import { Table } from "~/ui/table";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import type { AnnuityKindsStep } from "~/words/explanation/explain-annuity-kinds";

/** Step 6: the kinds of annuity beside each other. */
export function AnnuityKindsStepBody({ view }: { view: AnnuityKindsStep }) {
  const writeAddress = usePlanAddress();
  return (
    <div className="space-y-8">
      <Sentences texts={view.sentences} />
      <Table caption={view.caption} heads={view.heads} rows={view.rows} isText isStacked isEven />
      <p className="print:hidden">
        {view.pictures.lead}{" "}
        <a href={writeAddress("/en/annuity-options")} className="link">
          {view.pictures.link}
        </a>
      </p>
      <div className="max-w-text">
        <Panel tint="bark" title={view.enhanced.title}>
          <p>{view.enhanced.text}</p>
        </Panel>
      </div>
    </div>
  );
}
