import { LinkButton } from "~/ui/button";
import { NextAction, NextActions } from "~/ui/layout/next-actions";
import { Section } from "~/ui/layout/section";
import { Rows } from "~/ui/rows";
import { TextLink } from "~/ui/text-link";
import { StartButton } from "~/web/layout/start-button";
import { useOperator } from "~/web/page/operator";
import { DebtFirstPanel, GrantSection, TwoWays, WaysHead } from "~/web/plan/two-ways";
import type { WeighedSavings } from "./small-savings.server";

/** Both ways, how a debt and the grant change them, and who can help. */
export function BothWays({ id, weighed }: { id: string; weighed: WeighedSavings }) {
  const { phrases, lead, tags, ways, spent, debtFirst, told, notes, grant } = weighed;
  return (
    <div id={id} className="mt-10 scroll-mt-6 border-t-2 border-bark pt-6 wide:mt-16 wide:pt-8">
      <WaysHead phrases={phrases} lead={lead} tags={tags} />
      <div className="mt-8 gap-6 space-y-10 broad:grid broad:grid-cols-12 broad:space-y-0">
        <div className="min-w-0 broad:col-span-8">
          <TwoWays ways={ways} spent={spent} />
          <div className="mt-6 max-w-text space-y-2 text-small text-soft">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </div>
        <div className="min-w-0 space-y-8 broad:col-span-4">
          {debtFirst && <DebtFirstPanel {...debtFirst} />}
          <section className="border-t-2 border-ink pt-3">
            <h2 className="font-serif text-h3 font-bold text-bark">What you told us</h2>
            <Rows size="small" rows={told.map(({ name, amount }) => ({ name, value: amount }))} />
            <p className="print:hidden">
              <TextLink to="#fields">Change these</TextLink>
            </p>
          </section>
        </div>
      </div>
      <GrantSection grant={grant} />
      <AskSomebody isEnoughForPlan={weighed.isEnoughForPlan} />
    </div>
  );
}

function AskSomebody({ isEnoughForPlan }: Pick<WeighedSavings, "isEnoughForPlan">) {
  const { hours } = useOperator();
  return (
    <div className="print:hidden">
      <Section id="ask" title="Talk to somebody before you choose">
        <p className="max-w-text">
          Neither choice can be undone. A coach looks at your debts with you, at no charge.
        </p>
        <NextActions>
          <NextAction title="Talk it over" text={`${hours.text}.`}>
            <LinkButton to="/en/contact">Ask for a call</LinkButton>
          </NextAction>
          {isEnoughForPlan && (
            <NextAction title="See the rest" text="The income plan in full, part by part.">
              <StartButton look="secondary">Start a plan</StartButton>
            </NextAction>
          )}
          <NextAction title="Change it" text="Another debt, or cash you took before.">
            <LinkButton to="#fields" look="secondary">
              Change a field
            </LinkButton>
          </NextAction>
          <NextAction title="Print it" text="For the office or your family." isOffered>
            <button type="button" className="button button-secondary">
              Print this page
            </button>
          </NextAction>
        </NextActions>
      </Section>
    </div>
  );
}
