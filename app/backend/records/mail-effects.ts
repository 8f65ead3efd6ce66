import { sayPhoneNumber } from "~/base/operator";
import { writePlanAddress } from "~/base/plan-address";
import { findOperatorsEmail, hasMailServer } from "../messages/mail-server";
import { queueMail } from "../messages/outgoing-mails";
import { findAdvisersEmail } from "../people/find-adviser";
import { findDetails } from "../people/users";
import type { Plan } from "../plan/plans";
import { getEnvironment } from "../process/environment";
import { findOperator } from "../process/operator";
import type { LoggedIn } from "../session/person";
import type { Transaction } from "../store/connection";
import { countRecordsSince } from "./advice-records";
import type { KeptRecord } from "./advice-records";
import type { PlanRequest } from "./plan-requests";

/** Whose plan it is, and the record of the version that was selected. */
type Effect = { plan: Plan; person: LoggedIn; record: KeptRecord };

function writeNotMe(): string {
  const operator = findOperator();
  return `This was not you? Call us on ${sayPhoneNumber(operator)}, ${operator.hours.text}.`;
}

const TYPES = { base: "recommended", edit: "amended" } as const;

const ASKED = { quote: "for a quote for", invest: "to invest in" } as const satisfies Record<
  PlanRequest["kind"],
  string
>;

/** Tells the person that a plan of theirs was selected. */
export async function mailSelection(tx: Transaction, effect: Effect): Promise<void> {
  if (!hasMailServer()) return;
  const { plan, record } = effect;
  await mailPerson(tx, effect, {
    subject: `You chose plan ${plan.id}`,
    lines: [
      `You chose the ${TYPES[record.planType]} plan ${plan.id}.`,
      ...describeRecord(effect),
      writeNotMe(),
    ],
  });
}

/** Tells the person, their adviser and the operator of a request. */
export async function mailRequest(tx: Transaction, effect: Effect, request: PlanRequest): Promise<void> {
  const { plan, person } = effect;
  const { reference, kind, planType } = request;
  const about = `asked ${ASKED[kind]} the ${TYPES[planType]} plan ${plan.id}. Reference: ${reference}.`;
  await mailPerson(tx, effect, {
    subject: `Your request ${reference}`,
    lines: [
      `You ${about}`,
      "No money has moved. We will call you about the next step.",
      ...describeRecord(effect),
      writeNotMe(),
    ],
  });
  const { cellNr, email } = (await findDetails(tx, person.userId)) ?? {};
  const text = [
    `A person with an account ${about}`,
    `Cell number: ${cellNr ? `0${cellNr}` : "not known"}`,
    `E-mail: ${email ?? plan.record.email ?? "not known"}`,
    ...describeHash(effect),
  ].join("\n");
  const adviser = await findAdvisersEmail(tx, person.userId);
  for (const to of new Set([adviser, findOperatorsEmail()].filter((one) => one !== undefined)))
    await queueMail(tx, { to, subject: `Request ${reference}`, text: `${text}\n` }, person.userId);
}

/** The address may be anybody's: nobody has confirmed it. So many mails a day tell its owner what they need to know. */
const MOST_RECORDS_MAILED_A_DAY = 5;
const DAY_MILLISECONDS = 24 * 3_600_000;

async function mailPerson(
  tx: Transaction,
  { plan, person }: Effect,
  { subject, lines }: { subject: string; lines: readonly string[] },
): Promise<void> {
  const to = (await findDetails(tx, person.userId))?.email ?? plan.record.email;
  if (!to) return;
  const since = new Date(Date.now() - DAY_MILLISECONDS);
  if ((await countRecordsSince(tx, person, since)) > MOST_RECORDS_MAILED_A_DAY) return;
  await queueMail(tx, { to, subject, text: `${lines.join("\n\n")}\n` }, person.userId);
}

function describeRecord(effect: Effect): string[] {
  const address = new URL(
    writePlanAddress("/en/recommended-plan", effect.plan.id),
    getEnvironment().PUBLIC_URL,
  );
  return [`Your plan: ${address.href}`, ...describeHash(effect)];
}

function describeHash({ record }: Effect): string[] {
  return [`Record of advice ${record.id}\nSHA-256 ${record.sha256}`];
}
