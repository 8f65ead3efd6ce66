import { useId } from "react";
import { formatRand } from "~/base/money";
import type { ClientCheck } from "~/contract/living-annuity/client-checks";
import { Form, SubmitButton } from "~/ui/form";
import { DeskTable } from "~/ui/desk/desk-table";
import { NameLink } from "~/ui/name-link";
import { QuarterIcon, TickIcon, WarningIcon } from "~/ui/icons";
import { writeShortDay } from "~/words/plan/short-days";
import { formatPercent, formatTens } from "~/words/plan/write-figures";
import { writeClientPage } from "~/web/identity/client-addresses";
import {
  CHECK_STATES,
  CHECKS_ADDRESS,
  type CheckState,
  findCheckState,
  REMINDED_FIELD,
  writeClientCheck,
  writeYearBegin,
} from "./check-words";
import {
  findAlikeClients,
  nameClientInSentence,
  nameForList,
  nameShortly,
  writeClientBirth,
} from "./client-words";

const LOOKS = {
  drawsTooMuch: { Icon: WarningIcon, colour: "text-bark", weight: "font-bold" },
  waits: { Icon: QuarterIcon, colour: "text-soft", weight: "" },
  checked: { Icon: TickIcon, colour: "text-leaf", weight: "" },
} as const satisfies Record<CheckState, object>;

/** Clients with a living annuity as rows: each name links to their page, and each row has one action. */
export function CheckTable({ checks }: { checks: readonly ClientCheck[] }) {
  const alike = findAlikeClients(checks.map(({ client }) => client));
  return (
    <DeskTable
      caption="Living annuities, a month before tax"
      heads={[
        { name: "Client" },
        { name: "Year begins" },
        { name: "Draws now", isFigure: true },
        { name: "Would last", isFigure: true },
        { name: "State" },
        { name: "Action", isFigure: true, isHidden: true },
      ]}
      rows={checks.map((check) => ({ key: check.client.userId, cells: writeCells(check, alike) }))}
    />
  );
}

function writeCells(check: ClientCheck, alike: ReadonlySet<number>) {
  const { client } = check;
  const state = findCheckState(check);
  return [
    <NameLink
      key="name"
      to={writeClientPage(client.userId)}
      name={nameForList(client)}
      apart={writeClientBirth(client, alike)}
    />,
    writeYearBegin(check),
    <Drawn key="now" amount={formatRand(Math.round(check.monthly_income))} percent={check.drawdown_perct} />,
    <Drawn
      key="lasts"
      amount={formatTens(check.lasting_monthly_income)}
      percent={check.lasting_drawdown_perct}
    />,
    <StateMark key="state" state={state} mailedAt={check.mailed_at} />,
    check.may_be_reminded ? (
      <Remind key="act" client={client} apart={writeClientBirth(client, alike)} />
    ) : (
      <a key="act" href={writeClientCheck(client.userId)} className="link whitespace-nowrap">
        {CHECK_STATES[state].act}
        <span className="sr-only"> with {nameClientInSentence(client, alike)}</span>
      </a>
    ),
  ];
}

function Drawn({ amount, percent }: { amount: string; percent: number }) {
  return (
    <>
      {amount}
      <span className="block text-small">{formatPercent(percent)}</span>
    </>
  );
}

/** The form that sends the one mail to which the client agreed. */
function Remind({ client, apart }: { client: ClientCheck["client"]; apart?: string }) {
  // A page may list one client twice.
  const id = useId();
  return (
    <Form id={`remind-${client.userId}-${id}`} action={CHECKS_ADDRESS} className="">
      <input type="hidden" name={REMINDED_FIELD} value={client.userId} />
      <SubmitButton intent="remind" look="link" className="whitespace-nowrap">
        Remind {nameShortly(client)}
        {apart && <span className="sr-only">, {apart}</span>}
      </SubmitButton>
    </Form>
  );
}

function StateMark({ state, mailedAt }: { state: CheckState; mailedAt?: string }) {
  const { Icon, colour, weight } = LOOKS[state];
  return (
    <span className={`inline-flex items-start gap-2 ${weight}`}>
      <Icon className={`mt-px h-5 w-5 shrink-0 ${colour}`} />
      <span>
        {CHECK_STATES[state].words}
        {state === "waits" && mailedAt && (
          <span className="block text-small font-normal text-soft">reminded {writeShortDay(mailedAt)}</span>
        )}
      </span>
    </span>
  );
}
