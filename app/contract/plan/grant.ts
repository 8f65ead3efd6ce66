/** Wire schema of the older person's grant that a person may be due. */
import { z } from "zod";
import { randOf, randPerMonthOf } from "./figures";

export const grantSchema = z.object({
  full: randPerMonthOf("the whole grant at that age"),
  low: randPerMonthOf("the lower of the two readings; 0 where only a part may be due"),
  high: randPerMonthOf("the higher one"),
  monthly_income: randPerMonthOf(
    "what counts as income: the plan's, other income, and what emergency money earns; of a couple a half",
  ),
  assets: randOf(
    "what counts as owned: unit trust, own savings and emergency money, not the annuity; of a couple a half",
  ),
});
