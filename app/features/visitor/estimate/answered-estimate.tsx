import { useContext } from "react";
import { LinkButton } from "~/ui/button";
import { DifferenceTag } from "~/ui/difference-tag";
import { Form, SubmitButton } from "~/ui/form";
import { ArrowIcon, TickIcon } from "~/ui/icons";
import { Section } from "~/ui/layout/section";
import { Panel } from "~/ui/panel";
import { Table } from "~/ui/table";
import { NO_OWN_PLAN } from "~/web/layout/start-button";
import { VisitorContext } from "~/web/plan/visitor-context";
import { PlusProvider } from "~/web/page/operator";
import { SplitBar } from "~/web/plan/split-bar";
import { TextAmounts } from "~/web/plan/text-amounts";
import { WaysToBePaid } from "~/web/plan/ways-to-be-paid";
import { WAY_NAMES } from "~/words/estimate/estimate-words";
import type { EstimatedWay, EstimateView } from "~/words/estimate/describe-estimate";
import { BoldText } from "~/ui/bold-text";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Rows } from "~/ui/rows";
import { TextLink } from "~/ui/text-link";

type Props = {
  estimate: EstimateView;
  /** The page's own address, with which a plan begins. */
  address: string;
  /** The same as an absolute URL, to send. */
  link: string;
  /** The address of the page about small savings that may be taken whole. */
  smallSavings?: string;
};

/** An estimate: both ways, how long they last, the assumptions, the cash, and what would change it most. */
export function AnsweredEstimate({ estimate, address, link, smallSavings }: Props) {
  const { heading, lead, paid, ways, cash } = estimate;
  return (
    <>
      <p className="text-small font-bold text-soft">An estimate from your answers</p>
      <h1 className="heading-1 hyphens-none wide:max-w-[40rem]">
        <TextAmounts text={heading} />
      </h1>
      <p className="mt-4 max-w-text">{lead}</p>
      {estimate.isWholeInCash && (
        <p className="mt-2 max-w-text">
          <a href={smallSavings} className="link">
            See what each of them gives you
          </a>
          . There all of it buys the income, but here a third stays in reach. So the two incomes differ.
        </p>
      )}
      <WaysToBePaid view={paid} />
      <div className="mt-2 text-small text-soft">
        <PlusProvider />
      </div>
      <Section id="closer" title="How long each lasts, and what is left">
        <div className="gap-6 space-y-8 wide:grid wide:grid-cols-12 wide:gap-y-8 wide:space-y-0">
          {ways.map((way) => (
            <EstimatedWayColumn key={way.title} way={way} />
          ))}
          <div className="min-w-0 wide:col-span-12 broad:col-span-4">
            <WhatWeAssumed assumed={estimate.assumed} address={address} />
          </div>
        </div>
      </Section>
      {cash && (
        <Section id="cash" title={cash.title}>
          <p className="max-w-text">{cash.sentences}</p>
          <SplitBar parts={cash.parts} taken={cash.taken} />
        </Section>
      )}
      <Section id="changes" title="What would change it most" aside={<KeepOrShow link={link} />}>
        <Table
          isStacked
          caption="A month, in today’s rand, before tax"
          heads={["What changes", WAY_NAMES.flexible, WAY_NAMES.guaranteed]}
          rows={estimate.changes.map(({ name, added }) => [
            name,
            ...added.map((difference, at) => <DifferenceTag key={at} difference={difference} />),
          ])}
        />
        <p className="text-small text-soft">{estimate.debt}</p>
      </Section>
    </>
  );
}

/** The assumptions, and the link to a plan, which asks instead of assuming. */
function WhatWeAssumed({ assumed, address }: { assumed: readonly string[]; address: string }) {
  return (
    <Panel tint="leaf" title="What we assumed">
      <ul className="grid gap-x-6 gap-y-2 text-small wide:grid-cols-2 broad:grid-cols-1">
        {assumed.map((line) => (
          <li key={line} className="flex gap-3">
            <TickIcon className="mt-1 h-4 w-4 shrink-0 text-leaf" />
            {line}
          </li>
        ))}
      </ul>
      <div className="space-y-3 pt-2 print:hidden">
        <GoOn address={address} />
      </div>
    </Panel>
  );
}

/** Staff begin no plan of their own. */
function GoOn({ address }: { address: string }) {
  const { deskStart } = useContext(VisitorContext);
  if (deskStart)
    return (
      <>
        <p>Is one of these not true? A client’s plan asks. {NO_OWN_PLAN}</p>
        <LinkButton to={deskStart.to}>{deskStart.name}</LinkButton>
      </>
    );
  return (
    <>
      <p>Is one of these not true? Your own plan asks, and says which of the two suits you.</p>
      <Form id="start" action={address}>
        <SubmitButton intent="start" busyWords="Starting...">
          Start my plan <ArrowIcon className="h-5 w-5" />
        </SubmitButton>
      </Form>
      <p className="text-small">Your answers go with you. About 20 minutes.</p>
    </>
  );
}

function KeepOrShow({ link }: { link: string }) {
  return (
    <div className="space-y-3 border-bark broad:border-l-2 broad:pl-8 print:hidden">
      <h2 className="heading-3">Keep this, or show it</h2>
      <p>
        <label htmlFor="link">
          This page’s address holds your answers and nothing else. Whoever opens it sees the same.
        </label>
      </p>
      <textarea
        id="link"
        readOnly
        rows={3}
        className="control w-full resize-none break-all py-2 text-small"
        defaultValue={link}
      />
      <p hidden data-copies="link">
        <button type="button" className="link">
          Copy the address
        </button>
      </p>
      <p>
        <TextLink to="/en/methodology">How we work it out</TextLink>
      </p>
      <p>
        <TextLink to="/en/contact">Talk to a person</TextLink>
      </p>
    </div>
  );
}

/** One of the ways: its income after tax and the source, how surely it lasts, and what is left at a death. */
function EstimatedWayColumn({ way }: { way: EstimatedWay }) {
  return (
    <section className="min-w-0 border-t-2 border-ink pt-3 wide:col-span-6 broad:col-span-4">
      <h3 className="heading-3">{way.title}</h3>
      <p className="mt-1 text-small text-soft">{way.madeOf}</p>
      <dl className="mt-3">
        <dt className="text-small">After tax, about</dt>
        <dd className="text-amount-l font-bold text-bark">{way.afterTax}</dd>
      </dl>
      <p className="mb-3 text-small text-soft">{way.taxNote}</p>
      <div className="border-y border-line">
        <Rows rows={way.parts.map((part) => ({ name: <PartName part={part} />, value: part.amount }))} />
      </div>
      <LikelihoodDots filled={way.dots} className="mb-3 mt-6" />
      <p>
        <BoldText text={way.outlook} />
      </p>
      {way.outlookNote && <p className="mt-1 text-small text-soft">{way.outlookNote}</p>}
      <p className="mt-4 border-l-4 border-line pl-3 text-small">
        <strong>If you die:</strong> {way.death}
      </p>
    </section>
  );
}

function PartName({ part: { name, note } }: { part: EstimatedWay["parts"][number] }) {
  return (
    <>
      {name}
      <span className="block text-small text-soft">{note}</span>
    </>
  );
}
