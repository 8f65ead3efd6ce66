/** The conclusion of a check: the income drawn, the one that would last, the law's limits, and what would help most. */
import { ageOn, parseDayMonthYear } from "~/base/date";
import { estimateGrant, findGrant } from "~/base/law/older-persons-grant";
import { formatRand } from "~/base/money";
import { sayGrant } from "../plan/describe-grant";
import { countFutures } from "../plan/describe-likelihood";
import { capitalise, formatFee, formatPercent, formatTens } from "../plan/write-figures";
import { LEAST_NAME, sayDate, sayFutures, type CheckFacts } from "./check-facts";
import { saySaved } from "./describe-lower-costs";
import { findToldPart, nameShareTurned } from "./describe-part";
import { DEBT_COUNSELLOR } from "../plan/debt-interest";

/** The fragment ids of the page's parts. */
export const CHECK_PARTS = {
  incomes: "incomes",
  costs: "costs",
  cash: "cash",
  lifeAnnuity: "life-annuity",
} as const;

/** The words of the page's head. Amounts of the heading, and bold, are written between double stars. */
export type DrawnView = {
  checked: string;
  heading: string;
  sentences: string;
  /** Debts beside the income, and who helps with them; a printed page has room for their cost alone. */
  debts?: string;
  /** The law's limit that the income breaks. */
  law?: string;
  tags: readonly string[];
  dots: number;
  chance: string;
  helpHeading: string;
  help: readonly { to: string; name: string; worth: string }[];
};

export function describeDrawn(facts: CheckFacts): DrawnView {
  const { answer, now, standing, person } = facts;
  return {
    checked: `${capitalise(person.whose)} living annuity, checked on ${sayDate(answer.checked_on)}`,
    heading: writeHeading(facts),
    sentences: [
      sayDrawn(facts),
      sayFall(facts),
      ...(answer.cash.is_allowed
        ? [
            `It is worth less than ${formatRand(answer.cash.below)}, so ${person.object} may take all of it in cash.`,
          ]
        : []),
      ...noteGrant(facts),
    ].join(" "),
    debts: sayDebts(facts),
    law: sayUnlawful(facts),
    tags: ["today’s rand", "before tax", "after costs"],
    dots: countFutures(now.success_perct),
    chance: `At ${formatRand(now.monthly_income)} ${person.whose} income keeps up with prices ${sayLife(facts)} in **${sayFutures(now.success_perct)}** futures.`,
    helpHeading: standing === "draws more" ? "What would help most" : `What ${person.object} could do`,
    help: listHelp(facts),
  };
}

/** The older person's grant that this and other income may leave. Its capital does not count as an asset. */
function noteGrant({ asked, answer, person }: CheckFacts): string[] {
  const [today, birthDate] = [parseDayMonthYear(answer.checked_on), parseDayMonthYear(asked.dob)];
  if (!today || !birthDate) return [];
  const age = ageOn(birthDate, today);
  const grant = findGrant(today, age);
  const range = estimateGrant(grant, {
    incomePerMonth: asked.monthly_income + (asked.other_taxable_income ?? 0),
    assets: 0,
    isCouple: asked.partner_dob !== undefined,
  });
  const { object: you, subject: You } = person;
  return range ? [sayGrant(range, { fromAge: grant.fromAge, age, you, You })] : [];
}

function sayLife({ asked, person }: CheckFacts): string {
  return asked.partner_dob ? `while either ${person.verb("of you", "partner")} lives` : "for life";
}

function writeHeading(facts: CheckFacts): string {
  const { asked, answer, now, lasts, standing, person } = facts;
  const drawn = `${person.subject} ${person.verb("draw", "draws")} **${formatRand(asked.monthly_income)}**.`;
  if (!now.is_allowed && now.monthly_income < answer.least_monthly_income)
    return `${drawn} The law asks for at least **${writeLeast(facts)}**.`;
  const lasting = `**${formatTens(lasts.monthly_income)}**`;
  if (!facts.isSure)
    return standing === "draws more"
      ? `${drawn} Even the least that the law allows,  ${lasting}, may not last.`
      : `${drawn} That is about the least that the law allows, and may not last.`;
  if (standing === "draws what lasts") return `${drawn} That is about what lasts.`;
  return standing === "draws more"
    ? `${drawn} About ${lasting} would last.`
    : `${drawn} ${person.subject} may draw more: about ${lasting} would last.`;
}

/** Outside the limits two decimals are shown, so that rounding never hides it. The law counts the value of the anniversary alone. */
function sayDrawn({ asked, answer, choosesNow }: CheckFacts): string {
  const { drawdown_perct, least_drawdown_perct: least, most_drawdown_perct: most } = answer;
  const isWithin = drawdown_perct >= least && drawdown_perct <= most;
  const drawn = isWithin ? formatPercent(drawdown_perct) : formatFee(drawdown_perct);
  const counted = isWithin || choosesNow ? "" : " when its year begins";
  return `${formatRand(asked.monthly_income)} a month is ${drawn} a year of ${formatRand(asked.value)}. The law allows ${formatFee(least)} to ${formatFee(most)}${counted}.`;
}

/** The least income, rounded up: to the rand if it is chosen now, else to ten, because markets move until then. */
function writeLeast({ answer, choosesNow }: CheckFacts): string {
  const step = choosesNow ? 1 : 10;
  return formatRand(Math.ceil(answer.least_monthly_income / step) * step);
}

/** The most income, rounded down likewise. */
function writeMost({ answer, choosesNow }: CheckFacts): string {
  const step = choosesNow ? 1 : 10;
  return formatRand(Math.floor(answer.most_monthly_income / step) * step);
}

function sayFall({ now, standing, person }: CheckFacts): string {
  const [poor, expected] = [now.poor_age_income_reduces, now.expected_age_income_reduces];
  if (poor === null)
    return `It does not have to fall before ${person.object} ${person.verb("are", "is")} 110, even in poor markets.`;
  const begin = standing === "draws more" ? "But in poor" : "In poor";
  if (expected === null)
    return `${begin} markets ${person.whose} income has to fall from ${poor}, in expected ones not before 110.`;
  return poor === expected
    ? `${begin} and in expected markets ${person.whose} income has to fall from ${poor}.`
    : `${begin} markets ${person.whose} income has to fall from ${poor}, and in expected ones from ${expected}.`;
}

/** Says that the income breaks a limit of the law, and from when it has to change. */
function sayUnlawful(facts: CheckFacts): string | undefined {
  const { answer, now, person } = facts;
  if (now.is_allowed) return undefined;
  const when = facts.choosesNow ? "Now" : `From ${sayDate(answer.year_begins)}`;
  const ofWorth = facts.choosesNow ? "of its worth" : "of its worth then, in expected markets";
  const drawn = formatRand(now.monthly_income);
  return now.monthly_income < answer.least_monthly_income
    ? `${when} the law asks ${person.object} to draw at least ${writeLeast(facts)} a month: ${formatFee(answer.least_drawdown_perct)} a year ${ofWorth}. ${drawn} is too little.`
    : `${when} the law lets ${person.object} draw at most ${writeMost(facts)} a month: ${formatFee(answer.most_drawdown_perct)} a year ${ofWorth}. ${drawn} is too much.`;
}

function nameDrawing({ standing, isSure }: CheckFacts): string {
  if (!isSure) return LEAST_NAME;
  return standing === "draws more" ? "Draw less" : "Draw more";
}

function listHelp(facts: CheckFacts): DrawnView["help"] {
  const { answer, lasts, standing } = facts;
  const { annual_cost_perct: cost, lower_cost_perct: lower } = answer.costs;
  const lasting = formatTens(lasts.monthly_income);
  const saved = saySaved(facts);
  const part = findToldPart(facts);
  return [
    ...(standing === "draws what lasts"
      ? []
      : [
          {
            to: CHECK_PARTS.incomes,
            name: `${nameDrawing(facts)}: ${lasting}`,
            worth: sayFutures(lasts.success_perct),
          },
        ]),
    ...(saved
      ? [{ to: CHECK_PARTS.costs, name: `${saved.points} less in costs`, worth: `${saved.amount} a month` }]
      : []),
    ...(!saved && !facts.isSure && cost > lower
      ? [{ to: CHECK_PARTS.costs, name: `${formatFee(cost - lower)} less in costs`, worth: "lasts longer" }]
      : []),
    {
      to: CHECK_PARTS.lifeAnnuity,
      name: `${nameShareTurned(part.perct)} in a life annuity`,
      worth: `${formatTens(part.guaranteed_monthly_income)} always`,
    },
    ...(answer.cash.is_allowed
      ? [{ to: CHECK_PARTS.cash, name: "Take it in cash", worth: "all of it" }]
      : []),
  ];
}

/**
 * Says how much of the income debts take, and who helps. Without a figure for debts, only people who draw more than lasts are
 * asked about them. Undefined if there is nothing to say.
 */
function sayDebts({ asked, now, standing, person }: CheckFacts): string | undefined {
  const { debt_payment_per_month: cost } = asked;
  if (cost === undefined)
    return standing === "draws more" ? `Do debts take part of it? ${DEBT_COUNSELLOR}` : undefined;
  const [debts, has] = [Math.round(cost), Math.round(now.after_tax_monthly_income)];
  if (debts === 0) return undefined;
  const ofIncome =
    debts > has
      ? `more than the ${formatRand(has)} that this income leaves after tax`
      : `which leaves ${formatRand(has - debts)} of this income after tax`;
  return `${capitalise(person.whose)} debts cost ${formatRand(debts)} a month, ${ofIncome}. ${DEBT_COUNSELLOR}`;
}
