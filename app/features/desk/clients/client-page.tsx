import type { ClientState } from "~/contract/plan/client-state";
import { AttentionList } from "~/ui/attention-list";
import { BoldText } from "~/ui/bold-text";
import { LinkButton } from "~/ui/button";
import { DeskTable } from "~/ui/desk/desk-table";
import { BackLink } from "~/ui/layout/back-link";
import { FormPage } from "~/web/layout/form-page";
import { Rows } from "~/ui/rows";
import type { BandStep } from "~/ui/step-band";
import { TextLink } from "~/ui/text-link";
import { AssumedList } from "~/web/plan/assumed-list";
import { WaysToBePaid } from "~/web/plan/ways-to-be-paid";
import type { AssumedView } from "~/words/assumed/describe-assumed";
import type { PaidWaysView } from "~/words/plan/paid-ways";
import { writeClientPage } from "~/web/identity/client-addresses";
import { ClientBand } from "~/web/desk/client-band";
import { StateIcon, StateMark } from "./state-mark";
import { TryAgain } from "./try-again";

type Need = {
  key: string;
  state: ClientState;
  short: string;
  fact: string;
  detail: string;
  link?: { to: string; words: string };
  /** The id of a failed plan that can be requested again. */
  again?: number;
};

type PlanRow = {
  id: number;
  state: ClientState;
  words: string;
  income?: string;
  retires: string;
  made: string;
  to: string;
};

export type ClientView = {
  id: number;
  name: string;
  kicker: string;
  title: string;
  needs: readonly Need[];
  plans: readonly PlanRow[];
  /** The address of the next page of older plans. */
  older?: string;
  /** The address for sharing and printing the newest plan, once it is worked out. */
  linkAddress?: string;
  links: readonly { to: string; words: string; note?: string }[];
  facts: readonly { name: string; value: string }[];
  acts: readonly { act: string; by: string; at: string }[];
  /** Says where the client can read these. */
  actsNote: string;
  isAgain: boolean;
  /** Answers beside the survey, and assumptions, of the newest plan. */
  assumed?: { plan: number; view: AssumedView };
  /** A debt that the newest plan leaves, who helps with it, and what the state may add. */
  help?: { plan: number; sentences: readonly string[] };
  /** The ways to be paid of the newest plan that is worked out. */
  ways?: { plan: number; view: PaidWaysView };
  steps: readonly BandStep[];
};

/** A client at their adviser's desk: open needs, plans, and all that the adviser can do for them. */
export function ClientPage({ view }: { view: ClientView }) {
  const { name, kicker, title, needs, linkAddress, links, facts, isAgain, steps } = view;
  return (
    <FormPage band={<ClientBand steps={steps} />}>
      {isAgain && (
        <p role="status" className="mb-6 rounded-leaf bg-tint-leaf p-4 text-desk font-bold">
          We work the plan out again. It takes a few seconds.
        </p>
      )}
      <BackLink to="/en/admin/clients">Your clients</BackLink>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-[20rem] tight:basis-full">
          <p className="text-desk font-bold text-soft">{kicker}</p>
          <h1 className="font-serif text-h2 font-bold text-bark">{title}</h1>
        </div>
        {linkAddress && <LinkButton to={linkAddress}>Share or print the plan</LinkButton>}
      </div>
      <div className="mt-6 gap-10 broad:grid broad:grid-cols-12">
        <div className="min-w-0 space-y-10 broad:col-span-8">
          {needs.length > 0 && <AttentionList items={needs.map((need) => describeNeed(need, view))} />}
          <Plans view={view} />
          <Help view={view} />
          <Acts view={view} />
        </div>
        <div className="mt-10 min-w-0 space-y-10 broad:col-span-4 broad:mt-0">
          {links.length > 0 && (
            <DeskSection id="for" title={`For ${name}`}>
              <ul className="text-desk">
                {links.map(({ to, words, note }) => (
                  <li
                    key={to}
                    className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line"
                  >
                    <TextLink to={to}>{words}</TextLink>
                    {note && <span className="pb-2 text-soft wide:pb-0">{note}</span>}
                  </li>
                ))}
              </ul>
            </DeskSection>
          )}
          <DeskSection id="about" title={`About ${name}`}>
            <Rows size="small" rows={facts} />
          </DeskSection>
        </div>
      </div>
      {/* The ways take the whole width: their figures need it. */}
      <div className="mt-10 space-y-10">
        <Ways view={view} />
        <Assumed view={view} />
      </div>
    </FormPage>
  );
}

function describeNeed({ key, state, fact, detail, link, again }: Need, { id, name, needs }: ClientView) {
  const isFirst = needs[0]?.key === key;
  const action =
    again !== undefined ? (
      <TryAgain client={{ userId: id, planId: again, name }} action={writeClientPage(id)} look="secondary" />
    ) : link && isFirst ? (
      <LinkButton to={link.to} look="secondary">
        {link.words}
      </LinkButton>
    ) : (
      link && <TextLink to={link.to}>{link.words}</TextLink>
    );
  return { key, icon: <StateIcon state={state} />, fact: <strong>{fact}</strong>, detail, action };
}

function Plans({ view: { name, plans, older } }: { view: ClientView }) {
  if (plans.length === 0)
    return (
      <DeskSection id="plans" title={`${name} has no plan yet`}>
        <p className="text-desk">It is worked out once the questions are answered.</p>
      </DeskSection>
    );
  return (
    <DeskSection id="plans" title={plans.length === 1 ? `${name} has one plan` : `${name}’s plans`}>
      <DeskTable
        caption="Rand a month, today’s, before tax"
        heads={[
          { name: "Plan" },
          { name: "Income", isFigure: true },
          { name: "Retires" },
          { name: "Made" },
          { name: "State" },
          { name: "Action", isFigure: true, isHidden: true },
        ]}
        rows={plans.map(({ id, state, words, income, retires, made, to }) => ({
          key: id,
          cells: [
            `Plan ${id}`,
            income ?? "–",
            retires,
            made,
            <StateMark key="state" state={state} words={words} />,
            <a key="open" href={to} className="link">
              Open<span className="sr-only"> plan {id}</span>
            </a>,
          ],
        }))}
      />
      {older && (
        <p className="mt-2">
          <a href={older} className="link text-desk">
            Older plans
          </a>
        </p>
      )}
    </DeskSection>
  );
}

function Help({ view: { name, help } }: { view: ClientView }) {
  if (!help) return null;
  return (
    <DeskSection id="help" title={`What may help ${name}, plan ${help.plan}`}>
      <p className="max-w-text text-desk">
        <BoldText text={help.sentences.join(" ")} />
      </p>
    </DeskSection>
  );
}

function Ways({ view: { id, ways } }: { view: ClientView }) {
  if (!ways) return null;
  const { plan, view } = ways;
  return (
    <WaysToBePaid
      view={{ ...view, title: `${view.title}, plan ${plan}` }}
      links={
        <TextLink to={`/en/recommended-plan/compare?show=guaranteed&plan=${plan}&client=${id}`}>
          All figures
        </TextLink>
      }
    />
  );
}

function Assumed({ view: { id, assumed } }: { view: ClientView }) {
  if (!assumed) return null;
  const { plan, view } = assumed;
  return (
    <DeskSection id="assumed" title={`What plan ${plan} was told, and what it assumes`}>
      <AssumedList lines={view.lines} named={{ plan, client: id }} />
    </DeskSection>
  );
}

function Acts({ view: { name, acts, actsNote } }: { view: ClientView }) {
  if (acts.length === 0) return null;
  return (
    <DeskSection id="acts" title={`What was done for ${name} last`}>
      <DeskTable
        caption={actsNote}
        heads={[{ name: "When" }, { name: "Who" }, { name: "What" }]}
        rows={acts.map(({ act, by, at }, index) => ({ key: index, cells: [at, by, act] }))}
      />
    </DeskSection>
  );
}

type DeskSectionProps = { id: string; title: string; children: React.ReactNode };

/** A section of a desk's page, with less space than elsewhere. */
export function DeskSection({ id, title, children }: DeskSectionProps) {
  return (
    <section aria-labelledby={id} className="border-t-2 border-bark pt-4">
      <h2 id={id} className="font-serif text-h3 font-bold text-bark">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
