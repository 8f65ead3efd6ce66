/** Support promised to others: its part of the income, and the amount that a death leaves for it. */
import { dayParts, parseDayMonthYear } from "~/base/date";
import { formatRand } from "~/base/money";
import { roundAfterTax } from "./after-tax";
import { isAfterTaxOpen } from "./assumed-answers";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";
import { formatProjection, formatShare } from "./write-figures";

/** A child who is supported for longer is not just finishing school. */
const LONG_SUPPORT_YEARS = 25;

/** A smaller amount counts as nothing, since amounts are rounded to three figures. */
const NOTHING_RAND = 1;

type NetIncome = { has: number; support: number; left: number; takesMoreThanHalf: boolean };

/** The income after tax and after support, whole rand a month; undefined while the tax is unknown. */
function readNetIncome(facts: PlanFacts): NetIncome | undefined {
  const { support: told } = facts.common;
  if (!told || isAfterTaxOpen(facts)) return undefined;
  const [has, support] = [roundAfterTax(facts), Math.round(told.monthly_amount)];
  return { has, support, left: has - support, takesMoreThanHalf: told.takes_more_than_half };
}

/** Names the dependants, and the year until which they are supported if it is the same for all. */
function nameSupported(facts: PlanFacts): string {
  const { plan } = facts;
  const { you, their, does } = speakOf(facts);
  const hasChild = plan.financially_support_children === "yes";
  const hasOther = plan.financially_support_someone === "yes";
  if (hasChild === hasOther) return `those ${you} ${does("support")}`;
  const [who, until] = hasChild
    ? [`${their} children`, plan.support_children_upto]
    : [`a person ${you} ${does("support")}`, plan.support_someone_upto];
  return until === undefined ? who : `${who} until ${until}`;
}

/** The opening phrases of a plan where support takes more than half of the income after tax; else undefined. */
export function leadWithSupport(facts: PlanFacts): { amount: string; words: string }[] | undefined {
  const net = readNetIncome(facts);
  if (!net?.takesMoreThanHalf) return undefined;
  const { has, support, left } = net;
  return [
    { amount: formatRand(has), words: "a month after tax," },
    { amount: formatRand(support), words: `of it for ${nameSupported(facts)}:` },
    {
      amount: formatRand(Math.abs(left)),
      words: left < 0 ? "short each month" : `left for ${speakOf(facts).you}`,
    },
  ];
}

/** The income's part for others, and the rest; empty if the income cannot pay it. */
export function noteSupport(facts: PlanFacts): string[] {
  const { common, product } = facts;
  const { you, does } = speakOf(facts);
  const support = common.support_per_month;
  if (support < 1 || support > product.expected.monthly_income_total) return [];
  const ofThis = `${formatRand(support)} of this is for those ${you} ${does("support")}`;
  const net = readNetIncome(facts);
  if (!net) return [`**${ofThis}.**`];
  return net.left < 0
    ? [`**${ofThis}: ${formatRand(-net.left)} more than is left of it after tax.**`]
    : [`**${ofThis}. After tax that leaves ${formatRand(net.left)} for ${you}.**`];
}

/** The amount left for dependants in poor markets: by age at death if all is guaranteed, else at 75. */
export function sayLeftForSupport(facts: PlanFacts): string[] {
  const { support } = facts.common;
  if (!support) return [];
  const isByAge = support.beside_life_annuity.length > 0;
  const ofDeaths = isByAge ? sayLeftByAge(facts, support) : sayCoveredAt75(facts, support);
  return [...ofDeaths, ...sayFirstAgeWithLess(facts, support)];
}

type Support = NonNullable<PlanFacts["common"]["support"]>;

function sayLeftByAge(facts: PlanFacts, { beside_life_annuity: rows }: Support): string[] {
  const { you, does } = speakOf(facts);
  return rows
    .filter(({ support_left: promised }) => promised >= NOTHING_RAND)
    .map(({ age, guaranteed_left, unit_trust, support_left }, index) => {
      const left = guaranteed_left + unit_trust;
      const amount = left < NOTHING_RAND ? "nothing" : formatProjection(left);
      const promised = formatProjection(support_left);
      return index === 0
        ? `If ${you} ${does("die")} at ${age} after poor markets, ${amount} is left for those ${you} ${does("support")}, of ${promised} still promised.`
        : `At ${age} it is ${amount} of ${promised}.`;
    });
}

function sayCoveredAt75(facts: PlanFacts, { left_at_75, covered_at_75_perct: covered }: Support): string[] {
  if (left_at_75 === null || covered === null) return [];
  const { you, does } = speakOf(facts);
  const part = covered >= 100 ? "all" : formatShare(covered / 100);
  return [
    `If ${you} ${does("die")} at 75 after poor markets, ${part} of the ${formatProjection(left_at_75)} still promised is covered.`,
  ];
}

function sayFirstAgeWithLess(facts: PlanFacts, { first_age_with_less: first }: Support): string[] {
  if (first === null) return [];
  const { you, does } = speakOf(facts);
  const when = first <= facts.common.age_at_retirement ? "from the first day on" : `from ${first} on`;
  return [`**If ${you} ${does("die")} ${when}, less may be left than the support that is promised.**`];
}

/** Suggests a special trust for a child who needs support for long. */
export function nameSpecialTrust(facts: PlanFacts): string[] {
  const { plan, common } = facts;
  const advised = parseDayMonthYear(common.advice_date);
  const until = plan.support_children_upto;
  if (plan.financially_support_children !== "yes" || until === undefined || advised === undefined) return [];
  if (until - dayParts(advised).year <= LONG_SUPPORT_YEARS) return [];
  const { you, does } = speakOf(facts);
  return [
    `A special trust can hold what ${you} ${does("leave")} to a child who cannot look after themselves. It is taxed like a person: ask a lawyer before ${you} ${does("name")} the child.`,
  ];
}
