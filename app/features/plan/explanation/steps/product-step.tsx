import { Paragraphs } from "~/ui/bold-text";
import { Amount } from "~/ui/amount";
import { Disclosure } from "~/ui/disclosure";
import { Panel } from "~/ui/panel";
import { Reasons } from "~/ui/reasons";
import { TextLink } from "~/ui/text-link";
import { PlusProvider } from "~/web/page/operator";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { WaysToBePaid } from "~/web/plan/ways-to-be-paid";
import type { ProductStep } from "~/words/explanation/explain-product";

/** Step 7: the recommended annuity and its reasons, the ways to be paid, and the reasons against the others. */
export function ProductStepBody({ view }: { view: ProductStep }) {
  const { pays, ways, fund } = view;
  return (
    <>
      <div className="gap-6 space-y-8 broad:grid broad:grid-cols-12 broad:space-y-0">
        <div className="min-w-0 space-y-8 broad:col-span-7">
          <p className="max-w-text">{view.meaning}</p>
          {pays && (
            <Panel tint="leaf" title={pays.title}>
              <Amount size="l" figure={pays.amount} unit="a month" tags={pays.tags} />
              <p className="text-small">{pays.note}</p>
            </Panel>
          )}
          <div className="space-y-2">
            <h2 className="heading-2">{view.reasonsTitle}</h2>
            <Reasons reasons={view.reasons} />
          </div>
        </div>
        {view.changes.length > 0 && (
          <div className="min-w-0 broad:col-span-4 broad:col-start-9">
            <WhatWouldChange view={view} />
          </div>
        )}
      </div>
      {ways && <WaysToBePaid view={ways} />}
      <div className="mt-10 border-t-2 border-bark pt-4">
        {view.others.length > 0 && <Others view={view} />}
        {(fund ?? view.isPlus) && (
          <Disclosure summary={fund?.title ?? "Who provides it"}>
            <div className="max-w-text space-y-2">
              {fund && <Paragraphs texts={fund.sentences} />}
              {view.isPlus && <PlusProvider />}
            </div>
          </Disclosure>
        )}
      </div>
    </>
  );
}

function WhatWouldChange({ view: { changes, isAsked } }: { view: ProductStep }) {
  const writeAddress = usePlanAddress();
  return (
    <Panel tint="sun" title="What would change this">
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      {isAsked && (
        <p>
          <TextLink to={writeAddress("/en/6")}>Change that answer</TextLink>
        </p>
      )}
    </Panel>
  );
}

function Others({ view }: { view: ProductStep }) {
  return (
    <Disclosure summary={view.othersTitle} isFlush isHeading>
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
