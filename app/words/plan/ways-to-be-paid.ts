/** The ways to be paid: flexible, half and guaranteed, on one basis and in one order wherever they appear. */
import { formatRand } from "~/base/money";
import { offersPlus } from "~/contract/plan/recommended-product";
import { sayPrices } from "./annuity-prices";
import {
  compareWays,
  listWayRows,
  nameWay,
  noteWays,
  type PaidWaysView,
  type PrintedWay,
  printWays,
  writePoorIncome,
  writeWays,
} from "./paid-ways";
import { hidesHealth, type PlanFacts, PRODUCT_WORDS } from "./plan-facts";
import { speakOf } from "./speak-of";
import { capitalise, formatShare } from "./write-figures";

/**
 * Describes the ways to be paid, without any calculation.
 * @returns undefined without calculated ways: the income was changed, or the plan is of an earlier method
 */
export function describeWays(facts: PlanFacts): PaidWaysView | undefined {
  const printed = printWays(facts.common.blends ?? []);
  const [flexible, guaranteed] = [printed[0], printed.at(-1)];
  if (!flexible || !guaranteed || printed.length < 2) return undefined;
  const ours = printed.find(({ name }) => name === nameWay(facts.guaranteedShare));
  const other = ours === flexible ? guaranteed : flexible;
  const isAmended = facts.recommendation.plan_type === "edit";
  const { hasUnitTrust, partnerName: partner } = facts;
  const { you: whom, your } = speakOf(facts);
  const family = supportsSomebody(facts) ? `${your} family` : undefined;
  return {
    title: "Two ways to be paid",
    sentences: [
      isAmended || !ours ? sayHeld(ours, facts) : suggest(ours, facts),
      ...(ours
        ? [...compareWays([ours, other], "It", { family, whom }), ...sayPoor(ours), ...sayFees(ours, other)]
        : []),
    ],
    tags: ["today’s rand", "before tax"],
    mark: isAmended ? `${capitalise(your)} plan` : "We suggest this",
    rows: listWayRows({ family, hasFees: printed.every(({ fees }) => fees !== undefined) }),
    ways: writeWays(printed, (way) => ({ product: nameProduct(way, facts), isOurs: way === ours })),
    isAsked: facts.plan.what_is_more_important !== undefined,
    isChosen: (facts.common.guaranteed_shares ?? []).length > 1,
    notes: [...noteWays(printed, { hasUnitTrust, partner, whom }), ...sayPrices(facts)],
  };
}

/** Whether a plan has ways to be paid that can be compared. */
export function hasWays({ common }: PlanFacts): boolean {
  return printWays(common.blends ?? []).length > 1;
}

/** Our yearly earnings on the plan's way, as in the comparison; undefined without one. */
export function earnOurWay({ common, guaranteedShare }: PlanFacts): number | undefined {
  const ours = nameWay(guaranteedShare);
  return printWays(common.blends ?? []).find(({ name }) => name === ours)?.fees;
}

function inSentence({ name }: PrintedWay): string {
  return name.toLowerCase();
}

function nameProduct({ name }: PrintedWay, facts: PlanFacts): string {
  if (name === "Half") return "Half in a life annuity";
  if (name === "Guaranteed") return "A life annuity";
  const product = facts.isLifeAnnuity ? findLivingAnnuity(facts) : facts.product.product;
  return capitalise(PRODUCT_WORDS[product].withArticle);
}

/**
 * The living annuity that a life annuity is compared with. Nobody with a serious illness is offered plus; a
 * plan with hidden health must not reveal that.
 */
function findLivingAnnuity(facts: PlanFacts): "LivingAnnuityPlus" | "LivingAnnuity" {
  const isPlus = facts.plan.has_serious_illness === "no" && offersPlus(facts.recommendation);
  return isPlus && !hidesHealth(facts) ? "LivingAnnuityPlus" : "LivingAnnuity";
}

/** The person's decisive answer, by the reason's rule; never about health. */
function sayWhy(facts: PlanFacts): string | undefined {
  const { common } = facts;
  const { you, they, does } = speakOf(facts);
  if (hidesHealth(facts)) return undefined;
  const decided = common.reasons.filter(
    ({ product, verdict }) => product === common.annuity_recommendation && verdict === "for",
  );
  const has = (rule: string) => decided.some((reason) => reason.rule === rule);
  const wants = `${you} said ${they} want`;
  if (has("prefersInheritance")) return `${wants} to leave an inheritance`;
  if (has("prefersIncome")) return `${wants} a guaranteed income`;
  const hasNow = `${you} ${does("have")}`;
  const savings = decided.find(({ rule }) => rule === "savingsUpToSoftMinimum");
  if (savings) return `${hasNow} saved ${formatRand(Number(savings.threshold))} or less`;
  return has("noBackup") ? `${hasNow} no back-up plan` : undefined;
}

/** The way that an amended plan has. */
function sayHeld(ours: PrintedWay | undefined, facts: PlanFacts): string {
  const plan = `${capitalise(speakOf(facts).your)} plan`;
  return ours
    ? `${plan} is **${inSentence(ours)}**.`
    : `${plan} has **${formatShare(facts.guaranteedShare)}** of the annuity’s money in a life annuity.`;
}

function suggest(ours: PrintedWay, facts: PlanFacts): string {
  const why = sayWhy(facts);
  return `We suggest **${inSentence(ours)}**${why ? ` because ${why}` : ""}.`;
}

/** The income in poor markets, for a way that depends on markets. */
function sayPoor(ours: PrintedWay): string[] {
  return ours.name === "Guaranteed" ? [] : [`In poor markets it pays ${writePoorIncome(ours)} at 90.`];
}

/** Our additional earnings on a way compared with the other; empty if they are lower. */
function sayFees(ours: PrintedWay, other: PrintedWay): string[] {
  const more = (ours.fees ?? 0) - (other.fees ?? 0);
  return more > 0 ? [`We earn ${formatRand(more)} a year more on it.`] : [];
}

function supportsSomebody({ plan }: PlanFacts): boolean {
  return [
    plan.financially_support_partner,
    plan.financially_support_children,
    plan.financially_support_someone,
  ].includes("yes");
}
