import { z } from "zod";
import { field } from "~/web/fields/field";
import { yesNo } from "~/web/fields/typings";

/** Whether a plan that was made before the login is the person's. */
export const keepPlanForm = z.object({
  keep: field(yesNo, z.boolean({ required_error: "Please choose what should happen to the plan" })),
});
