import type { ReactNode } from "react";
import { Fingerprint } from "../fingerprint";
import { LinkButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { Form, RadioCards, SubmitButton } from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { Panel } from "~/ui/panel";
import { TextLink } from "~/ui/text-link";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { speakOf } from "~/words/plan/speak-of";
import { capitalise } from "~/words/plan/write-figures";
import { ACCOUNT_WORDS, AccountWays } from "./account-ways";
import { AGAIN, CHOOSE, PLAN, RECORD, REQUEST_PATHS, type RequestKind, THEN } from "../selection-addresses";
import { makeChoiceForm } from "./make-choice-form";
import { nameVersion, type PlanVersion, sayRequest } from "./selection-words";
import { SeenFields } from "../seen-fields";
import { Mailed, type Mailing, NextThings, SelectionPage } from "./selection-page";

/** A person without an account; `next` is the page after they have one. */
type Guest = { next?: string };

type Choice = {
  /** The versions to choose from: the recommended plan, and the amended one if there is one. */
  plans: { type: PlanVersion; incomePerMonth: string }[];
  /** The earlier choice and its time. */
  chosen?: { type: PlanVersion; at: string };
  /** True if there is a record of an earlier choice. */
  hasRecord: boolean;
  guest?: Guest;
  /** The client for whom a planner chooses. */
  forClient?: string;
  /** The request for which the person came. */
  then?: RequestKind;
  /** The hash of the page's figures. */
  seen: string;
  /** The idempotency key: two clicks are one operation. */
  operation: string;
};

type Chosen = {
  type: PlanVersion;
  at: string;
  /** The frozen record, and the state of the email about it; absent for a guest. */
  record?: { sha256: string; mailing: Mailing };
  guest?: Guest;
  forClient?: string;
};

export type ChooseView = ({ kind: "choice" } & Choice) | ({ kind: "chosen" } & Chosen);

/** Asks a person to choose a plan, or shows their choice. */
export function ChoosePage({ view }: { view: ChooseView }) {
  return view.kind === "choice" ? <ChoiceForm {...view} /> : <Confirmation {...view} />;
}

function ChoiceForm({ plans, chosen, hasRecord, guest, forClient, then, seen, operation }: Choice) {
  const writeAddress = usePlanAddress();
  const { you, your, their, does } = speakOf({ clientName: forClient });
  const [only, ...others] = plans;
  const isAlone = others.length === 0;
  return (
    <SelectionPage
      title={
        forClient
          ? askFor(forClient, isAlone)
          : isAlone
            ? "Do you choose this plan?"
            : "Which plan do you choose?"
      }
      names={{ planType: "The plan" }}
    >
      {then && <p className="mt-4 max-w-text font-bold">{sayRequest(then).needsChoice}</p>}
      {chosen && (
        <p className="mt-4 max-w-text">
          {forClient
            ? `On ${chosen.at} ${nameVersion(chosen.type, forClient)} was chosen.`
            : `On ${chosen.at} you chose ${nameVersion(chosen.type)}.`}
        </p>
      )}
      {hasRecord && !chosen && (
        <p className="mt-4 max-w-text">
          {forClient
            ? "This plan was chosen before it was changed."
            : "You chose this plan before it was changed."}
        </p>
      )}
      {hasRecord && (
        <p className="mt-4">
          <TextLink to={writeAddress(RECORD)}>Read what we recorded then</TextLink>
        </p>
      )}
      {isAlone && only && (
        <p className="mt-4 max-w-text">
          It is {nameVersion(only.type, forClient)}: <strong>{only.incomePerMonth} a month</strong>, in
          today’s rand and before tax.
        </p>
      )}
      <ul className="mt-4 max-w-text list-disc space-y-2 pl-6 tight:list-inside tight:pl-0">
        {forClient && <li>The record says that you chose it for {forClient}, who gets a copy by email.</li>}
        <li>Nothing is bought and nothing is signed. You can choose again at any time.</li>
        {guest ? (
          <li>
            Without an account we keep no record of the advice, and you cannot ask for a quote or to invest.
            You can choose now and make an account later. With the account you then choose once more, and we
            keep a record.
          </li>
        ) : (
          <>
            <li>
              We seal a record of the advice: {your} answers, also those about health, what we considered, and
              the figures. Any later change to it would show.
            </li>
            <li>
              By law we must keep it for five years, even if {you} {does("delete")} {their} account.
            </li>
          </>
        )}
      </ul>
      <div className="mt-8">
        <Form
          id="choose"
          schema={makeChoiceForm(plans.map(({ type }) => type))}
          action={writeAddress(CHOOSE, { [THEN]: then, [AGAIN]: chosen && "" })}
          defaultValues={{ planType: chosen?.type }}
        >
          <SeenFields operation={operation} seen={seen} />
          {isAlone ? (
            <input type="hidden" name="planType" value={only?.type} />
          ) : (
            <RadioCards
              name="planType"
              legend={forClient ? "The plan" : "Your plan"}
              choices={plans.map(({ type, incomePerMonth }) => ({
                value: type,
                label: labelPlan(type, forClient),
                note: `${incomePerMonth} a month, in today’s rand and before tax`,
              }))}
            />
          )}
          <ActionBar
            primary={<SubmitButton intent="choose">Choose this plan</SubmitButton>}
            back={<TextLink to={writeAddress(PLAN)}>Not now</TextLink>}
          />
        </Form>
      </div>
      {guest && <AccountOffer title="Make an account first?" next={guest.next} />}
    </SelectionPage>
  );
}

function askFor(client: string, isAlone: boolean): string {
  return isAlone ? `Do you choose this plan for ${client}?` : `Which plan do you choose for ${client}?`;
}

function AccountOffer({ title, next }: Guest & { title: string }) {
  return (
    <section aria-labelledby="account" className="mt-10 border-t-2 border-bark pt-6 print:hidden">
      <h2 id="account" className="heading-2">
        {title}
      </h2>
      <p className="mt-3 max-w-text">{ACCOUNT_WORDS}</p>
      <AccountWays next={next} />
    </section>
  );
}

const labelPlan = (type: PlanVersion, forClient?: string) =>
  type === "edit" && !forClient ? "My amended plan" : capitalise(nameVersion(type, forClient));

function Confirmation({ type, at, record, guest, forClient }: Chosen) {
  const writeAddress = usePlanAddress();
  const again = <TextLink to={writeAddress(CHOOSE, { [AGAIN]: "" })}>Choose again</TextLink>;
  return (
    <SelectionPage
      title={
        forClient
          ? `${labelPlan(type, forClient)} is chosen for ${forClient}`
          : `You chose ${nameVersion(type)}`
      }
    >
      <div role="status" className="mt-6">
        <Panel tint="leaf">
          <p>
            Chosen on <strong>{at}</strong>.{" "}
            {record
              ? "We sealed a record of the advice: any change to it would show."
              : "There is no record of the advice, because you have no account."}
          </p>
          {record && (
            <Disclosure summary="The number that it is sealed with">
              <Fingerprint sha256={record.sha256} />
              <p className="text-small">
                It is worked out from the text of the record (by SHA-256). If one letter changes, so does this
                number.
              </p>
            </Disclosure>
          )}
        </Panel>
      </div>
      {record ? (
        <WayOn mailing={record.mailing} forClient={forClient}>
          {again}
        </WayOn>
      ) : (
        <p className="mt-8">{again}</p>
      )}
      {guest && <AccountOffer title="For a record, a quote or to invest" next={guest.next} />}
    </SelectionPage>
  );
}

/** The next steps after a choice with a record. */
function WayOn({
  mailing,
  forClient,
  children,
}: {
  mailing: Mailing;
  forClient?: string;
  children: ReactNode;
}) {
  const writeAddress = usePlanAddress();
  const { you, does } = speakOf({ clientName: forClient });
  return (
    <>
      <NextThings>
        <Mailed mailing={mailing} client={forClient} />
        <li>Read the record of advice. If something in it is not right, tell us.</li>
        <li>
          When {you} {does("are")} ready, ask for a quote or ask to invest. No money moves before{" "}
          {forClient ? "the papers are" : "you have"} signed.
        </li>
      </NextThings>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <LinkButton to={writeAddress(REQUEST_PATHS.quote)}>Ask for a quote</LinkButton>
        <LinkButton to={writeAddress(REQUEST_PATHS.invest)} look="secondary">
          Ask to invest
        </LinkButton>
        <TextLink to={writeAddress(RECORD)}>Read the record of advice</TextLink>
        {children}
      </p>
    </>
  );
}
