import { formatDayMonthYear, parseDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { writeAmount } from "~/base/money";
import { writePlanAddress } from "~/base/plan-address";
import type { FirstFigure } from "~/contract/survey/estimate-answers";
import type { Profile } from "~/contract/survey/profile";
import { forAnybody, type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { readDraft, writeDraft } from "./draft.server";
import type { TypedAnswers } from "./typed-answers";

const TOO_LONG = "We could not take your answers along. Please start a plan and type them again.";

/** Answers that a visitor has given before the survey asks for them. */
type KnownAnswers = {
  retiresNow: boolean;
  gender?: Profile["gender"];
  savings?: number;
  hasPartner: boolean;
  firstFigure?: FirstFigure;
};

/**
 * Begins a new plan with the known answers and the visitor's first figure. Each answer is typed where the
 * survey asks it, unless the visitor has typed another there. An age does not give the date of birth, so that
 * stays open; so does the day of retirement, unless it is today.
 */
export async function beginWith(args: FormArgs, findKnown: (request: Request) => Promise<KnownAnswers>) {
  return handleForm(args, { open: forAnybody }, async ({ refuse, redirectTo }) => {
    const { typed = {}, isKeptLong, firstFigure: earlier } = (await readDraft(args.request, "new")) ?? {};
    const { firstFigure, ...known } = await findKnown(args.request);
    const own = earlier ? dropKnown(typed, earlier) : typed;
    const answers = { typed: typeKnown(own, known), isKeptLong, firstFigure };
    const written = await writeDraft(args.request, "new", answers);
    if (!written.ok) return refuse(TOO_LONG);
    return redirectTo(writePlanAddress("/en/1", { plan: "new", client: undefined }), written.value);
  });
}

/** Drops unchanged answers of an earlier estimate, and its day of retirement if that was the day itself. */
function dropKnown(before: TypedAnswers, { age, retire_at, ...told }: FirstFigure): TypedAnswers {
  const { retirementDate, ...typed } = before;
  const known = typeKnown({}, { retiresNow: false, hasPartner: told.partner_age !== undefined, ...told });
  const own = Object.entries(typed).filter(([name, answer]) => known[name as keyof TypedAnswers] !== answer);
  const day = typeof retirementDate === "string" ? parseDayMonthYear(retirementDate) : undefined;
  const wasToday = retire_at === age && day !== undefined && day <= todayInSouthAfrica(new Date());
  return { ...Object.fromEntries(own), ...(retirementDate && !wasToday && { retirementDate }) };
}

/** Drops the importance as well: it was chosen for other savings. */
function typeKnown(before: TypedAnswers, known: Omit<KnownAnswers, "firstFigure">): TypedAnswers {
  const { retiresNow, gender, savings, hasPartner } = known;
  const typed = {
    ...(retiresNow && { retirementDate: formatDayMonthYear(todayInSouthAfrica(new Date())) }),
    ...before,
    ...(gender && { gender }),
    ...(savings !== undefined && { investments: writeAmount(savings) }),
    ...(hasPartner && { hasPartner: "yes" }),
  };
  delete typed.importance;
  return typed;
}
