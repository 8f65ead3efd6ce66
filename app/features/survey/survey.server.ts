/** The survey as this browser has it: what was typed, what a finished plan holds, and what the rules say about it. */
import { z } from "zod";
import { todayInSouthAfrica } from "~/base/date";
import { isSuccess } from "~/contract/envelope";
import type { Profile } from "~/contract/profile";
import { readSurveyRecord } from "~/contract/survey-record";
import { checkStep } from "~/contract/survey-rules";
import type { Mistake, RuleContext, Step } from "~/contract/survey-rules";
import { callBackend } from "~/backend/door.server";
import { findGuest } from "~/features/session/guest.server";
import type { GuestVisit } from "~/features/session/guest.server";
import { createSealedCookie } from "~/features/session/sealed-cookie.server";
import { HEALTH_CONSENT } from "./questions/last-steps";
import { readProfile, writeTyped } from "./typed-answers";
import type { TypedAnswers } from "./typed-answers";

const DAY_SECONDS = 86_400;

/** Unfinished answers, as the cookie carries them. */
export type Answers = {
  typed: TypedAnswers;
  /** Rand a month that the savings could buy, worked out on the way to step 6. */
  guaranteedIncome?: number;
  /** Changes whenever a form was taken, so that the next page shows what is kept instead of what the last one had. */
  version?: string;
};

const answersSchema = z.object({
  typed: z.record(z.union([z.string(), z.array(z.string())])),
  guaranteedIncome: z.number().optional(),
  version: z.string().optional(),
});

/** Answers stay in the browser until the survey is finished: nothing about an unfinished one is stored by us. */
export const answersCookie = createSealedCookie<Answers>({
  name: "baobab_answers",
  maxAgeSeconds: DAY_SECONDS,
  schema: answersSchema,
});

export type Survey = {
  answers: Answers;
  profile: Profile;
  /** What the finished plan of this browser holds; absent on the first pass. */
  accepted?: Profile;
  /** Which version of the plan that is. */
  acceptedVersion?: string;
  /** Whether that plan was also customised, which changed answers would discard. */
  hasCustomisedPlan: boolean;
  context: RuleContext;
  visit?: GuestVisit;
};

/**
 * Opens the survey of this browser: what is being typed, else what its finished plan holds, else nothing.
 * @throws Response 503 when there is a plan that cannot be fetched
 */
export async function openSurvey(request: Request): Promise<Survey> {
  const [kept, visit] = await Promise.all([answersCookie.read(request), findGuest(request)]);
  const plan = visit && (await fetchPlan(visit));
  const answers: Answers = kept ?? { typed: plan ? writeTyped(plan.accepted) : {} };
  return {
    answers,
    profile: readProfile(answers.typed),
    accepted: plan?.accepted,
    acceptedVersion: plan?.version,
    hasCustomisedPlan: plan?.hasCustomisedPlan ?? false,
    context: { today: todayInSouthAfrica(new Date()), accepted: plan?.accepted },
    visit,
  };
}

async function fetchPlan({ guest }: GuestVisit) {
  if (guest.planId === undefined) return undefined;
  const query = { id: guest.planId, plan_type: "both" as const };
  const answer = await callBackend("getPlan", { query }, { bearer: guest.bearer });
  if (answer.http_code === 404) return undefined;
  if (!isSuccess(answer)) throw new Response(answer.message, { status: 503 });
  const base = answer.return_object.find((record) => record.plan_type === "base");
  return (
    base && {
      accepted: readSurveyRecord(base),
      version: base.updated_at,
      hasCustomisedPlan: answer.return_object.some((record) => record.plan_type === "edit"),
    }
  );
}

/** Whoever has a plan agreed to the use of the health answers in it, and to that of no others. */
function hasNewHealthAnswer({ seriousIllness, smoker }: Profile, accepted: Profile | undefined): boolean {
  if (!accepted || seriousIllness !== accepted.seriousIllness) return true;
  return smoker !== undefined && smoker !== accepted.smoker;
}

export type Judge = (step: Step) => readonly Mistake[];

/**
 * Reads answers once and judges a step of them when it is first asked about: the mistakes by the survey's rules and, with
 * new health answers, the missing consent.
 */
export function judgeAnswers(typed: TypedAnswers, context: RuleContext): Judge {
  const profile = readProfile(typed);
  const judged = new Map<Step, readonly Mistake[]>();
  return (step) => {
    const mistakes = judged.get(step) ?? [
      ...checkStep(step, profile, context),
      ...(step === 7 ? checkConsent(typed, profile, context) : []),
    ];
    judged.set(step, mistakes);
    return mistakes;
  };
}

function checkConsent(typed: TypedAnswers, profile: Profile, { accepted }: RuleContext): Mistake[] {
  if (typed[HEALTH_CONSENT] === "yes" || !hasNewHealthAnswer(profile, accepted)) return [];
  return [{ field: HEALTH_CONSENT, message: "Please agree that we may use your health answers" }];
}
