import { NOTHING_MADE } from "~/words/describe-choice";
import type { SharedPlan } from "~/contract/shared-plan";
import { viewPlan } from "../view-plan";

/** What the page of a shared plan says: that of the plan, and nothing that only its owner can do. */
export function viewSharedPlan({ recommended, customised }: SharedPlan, query: URLSearchParams) {
  const viewed = viewPlan(recommended, customised, { query, made: NOTHING_MADE, canChoose: false });
  const nextSteps = viewed.view.nextSteps.filter(({ action }) => action.kind === "print");
  return { ...viewed, view: { ...viewed.view, nextSteps } };
}

/** The answers that were ticked when the link was made, with their names. */
export function listTicked({ recommended, customised }: SharedPlan) {
  const { plan } = customised ?? recommended;
  return [
    { name: "Surname", value: plan.last_name },
    { name: "E-mail", value: plan.email },
    { name: "Cell number", value: plan.phone },
    { name: "ID number", value: plan.rsaid },
    { name: "Serious illness", value: plan.has_serious_illness },
    { name: "Smokes 10 cigarettes a day or more", value: plan.are_you_smoker },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
