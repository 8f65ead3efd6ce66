import { Paragraphs } from "~/ui/bold-text";
import { Amount } from "~/ui/amount";
import { Disclosure } from "~/ui/disclosure";
import { Panel } from "~/ui/panel";
import { Reasons } from "~/ui/reasons";
import { PlusProvider } from "~/web/page/operator";
import type { ProductStep } from "~/words/explanation/explain-product";

/** Step 7: the annuity that suits best and what it pays, why, and why not the others. */
export function ProductStepBody({ view }: { view: ProductStep }) {
  const { pays, fund } = view;
  return (
    <div className="space-y-8">
      <div className="max-w-text">
        <Panel tint="leaf" title={pays.title}>
          <Amount size="l" figure={pays.amount} unit="a month" tags={pays.tags} />
        </Panel>
      </div>
      <div className="max-w-text space-y-2">
        <h2 className="heading-2">{view.reasonsTitle}</h2>
        <div>
          {view.reasons.map(({ point, text, changes }) => (
            <Disclosure key={point} summary={point}>
              <div className="space-y-2">
                <p>{text}</p>
                {changes.map((change) => (
                  <p key={change} className="border-l-4 border-line pl-3 text-small text-soft">
                    {change}
                  </p>
                ))}
              </div>
            </Disclosure>
          ))}
        </div>
      </div>
      <div className="border-t-2 border-bark pt-4">
        <Disclosure summary={view.meaningTitle}>
          <div className="max-w-text space-y-2">
            <p>{view.meaning}</p>
            {view.isPlus && <PlusProvider />}
            <p className="text-small">{pays.note}</p>
          </div>
        </Disclosure>
        {fund && (
          <Disclosure summary={fund.title}>
            <div className="max-w-text space-y-2">
              <Paragraphs texts={fund.sentences} />
            </div>
          </Disclosure>
        )}
        {view.others.length > 0 && <Others view={view} />}
      </div>
    </div>
  );
}

function Others({ view }: { view: ProductStep }) {
  return (
    <Disclosure summary={<span className="heading-2 text-leaf">{view.othersTitle}</span>} isFlush isHeading>
      <div className="grid gap-6 wide:grid-cols-3">
        {view.others.map((other) => (
          <div key={other.name} className="min-w-0 space-y-2 border-t border-line pt-4">
            <h3 className="heading-3">{other.name}</h3>
            {other.income && (
              <p>
                <strong className="text-amount-l">{other.income}</strong> a month
              </p>
            )}
            {other.standing && <p className="font-bold">{other.standing}</p>}
            <p className="text-small text-soft">{other.meaning}</p>
            <Reasons reasons={other.reasons} isAgainst />
          </div>
        ))}
      </div>
      {view.othersNote && <p className="mt-6 text-small">{view.othersNote}</p>}
    </Disclosure>
  );
}
