import { WIRE_POTS } from "~/contract/plan/holding-rules";
import { MOST_FUNDS } from "~/contract/plan/holdings";
import { LEVERS, listPartLevers } from "~/contract/plan/levers";
import type { PlanPart } from "~/contract/plan/levers";
import { NEW_INCOME } from "../decrease/decrease-page-view";
import { SHOWN, SLIDER } from "../increase/typed-needs";
import { REPLACED, SHOWN_INCOME } from "./edit-view";
import { SLID } from "./slid-amount";
import { nameFundField } from "./typed-funds";

/** The fields of the form that edits a part. */
export function listEditFields(part: PlanPart): string[] {
  if (part === "portfolio-layout") return [SHOWN, ...listFundFields()];
  const asked = part === "income" ? [NEW_INCOME] : listPartLevers(part).map((lever) => LEVERS[lever].inForm);
  return [SHOWN, SLIDER, SLID, REPLACED, SHOWN_INCOME, ...asked];
}

/** Only the plan knows the numbers of its funds. */
function listFundFields(): string[] {
  const names = WIRE_POTS.map((pot) => nameFundField(pot, "#"));
  return names.flatMap((name) => Array.from({ length: MOST_FUNDS }, () => name));
}
