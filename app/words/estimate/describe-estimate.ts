/** A first figure in words: both ways, the assumptions, the cash, and the answers with the largest effect. */
import { parseDayMonthYear } from "~/base/date";
import { estimateGrant, findGrant } from "~/base/law/older-persons-grant";
import { formatRand } from "~/base/money";
import type { EstimateAnswer } from "~/contract/plan/estimate-operations";
import type { EstimateRequest } from "~/contract/survey/estimate-answers";
import { sayGrant } from "../plan/describe-grant";
import { DEBT_COUNSELLOR } from "../plan/debt-interest";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import { sayPricesTold } from "../plan/annuity-prices";
import {
  compareWays,
  listWayRows,
  noteWays,
  type PaidWaysView,
  printWays,
  writeWays,
} from "../plan/paid-ways";
import { PRODUCT_WORDS } from "../plan/plan-facts";
import { capitalise, formatPercent } from "../plan/write-figures";
import { warnOfRetirementPot } from "../plan/whole-in-cash";
import { formatRoughly, isFreeOfTax, nameParts, sayShareLeft, WAY_NAMES } from "./estimate-words";

/** One of the two ways, with the same rows as the other. Bold is between double asterisks. */
export type EstimatedWay = {
  title: string;
  madeOf: string;
  afterTax: string;
  taxNote: string;
  parts: readonly { key: "annuity" | "unitTrust"; name: string; note: string; amount: string }[];
  dots: number;
  outlook: string;
  outlookNote?: string;
  death: string;
};

/** The effect of one change on a way. */
type Added = { words: string; kind: "more" | "less" | "plain" };

/** The page of an estimate. */
export type EstimateView = {
  /** The answers on one line, as the link that opens their fields. */
  asked: string;
  heading: string;
  lead: string;
  /** Whether the savings are small enough to be taken whole in cash. */
  isWholeInCash: boolean;
  /** All ways side by side, none of them recommended. */
  paid: PaidWaysView;
  /** The two extreme ways in detail. */
  ways: readonly EstimatedWay[];
  assumed: readonly string[];
  cash?: {
    title: string;
    sentences: string;
    taken: string;
    parts: readonly { key: "annuity" | "unitTrust"; name: string; share: number; amount: string }[];
  };
  changes: readonly { name: string; added: readonly Added[] }[];
  debt: string;
};

/** Describes the estimate from five answers. */
export function describeEstimate(answer: EstimateAnswer, asked: EstimateRequest): EstimateView {
  const { lead, ...head } = describeHead(answer, asked);
  return {
    asked: sayAsked(asked),
    ...head,
    lead: [lead, ...noteGrant(answer, asked)].join(" "),
    paid: describePaid(answer, asked),
    ways: [describeFlexible(answer, asked), describeGuaranteed(answer, asked)],
    assumed: listAssumed(answer, asked),
    cash: describeCash(answer),
    changes: answer.changes.map(describeChange),
    debt: describeDebt(answer.debt),
  };
}

function sayAsked({ age, retire_at = age, gender, savings, partner_age }: EstimateRequest): string {
  const who = [
    age,
    retire_at > age ? `retire at ${retire_at}` : "retire now",
    gender === "female" ? "woman" : "man",
    formatRand(savings),
  ];
  return `${[...who, ...(partner_age === undefined ? [] : [`partner ${partner_age}`])].join(", ")}: change these`;
}

/** The way with the larger income, which the first figure shows. */
export function pickLarger(
  guaranteed: Pick<EstimateAnswer["guaranteed"], "monthly_income_total">,
  flexible: Pick<EstimateAnswer["flexible"], "monthly_income_total">,
): "guaranteed" | "flexible" {
  return guaranteed.monthly_income_total >= flexible.monthly_income_total ? "guaranteed" : "flexible";
}

/** The larger income leads and the other follows; if all may be taken in cash, that comes first. */
function describeHead(
  { guaranteed, flexible, whole_in_cash: whole }: EstimateAnswer,
  { age, retire_at = age, savings }: EstimateRequest,
) {
  const [sure, free] = [guaranteed, flexible].map((way) => way.monthly_income_total) as [number, number];
  const [most, other] = [Math.max(sure, free), Math.min(sure, free)].map(formatRoughly) as [string, string];
  const [atGuaranteed, atFlexible] = ["with most of it guaranteed", "if it stays flexible"] as const;
  const [larger, smaller] =
    pickLarger(guaranteed, flexible) === "guaranteed"
      ? [atGuaranteed, atFlexible]
      : [atFlexible, atGuaranteed];
  const areAlike = most === other;
  const nearer = `${capitalise(smaller)}, it is nearer ${other}.`;
  if (whole) {
    const grown =
      retire_at > age
        ? `By ${retire_at} your ${formatRand(savings)} should be about ${formatRand(whole.net + whole.tax)}, in today’s rand. `
        : "";
    const locked = warnOfRetirementPot(whole.net + whole.tax, whole)
      .map((sentence) => `${sentence} `)
      .join("");
    const income = areAlike
      ? `The income is about ${most} a month ${atGuaranteed}, and ${atFlexible}.`
      : `${capitalise(larger)}, the income is about ${most} a month. ${nearer}`;
    return {
      heading: `**${formatRand(whole.net)}** in cash, or about **${most}** a month`,
      lead: `${grown}You may take all of it in cash: the law allows that up to ${formatRand(whole.threshold)}. ${locked}Which one you take is your choice. ${income}`,
      isWholeInCash: true,
    };
  }
  return {
    heading: `**${formatRand(savings)}** could pay you about **${most}** a month`,
    lead: areAlike ? `That is so ${atGuaranteed}, and ${atFlexible}.` : `That is ${larger}. ${nearer}`,
    isWholeInCash: false,
  };
}

/** A possible part of the older person's grant; the estimate does not ask for the person's other means. */
function noteGrant(
  { guaranteed, flexible, unit_trust: assets, assumed }: EstimateAnswer,
  { age, retire_at = age, partner_age }: EstimateRequest,
): string[] {
  const grant = findGrant(parseDayMonthYear(assumed.retirement_date) ?? "", retire_at);
  const incomePerMonth = Math.max(guaranteed.monthly_income_total, flexible.monthly_income_total);
  const range = estimateGrant(grant, { incomePerMonth, assets, isCouple: partner_age !== undefined });
  if (!range) return [];
  return [sayGrant({ ...range, low: 0 }, { fromAge: grant.fromAge, age: retire_at, you: "you", You: "You" })];
}

/** The ways to be paid as on the plan's page, before any recommendation. */
function describePaid(
  { ways, flexible, unit_trust, assumed }: EstimateAnswer,
  { partner_age }: EstimateRequest,
): PaidWaysView {
  const printed = printWays(ways);
  const ends = [printed.at(-1)!, printed[0]!] as const;
  const hasPartner = partner_age !== undefined;
  const hasUnitTrust = Math.round(unit_trust) > 0;
  const family = hasPartner ? "your family" : undefined;
  const products = {
    Flexible: capitalise(PRODUCT_WORDS[flexible.product].withArticle),
    Half: "Half in a life annuity",
    Guaranteed: "A life annuity",
  };
  return {
    title: "Two ways to be paid",
    sentences: compareWays(ends, "**Guaranteed**", { family }),
    tags: ["today’s rand", "before tax"],
    rows: listWayRows({ family, hasFees: true }),
    ways: writeWays(printed, ({ name }) => ({ product: products[name], isOurs: false })),
    notes: [
      ...(hasUnitTrust
        ? ["A unit trust holds savings outside the annuity, which you can use at any time."]
        : []),
      ...noteWays(printed, {
        hasUnitTrust,
        partner: hasPartner ? "your partner" : undefined,
      }),
      sayPricesTold(assumed.prices_as_of),
    ],
  };
}

type Income = EstimateAnswer["guaranteed"] | EstimateAnswer["flexible"];

/** The rows common to both ways. The unit trust's part absorbs the rounding, so that the parts add up. */
function describeIncome(income: Income, product: "LifeAnnuity" | EstimateAnswer["flexible"]["product"]) {
  const total = Math.round(income.monthly_income_total);
  const fromAnnuity = Math.round(income.monthly_income_from_annuity);
  const hasUnitTrust = total > fromAnnuity;
  const afterTax = income.after_tax_monthly_income;
  const isGuaranteed = product === "LifeAnnuity";
  return {
    title: isGuaranteed ? WAY_NAMES.guaranteed : WAY_NAMES.flexible,
    madeOf: nameParts(product, hasUnitTrust),
    afterTax: formatRand(afterTax),
    taxNote: isFreeOfTax(total, afterTax)
      ? "No tax is due, if this is your only income."
      : "If this is your only income.",
    parts: [
      {
        key: "annuity",
        name: capitalise(PRODUCT_WORDS[product].name),
        note: isGuaranteed ? "guaranteed for life" : "follows markets",
        amount: formatRand(fromAnnuity),
      },
      ...(hasUnitTrust
        ? [
            {
              key: "unitTrust" as const,
              name: "Unit trust",
              note: "follows markets",
              amount: formatRand(total - fromAnnuity),
            },
          ]
        : []),
    ],
  } satisfies Partial<EstimatedWay>;
}

function describeGuaranteed({ guaranteed }: EstimateAnswer, { partner_age }: EstimateRequest): EstimatedWay {
  const way = describeIncome(guaranteed, "LifeAnnuity");
  const hasUnitTrust = way.parts.length > 1;
  const years = guaranteed.life_annuity_guaranteed_period_years;
  const left = hasUnitTrust ? "only the unit trust is left" : "nothing is left";
  return {
    ...way,
    dots: FUTURES_SHOWN,
    outlook: `${formatRand(guaranteed.monthly_income_from_annuity)} is paid **always**, and rises with prices.`,
    outlookNote: hasUnitTrust ? "The unit trust’s part may have to pay less at some age." : undefined,
    death:
      partner_age === undefined
        ? `it is paid for ${years} years from the start. After that ${left}.`
        : `your partner gets ${formatRand(guaranteed.guaranteed_partner_income)} a month for life. Beside that, ${left} after ${years} years.`,
  };
}

function describeFlexible({ flexible }: EstimateAnswer, { partner_age }: EstimateRequest): EstimatedWay {
  const futures = countFutures(flexible.success_perct);
  const share = sayShareLeft(flexible.perct_capital_to_dependents);
  const falls = flexible.poor_age_income_reduces;
  return {
    ...describeIncome(flexible, flexible.product),
    dots: futures,
    outlook: `We chose it so that it keeps up with prices for life in **${futures} of ${FUTURES_SHOWN}** futures.`,
    outlookNote: falls === null ? undefined : `In poor markets it falls from ${falls} on.`,
    death:
      partner_age === undefined
        ? `${share} of what is left goes to your family.`
        : `your partner goes on getting all of it. ${capitalise(share)} of what is left then goes to your family.`,
  };
}

function listAssumed({ assumed }: EstimateAnswer, asked: EstimateRequest): string[] {
  const { age, retire_at = age, gender, partner_age } = asked;
  return [
    ...(retire_at > age
      ? [`You retire at ${retire_at}.`, "Until then your savings grow as we expect, and you pay in no more."]
      : ["You retire now."]),
    "You owe nothing.",
    "You took no cash from a fund before.",
    "This is your only income.",
    partner_age === undefined
      ? "Nobody else lives on it."
      : `Your partner, a ${gender === "female" ? "man" : "woman"}, lives on it too.`,
    `Costs of about ${formatPercent(assumed.annual_cost_perct)} a year are already off.`,
  ];
}

function describeCash({ lump_sum, unit_trust, annuity_amount }: EstimateAnswer): EstimateView["cash"] {
  if (Math.round(lump_sum) === 0) return undefined;
  const whole = unit_trust + annuity_amount;
  const cash = formatRand(lump_sum);
  const annuity = formatRand(annuity_amount);
  return {
    title: `${cash} of it comes in cash first`,
    sentences: `It is free of tax, if you have taken no cash before. We put it in the unit trust, so that you can use it at any time. The other ${annuity} buys the annuity.`,
    taken: `Taken in cash: ${cash}`,
    parts: [
      { key: "unitTrust", name: "Unit trust", share: unit_trust / whole, amount: formatRand(unit_trust) },
      { key: "annuity", name: "Annuity", share: annuity_amount / whole, amount: annuity },
    ],
  };
}

const CHANGE_NAMES: Record<EstimateAnswer["changes"][number]["change"], string> = {
  no_partner: "Your partner needs none of it",
  no_cash: "You take no cash at all",
  a_year_later: "You retire a year later",
  less_left: "Less is left to your family",
};

function describeChange({ change, guaranteed_added, flexible_added }: EstimateAnswer["changes"][number]) {
  return { name: CHANGE_NAMES[change], added: [flexible_added, guaranteed_added].map(describeAdded) };
}

function describeAdded(added: number): Added {
  const rand = Math.round(Math.abs(added));
  if (rand === 0) return { words: "the same", kind: "plain" };
  const kind = added > 0 ? "more" : "less";
  return { words: `${formatRand(rand)} ${kind}`, kind };
}

function describeDebt({ amount, guaranteed_added, flexible_added }: EstimateAnswer["debt"]): string {
  const [sure, free] = [guaranteed_added, flexible_added].map((added) => formatRand(-added));
  const or = sure === free ? "either way" : `or ${free} if flexible`;
  return `Each ${formatRand(amount)} of debt to be paid off first costs ${sure} a month, ${or}. ${DEBT_COUNSELLOR}`;
}
