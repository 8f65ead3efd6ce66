/** A plan that has started becomes the first kept check of its living annuity. */
import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { dayParts, formatDayMonthYear, type IsoDate } from "~/base/date";
import { writeAmount } from "~/base/money";
import { writePlanAddress } from "~/base/plan-address";
import { LARGEST_ANNUAL_COST_PERCT } from "~/contract/living-annuity/check-operations";
import type { ToldAnnuity } from "~/contract/living-annuity/kept-checks";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { visitPlan } from "~/web/access/visit-plan.server";
import { handleForm, type FormArgs } from "~/web/forms/handle-form.server";
import { pickCounting } from "~/words/changes/shown-plan";
import { gatherFacts, type PlanFacts } from "~/words/plan/plan-facts";
import { makeStartedForm } from "./keeping-forms";
import { describeKeeper, keepAsked } from "./kept.server";

/**
 * Opens the plan of the address, with the one of its recommendations that counts.
 * @throws Response a redirect to the plan if it is not ready or is a life annuity; else as `visitPlan`
 */
async function openStarted(request: Request) {
  const { id, plan, progress, amended, session, client, named, headers } = await visitPlan(request);
  const counting =
    progress.state === "ready" && pickCounting({ recommendation: progress.recommendation, plan }, amended);
  const facts = counting && gatherFacts(counting.recommendation, counting.plan);
  if (!facts || facts.isLifeAnnuity)
    throw redirect(writePlanAddress("/en/recommended-plan", named), { headers });
  return { id, facts, session, client, headers };
}

/** Asks when the plan started, with how much and with what income; amounts are filled in from the plan. */
export async function askAboutStart({ request }: LoaderFunctionArgs) {
  const { id, facts, session, client, headers } = await openStarted(request);
  const view = {
    id,
    isPlus: facts.product.product === "LivingAnnuityPlus",
    values: {
      value: writeAmount(Math.round(facts.amounts.annuity)),
      monthly_income: writeAmount(facts.income.fromAnnuity),
    },
    keeper: await describeKeeper(session, client),
  };
  return json(view, { headers });
}

const FIELDS = Object.keys(makeStartedForm(undefined).shape);

export async function keepStarted(args: FormArgs) {
  const schema = (_form: FormData, { client }: Awaited<ReturnType<typeof openStarted>>) =>
    makeStartedForm(client?.name);
  const declared = { open: openStarted, schema, fields: FIELDS };
  return handleForm(args, declared, async ({ values, ...posted }) => {
    const { id, facts } = posted;
    const { started_on, ...told } = values;
    return keepAsked(posted, { ...tellPlan(facts, started_on), ...told, plan: id });
  });
}

/** The plan's living annuity as answers of a check, in the middle mix with which plans are projected. */
function tellPlan(
  { plan, product }: PlanFacts,
  startedOn: IsoDate,
): Omit<ToldAnnuity, "value" | "monthly_income"> {
  const profile = readSurveyRecord(plan);
  const [partner] = profile.dependants;
  const { dateOfBirth, gender, otherTaxableIncomePerMonth: other } = profile;
  if (!dateOfBirth || !gender) throw new Error("a plan without a birth date or a gender");
  return {
    dob: formatDayMonthYear(dateOfBirth),
    gender,
    anniversary_month: dayParts(startedOn).month,
    annual_cost_perct: Math.min(product.annual_fee_perct, LARGEST_ANNUAL_COST_PERCT),
    ...(partner.dateOfBirth &&
      partner.gender && {
        partner_dob: formatDayMonthYear(partner.dateOfBirth),
        partner_gender: partner.gender,
      }),
    mix: "middle",
    ...(other !== undefined && { other_taxable_income: other }),
  };
}
