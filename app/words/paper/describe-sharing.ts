import type { SharedAnswer } from "~/contract/records/link-operations";
import type { LinkTick } from "~/contract/records/link-terms";
import type { SharedPlan } from "~/contract/records/shared-plan";
import type { IsoDate } from "~/base/date";
import { formatRand } from "~/base/money";
import { formatPhone } from "~/base/write-phone";
import { capitalise, joinWords, writeDayOf, nameMonth } from "../plan/write-figures";

/** The sharer of a plan, and what the recipient has to know before reading it. */
export type SharingView = {
  /** The sharer, the date, the basis, the meaning of "you", and the link's expiry. */
  intro: string;
  /** The same in short, for pages beside the plan's own. */
  brief: string;
  /** The date and the basis. */
  origin: string;
  /** The heading of the ticked answers. */
  tickedHeading: string;
  /** Advice about a newer version; absent if there is none. */
  newer?: string;
  /** The answers that were ticked when the link was made, with their names. */
  ticked: readonly { name: string; value: string }[];
};

type SharedAnswers = SharedPlan["recommended"]["plan"];

/** The names of each tick's answers. */
const TICKED: Record<LinkTick, readonly string[]> = {
  surname: ["surname"],
  contact: ["phone", "email"],
  health: ["health answers"],
  id_number: ["ID number"],
  finances: ["other income", "medical scheme", "monthly need", "names of funds"],
};

/** The ticked answers with their owner: "your surname and health answers". */
export function nameTicked(ticks: readonly LinkTick[], whose: string): string {
  return `${whose} ${joinWords(ticks.flatMap((tick) => TICKED[tick]))}`;
}

/** The sharer as a sentence begins: "Thandi", or "Willem Steyn, financial planner,". */
export function nameSharer({ name, role }: { name?: string; role?: string }): string {
  return [name ?? "Somebody", ...(role ? [` ${role.toLowerCase()}`, ""] : [])].join(",");
}

/** Describes the shared plan's owner, sharer and date. */
export function describeSharing(shared: SharedAnswer): SharingView {
  const { shared_by: by, shared_at, expires_at, basis_version, is_newer, recommended } = shared;
  const owner = recommended.plan.first_name;
  const sharedOn = `**${nameSharer(by)} shared this plan on ${writeDayOf(shared_at)}.**`;
  const you = `In this plan “you” means ${owner ?? "the person who made it"}.`;
  const origin = `It shows the plan as it was that day, worked out with our ${nameBasis(basis_version)}.`;
  return {
    intro: [sharedOn, origin, you, `The link works until ${writeDayOf(expires_at)}.`].join(" "),
    brief: `${sharedOn} ${you}`,
    origin,
    tickedHeading: "What else this link shows",
    ...(is_newer && {
      newer: `**There is a newer version of this plan.** Ask ${by.name ?? "whoever shared it"} for another link to see it.`,
    }),
    ticked: listTicked(shared),
  };
}

/** A basis is named by the month from which it applies. */
function nameBasis(version: string): string {
  const [month] = /^\d{4}-\d{2}/.exec(version) ?? [];
  if (!month) return `assumptions (basis ${version})`;
  const since = nameMonth(`${month}-01` as IsoDate);
  return month === version ? `assumptions of ${since}` : `assumptions of ${since} (basis ${version})`;
}

function listTicked({ recommended, customized }: SharedPlan): SharingView["ticked"] {
  const { plan } = customized ?? recommended;
  return [
    { name: "Surname", value: plan.last_name },
    { name: "Email", value: plan.email },
    { name: "Cell number", value: plan.phone && formatPhone(plan.phone) },
    { name: "ID number", value: plan.rsaid },
    { name: "Serious illness", value: capitalise(plan.has_serious_illness ?? "") },
    { name: "Other income a month", value: writeOptional(plan.other_taxable_income) },
    { name: "Other income until", value: plan.other_taxable_income_until },
    { name: "Other incomes", value: writeIncomes(plan.other_incomes) },
    { name: "Funds", value: writeFunds(plan.funds) },
    { name: "Medical scheme", value: writeScheme(plan) },
    { name: "Needed a month", value: writeOptional(plan.income_needed) },
    { name: "Needed by one alone", value: plan.need_alone_perct && `${plan.need_alone_perct}%` },
    { name: "Smokes 10 cigarettes a day or more", value: capitalise(plan.are_you_smoker ?? "") },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

const writeIncomes = (incomes: SharedAnswers["other_incomes"]) =>
  incomes
    ?.map(({ name, monthly_amount }) => `${name ?? "Income"}: ${formatRand(monthly_amount)} a month`)
    .join(", ");

const writeFunds = (funds: SharedAnswers["funds"]) =>
  funds?.map(({ name, amount }) => `${name ?? "Fund"}: ${formatRand(amount)}`).join(", ");

const writeOptional = (amount: number | undefined) => (amount === undefined ? undefined : formatRand(amount));

function writeScheme({ medical_people: people, medical_contribution: paid = 0 }: SharedAnswers) {
  if (people === undefined) return undefined;
  if (people === 0) return "None";
  return `${people === 1 ? "One person" : `${people} people`}, for ${formatRand(paid)} a month`;
}
