import { writeDialled } from "~/base/foreign-phone";
import { sayPhoneNumber } from "~/base/operator";
import { writePlanAddress } from "~/base/plan-address";
import { findOperatorsEmail, hasMailServer } from "../sending/mail-server";
import { queueMail } from "../sending/outgoing-mails";
import { findAdvisersEmail } from "../people/find-adviser";
import { findDetails } from "../people/users";
import type { Plan } from "../plans/plans";
import { getEnvironment } from "../process/environment";
import { findOperator } from "../process/operator";
import { accountKey, type LoggedIn } from "../session/person";
import type { Transaction } from "../store/connection";
import { countRecordsSince, type KeptRecord } from "../records/advice-records";
import type { PlanRequest } from "../records/plan-requests";

/** The plan and its owner's account, the person who acted, and the record of the selected version. */
type Effect = { plan: Plan; owner: number; by: LoggedIn; record: KeptRecord };

const nameActor = ({ owner, by }: Effect) => (by.userId === owner ? "You" : "Your adviser");

/** The sentence for a recipient who did not act themselves. */
export function writeNotMe(): string {
  const operator = findOperator();
  return `This was not you? Call us on ${sayPhoneNumber(operator)}, ${operator.hours.text}.`;
}

const TYPES = { base: "recommended", edit: "amended" } as const;

const ASKED = { quote: "for a quote for", invest: "to invest in" } as const satisfies Record<
  PlanRequest["kind"],
  string
>;

/** Mails the person that a plan of theirs was selected. */
export async function mailSelection(tx: Transaction, effect: Effect): Promise<void> {
  if (!hasMailServer()) return;
  const { plan, record } = effect;
  await mailPerson(tx, effect, {
    subject: `${nameActor(effect)} chose plan ${plan.id}`,
    lines: [
      `${nameActor(effect)} chose the ${TYPES[record.planType]} plan ${plan.id}.`,
      ...describeRecord(effect),
      writeNotMe(),
    ],
  });
}

/** Mails a request to the person, their adviser and the operator. */
export async function mailRequest(tx: Transaction, effect: Effect, request: PlanRequest): Promise<void> {
  const { plan, owner } = effect;
  const about = describeAsked(request);
  const { reference } = request;
  await mailPerson(tx, effect, {
    subject: `Your request ${reference}`,
    lines: [
      `${nameActor(effect)} ${about}`,
      "No money has moved. We will call you about the next step.",
      ...describeRecord(effect),
      writeNotMe(),
    ],
  });
  const { cellNr, email } = (await findDetails(tx, owner)) ?? {};
  const text = [
    `${owner === effect.by.userId ? "A person with an account" : "The adviser of a person with an account"} ${about}`,
    `Cell number: ${cellNr ? writeDialled(cellNr) : "not known"}`,
    `Email: ${email ?? plan.record.email ?? "not known"}`,
    ...describeHash(effect),
  ].join("\n");
  const adviser = await findAdvisersEmail(tx, owner);
  for (const to of new Set([adviser, findOperatorsEmail()].filter((one) => one !== undefined)))
    await queueMail(tx, { to, subject: `Request ${reference}`, text: `${text}\n` }, owner);
}

/** Asks the person to confirm their adviser's request. Nobody else is notified before that. */
export async function mailProposal(tx: Transaction, effect: Effect, request: PlanRequest): Promise<void> {
  await mailPerson(tx, effect, {
    subject: `Please confirm ${request.reference}`,
    lines: [
      `Your adviser ${describeAsked(request)}`,
      "It counts only once you confirm it. No money has moved.",
      `Log in and confirm it here: ${writeLink("/en/recommended-plan/invest", effect.plan.id)}`,
      ...describeRecord(effect),
      writeNotMe(),
    ],
  });
}

function describeAsked({ kind, planType, planId, reference }: PlanRequest): string {
  return `asked ${ASKED[kind]} the ${TYPES[planType]} plan ${planId}. Reference: ${reference}.`;
}

/** Limited, because the address is unconfirmed and may be a stranger's. */
const MOST_RECORDS_MAILED_A_DAY = 5;
const DAY_MILLISECONDS = 24 * 3_600_000;

async function mailPerson(
  tx: Transaction,
  { plan, owner }: Effect,
  { subject, lines }: { subject: string; lines: readonly string[] },
): Promise<void> {
  const to = (await findDetails(tx, owner))?.email ?? plan.record.email;
  if (!to) return;
  const since = new Date(Date.now() - DAY_MILLISECONDS);
  if ((await countRecordsSince(tx, accountKey(owner), since)) > MOST_RECORDS_MAILED_A_DAY) return;
  await queueMail(tx, { to, subject, text: `${lines.join("\n\n")}\n` }, owner);
}

function describeRecord(effect: Effect): string[] {
  return [`Your plan: ${writeLink("/en/recommended-plan", effect.plan.id)}`, ...describeHash(effect)];
}

/** Links to the owner's page, whoever acts. */
function writeLink(path: string, plan: number): string {
  return new URL(writePlanAddress(path, { plan, client: undefined }), getEnvironment().PUBLIC_URL).href;
}

function describeHash({ record }: Effect): string[] {
  return [`Record of advice ${record.id}\nSHA-256 ${record.sha256}`];
}
