import { sayPhoneNumber } from "~/base/operator";
import { LinkButton } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import { TextLink } from "~/ui/text-link";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { speakOf } from "~/words/plan/speak-of";
import { PlusProvider, useOperator } from "~/web/page/operator";
import { ACCOUNT_WORDS, AccountWays } from "./account-ways";
import { PLAN, RECORD, REQUEST_PATHS, type RequestKind } from "../selection-addresses";
import { SeenFields } from "../seen-fields";
import { Mailed, type Mailing, NextThings, SelectionPage } from "./selection-page";
import { nameVersion, type PlanVersion, sayRequest } from "./selection-words";

type Asks = {
  kind: RequestKind;
  type: PlanVersion;
  incomePerMonth: string;
  /** The parts into which the savings are divided. */
  parts: { name: string; value: string }[];
  /** True if the purchase cannot be undone. */
  isForGood: boolean;
  isPlus: boolean;
  /** The adviser who is notified besides the operator. */
  adviser?: string;
  /** The client for whom a planner makes the request. */
  client?: string;
  /** An adviser's request for the person, which waits for their confirmation. */
  proposal?: { by: string; reference: string; at: string };
  /** The last request about this plan, in its state at that time. */
  before?: { reference: string; at: string };
  /** The hash of the page's figures. */
  seen: string;
  /** The idempotency key: two clicks are one operation. */
  operation: string;
};

type Asked = {
  kind: RequestKind;
  type: PlanVersion;
  reference: string;
  at: string;
  mailing: Mailing;
  client?: string;
  /** True if the request waits for the client's confirmation. */
  isWaiting: boolean;
};

export type RequestView =
  | { state: "guest"; kind: RequestKind; next?: string }
  | ({ state: "asks" } & Asks)
  | ({ state: "asked" } & Asked);

/** Asks whether a person wants a quote or to invest, or confirms the request. */
export function RequestPage({ view }: { view: RequestView }) {
  if (view.state === "guest") return <AccountNeeded {...view} />;
  return view.state === "asks" ? <RequestForm {...view} /> : <Confirmation {...view} />;
}

function AccountNeeded({ kind, next }: { kind: RequestKind; next?: string }) {
  return (
    <SelectionPage title="You need an account for this">
      <p className="mt-4 max-w-text">{sayRequest(kind).needsAccount}</p>
      <p className="mt-4 max-w-text">{ACCOUNT_WORDS}</p>
      <AccountWays next={next} />
    </SelectionPage>
  );
}

function RequestForm({ kind, type, incomePerMonth, parts, isForGood, client, proposal, ...view }: Asks) {
  const writeAddress = usePlanAddress();
  const { question, points, button } = sayRequest(kind, client);
  const { you, your, their } = speakOf({ clientName: client });
  return (
    <SelectionPage title={proposal ? `${proposal.by} asked to invest for you: do you agree?` : question}>
      {client && (
        <p className="mt-4 max-w-text font-bold">
          {kind === "invest"
            ? `You ask for ${client}. It counts only once ${client} confirms it in their own login.`
            : `You ask for ${client}, who gets a copy by email.`}
        </p>
      )}
      {proposal && (
        <p className="mt-4 max-w-text">
          They asked on {proposal.at} (reference {proposal.reference}). Nothing happens until you confirm it.
          If you do not want it, leave it.
        </p>
      )}
      <p className="mt-4 max-w-text">
        It is for {nameVersion(type, client)}, {client || proposal ? "which is chosen" : "which you chose"}:{" "}
        <strong>{incomePerMonth} a month</strong>, in today’s rand and before tax.
      </p>
      <div className="mt-4 max-w-text">
        <Rows rows={parts} />
      </div>
      {view.isPlus && (
        <div className="mt-4">
          <PlusProvider />
        </div>
      )}
      <ul className="mt-4 max-w-text list-disc space-y-2 pl-6 tight:list-inside tight:pl-0">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {isForGood && kind === "invest" && (
          <li>
            <strong>A life annuity is for good:</strong> once it starts paying, {you} cannot get the money
            back.
          </li>
        )}
        <li>
          {view.adviser ? `${view.adviser} and we get` : "We get"} an email. It has {your} cell number,{" "}
          {their} email address and the number of the plan, but no answers or figures.
        </li>
      </ul>
      {view.before && (
        <p className="mt-4 max-w-text">
          {client ? "It was asked for" : "You asked"} before, on {view.before.at} (reference{" "}
          {view.before.reference}). The plan was another one then, so this is a new request.
        </p>
      )}
      <div className="mt-8">
        <Form id={kind} action={writeAddress(REQUEST_PATHS[kind])}>
          <SeenFields operation={view.operation} seen={view.seen} />
          <ActionBar
            primary={
              <SubmitButton intent={kind} busyWords="Sending...">
                {proposal ? "Yes, I want to invest" : button}
              </SubmitButton>
            }
            back={<TextLink to={writeAddress(PLAN)}>Not now</TextLink>}
          />
        </Form>
      </div>
    </SelectionPage>
  );
}

function Confirmation({ kind, type, reference, at, mailing, client, isWaiting }: Asked) {
  const writeAddress = usePlanAddress();
  const operator = useOperator();
  const { done, next } = sayRequest(kind, client);
  return (
    <SelectionPage title={done}>
      <div role="status" className="mt-6">
        <Panel tint="leaf">
          <p>{client ? "The reference" : "Your reference"}</p>
          <p className="text-amount-l font-bold">{reference}</p>
        </Panel>
      </div>
      {isWaiting && (
        <p className="mt-4 max-w-text font-bold">
          It waits for {client}, who confirms it in their own login. Nobody else hears of it before.
        </p>
      )}
      <p className="mt-4 max-w-text">
        Asked on {at}, for {nameVersion(type, client)}.
      </p>
      <NextThings>
        <Mailed mailing={mailing} client={client} />
        {next.map((one) => (
          <li key={one}>{one}</li>
        ))}
        <li>
          {client
            ? "Is there a question, or was this a mistake?"
            : "You have a question, or this was not you?"}{" "}
          Call <a href={`tel:+27${operator.phone.text}`}>{sayPhoneNumber(operator)}</a>, {operator.hours.text}
          , and give the reference.
        </li>
      </NextThings>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <LinkButton to={writeAddress(PLAN)}>Back to the plan</LinkButton>
        {kind === "quote" && <TextLink to={writeAddress(REQUEST_PATHS.invest)}>Ask to invest</TextLink>}
        <TextLink to={writeAddress(RECORD)}>Read the record of advice</TextLink>
      </p>
    </SelectionPage>
  );
}
