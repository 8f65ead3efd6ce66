import { z } from "zod";
import { selectionOperations } from "~/contract/records/selection-operations";
import { field } from "~/web/fields/field";
import { choiceOf } from "~/web/fields/typings";

const { options } = selectionOperations.selectPlan.body.shape.plan_type;
type PlanType = (typeof options)[number];

const NO_CHOICE = { message: "Please choose one of the two plans" };

/** The form of the choice between the plan's versions. */
export function makeChoiceForm(types: readonly PlanType[]) {
  return z.object({ planType: field(choiceOf(types), z.enum(options, { errorMap: () => NO_CHOICE })) });
}
