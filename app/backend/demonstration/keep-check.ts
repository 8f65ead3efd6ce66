import { eq } from "drizzle-orm";
import { addYears, dayParts, formatDayMonthYear, type IsoDate, todayInSouthAfrica } from "~/base/date";
import { isSuccess } from "~/contract/wire/envelope";
import { findMailDay, findNextYear } from "../living-annuity/mail-day";
import { startSession, endSessions } from "../session/sessions";
import { getDatabase } from "../store/connection";
import type { Job } from "../store/queue";
import { keptChecks } from "../store/schema";
import { transact } from "../store/transact";
import { callBackend } from "../transports/call-backend";
import { type DemoAnnuity, findBirthDay, GENDER } from "./cast";

/** The job that checks a demonstration person's living annuity and stores the kept check. */
export const KEEP_DEMO_CHECK = "keep-demo-check";

export type KeepDemoCheck = { userId: number; place: number; annuity: DemoAnnuity };

/** Uses the same operation as a person; an old check is then backdated by a year, which no operation can do. */
export async function keepDemoCheck({ data, complete }: Job<KeepDemoCheck>): Promise<void> {
  const { userId, place, annuity } = data;
  const today = todayInSouthAfrica(new Date());
  const { bearer_token: bearer } = await transact((tx) =>
    startSession(tx, { userId, role: "investor" }, new Date()),
  );
  const body = {
    dob: formatDayMonthYear(findBirthDay(place, today)),
    gender: GENDER,
    value: annuity.value,
    monthly_income: annuity.incomePerMonth,
    anniversary_month: ((dayParts(today).month + annuity.monthsAhead - 1) % 12) + 1,
    mix: "middle",
    wants_mail: annuity.isOld === true,
  } as const;
  const answer = await callBackend("keepCheck", { body }, { bearer });
  if (!isSuccess(answer)) throw new Error(`a demonstration's check was refused: ${answer.message}`);
  await transact(async (tx) => {
    const moved = aYearAgo(today, body.anniversary_month);
    if (annuity.isOld) await tx.update(keptChecks).set(moved).where(eq(keptChecks.userId, userId));
    await complete(tx);
  });
  await endSessions(getDatabase(), { userId });
}

function aYearAgo(today: IsoDate, anniversaryMonth: number) {
  const checkedOn = addYears(today, -1);
  const yearBegins = addYears(findNextYear(anniversaryMonth, today), -1);
  return { checkedOn, yearBegins, mailOn: findMailDay({ checkedOn, yearBegins }) };
}
