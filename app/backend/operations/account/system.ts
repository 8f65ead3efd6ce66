import { sql } from "drizzle-orm";
import { todayInSouthAfrica } from "~/base/date";
import { LARGEST_AMOUNT, MINIMUM_SAVINGS } from "~/base/money";
import { PARTNER_AGE, RETIREMENT_WINDOW_YEARS, SUPPORT_WINDOW_YEARS } from "~/contract/survey/survey-rules";
import { chooseBasis } from "~/engine";
import { findSurveyLimits } from "../../plans/survey-limits";
import { roundPercent } from "../../calls/round";
import { isDraining } from "../../process/shutdown";
import { answersInTime } from "../../store/answers-in-time";
import { getDatabase } from "../../store/connection";
import { isDatabaseLost } from "../../store/postgres/keep-running";
import { isQueueAnswering } from "../../store/queue";
import { transact } from "../../store/transact";
import { done, type Handler, refused } from "../../calls/handler";

export const getSystemVariables: Handler<"getSystemVariables"> = async ({ now }) => {
  const today = todayInSouthAfrica(now);
  const basis = chooseBasis(today);
  const { softMinimumSavings, ageAtRetirement } = findSurveyLimits(today);
  return done({
    soft_min_savings_param: softMinimumSavings,
    minimum_retirement_savings: MINIMUM_SAVINGS,
    largest_amount: LARGEST_AMOUNT,
    minimum_age_at_retirement: ageAtRetirement.from,
    maximum_age_at_retirement: ageAtRetirement.to,
    retirement_window_years: RETIREMENT_WINDOW_YEARS,
    partner_minimum_age_at_retirement: PARTNER_AGE.fromAtRetirement,
    partner_age_below: PARTNER_AGE.below,
    support_window_years: SUPPORT_WINDOW_YEARS,
    target_confidence_level: basis.targetConfidenceShare,
    inflation_perct: roundPercent(basis.inflation.mean),
    basis_version: basis.version,
  });
};

/** Returns 503 when the process cannot recover by itself and has to be restarted. */
export const getLive: Handler<"getLive"> = async () =>
  isDatabaseLost()
    ? refused("unavailable", { message: "Not alive: the embedded database died and is not back" })
    : done({ status: "live" });

/** Names the part that does not answer, so that the operator knows where to look; or reports draining. */
export const getReady: Handler<"getReady"> = async () => {
  if (isDraining()) return refused("unavailable", { message: "Not ready: shutting down" });
  const parts = { database: isDatabaseAnswering, queue: isQueueAnswering, disk: hasDatabaseRoom };
  for (const [part, isAnswering] of Object.entries(parts))
    if (!(await isAnswering())) return refused("unavailable", { message: `Not ready: ${part}` });
  return done({ status: "ready" });
};

/**
 * Has the database sort slightly more than fits in its memory, so that it writes a temporary file. That
 * reveals a full disk and leaves nothing behind.
 */
async function hasDatabaseRoom(): Promise<boolean> {
  const question = transact(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from
      (select md5(number::text) as word from generate_series(1, 5000) as number order by word offset 0) as sorted`);
  });
  return answersInTime(question);
}

async function isDatabaseAnswering(): Promise<boolean> {
  return answersInTime(getDatabase().execute(sql`select 1`));
}
