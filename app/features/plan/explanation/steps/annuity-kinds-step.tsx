import { Sentences } from "~/ui/bold-text";
import { Disclosure } from "~/ui/disclosure";
import { Rows } from "~/ui/rows";
import { Table } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { AnnuityKindsStep } from "~/words/explanation/explain-annuity-kinds";

/** Step 6: the kinds of annuity side by side. */
export function AnnuityKindsStepBody({ view }: { view: AnnuityKindsStep }) {
  const writeAddress = usePlanAddress();
  const { futureRand } = view;
  return (
    <div className="space-y-8">
      <div className="max-w-text border-t-2 border-ink">
        <Rows rows={view.kinds.map(({ name, pays }) => ({ name, value: pays }))} isStacked />
      </div>
      <div>
        <Disclosure summary={view.tableName} isFlush>
          <div className="space-y-4">
            <Sentences texts={view.sentences} />
            <Table caption={view.caption} heads={view.heads} rows={view.rows} isText isStacked isEven />
            <div className="max-w-text space-y-2">
              <h2 className="heading-3">{futureRand.title}</h2>
              <Table
                caption={futureRand.caption}
                heads={futureRand.heads}
                rows={futureRand.rows.map(({ name, amount }) => [name, amount])}
              />
              <p className="text-small">{futureRand.warning}</p>
            </div>
            <p className="print:hidden">
              {view.pictures.lead}{" "}
              <TextLink to={writeAddress("/en/annuity-options")}>{view.pictures.link}</TextLink>
            </p>
          </div>
        </Disclosure>
        <Disclosure summary={view.enhanced.title}>
          <p className="max-w-text">{view.enhanced.text}</p>
        </Disclosure>
      </div>
    </div>
  );
}
