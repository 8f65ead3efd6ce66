import { Paragraphs } from "~/ui/bold-text";
import { Amount } from "~/ui/amount";
import { Disclosure } from "~/ui/disclosure";
import { Panel } from "~/ui/panel";
import { Reasons } from "~/ui/reasons";
import { PlusProvider } from "~/web/page/operator";
import type { ProductStep } from "~/words/explanation/explain-product";

/** Step 7: the annuity that suits best and why, what it pays beside, and why not the others. */
export function ProductStepBody({ view }: { view: ProductStep }) {
  const { pays, fund } = view;
  return (
    <>
      <div className="grid gap-x-6 gap-y-8 wide:grid-cols-12">
        <div className="min-w-0 space-y-4 wide:col-span-7">
          <p className="max-w-text">{view.meaning}</p>
          {view.isPlus && <PlusProvider />}
        </div>
        {/* On phones before the reasons, so that the kind of rand is said first. */}
        <div className="min-w-0 wide:col-span-4 wide:col-start-9 wide:row-span-2">
          <Panel tint="leaf" title={pays.title}>
            <Amount size="l" figure={pays.amount} unit="a month" tags={pays.tags} />
            <p className="text-small">{pays.note}</p>
          </Panel>
        </div>
        <div className="min-w-0 space-y-4 wide:col-span-7">
          <h2 className="heading-2">{view.reasonsTitle}</h2>
          <Reasons reasons={view.reasons} />
        </div>
        {fund && (
          <div className="min-w-0 wide:col-span-7">
            <Panel tint="bark" title={fund.title}>
              <Paragraphs texts={fund.sentences} />
            </Panel>
          </div>
        )}
      </div>
      {view.others.length > 0 && (
        <div className="mt-10 border-t-2 border-bark pt-4">
          <Disclosure
            summary={<span className="heading-2 text-leaf">{view.othersTitle}</span>}
            isFlush
            isHeading
          >
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
        </div>
      )}
    </>
  );
}
