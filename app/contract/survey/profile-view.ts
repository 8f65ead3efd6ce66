/** The profile as the specification lists it: the answers, and values derived from them and from other facts. */
import { ageOn, isIsoDate, type IsoDate } from "~/base/date";
import type { Step } from "./field-declaration";
import type { Dependant, Profile } from "./profile";
import { hasSameAnswers, type PlanType } from "./survey-record";

/** A dependant with values derived from the place in the list and from the other answers. */
type DependantView = Dependant & {
  id: 1 | 2 | 3;
  relationship: "partner" | "child" | "other";
  /** Completed years today. */
  age?: number;
  /** Not supported, so nothing of this dependant is stored. */
  remove: boolean;
};

export type ProfileView = Omit<Profile, "dependants"> & {
  /** The finished plan with these answers, and its ID number. */
  id?: number;
  rsaId?: string;
  /** The first step with a missing or mistaken answer, else the last one. */
  step: Step;
  finishedSurvey: boolean;
  /** Whether the person has gone through the explanation of the recommendation. */
  finishedRecommendation: boolean;
  planType: PlanType;
  /** Completed years today. */
  age?: number;
  /** Rand a month, as step 6 shows it; absent until calculated for these answers. */
  guaranteedIncome?: number;
  stateType: "guest" | "retiring";
  language: "en";
  isLoggedIn: boolean;
  dependants: readonly [DependantView, DependantView, DependantView];
};

/** The facts, besides the answers, that a profile's view is derived from. */
type ViewFacts = {
  today: IsoDate;
  step: Step;
  /** The figure calculated after the plan was stored, or before there is a plan. */
  guaranteedIncome?: number;
  plan?: {
    id?: number;
    rsaId?: string;
    answers: Profile;
    guaranteedIncome?: number;
    finishedRecommendation: boolean;
    isAmended: boolean;
  };
  isLoggedIn: boolean;
};

/** Derives the view of a pruned profile. */
export function viewProfile(profile: Profile, facts: ViewFacts): ProfileView {
  const { today, step, plan, isLoggedIn } = facts;
  const isUnchanged = plan !== undefined && hasSameAnswers(plan.answers, profile);
  const [partner, child, other] = profile.dependants;
  return {
    ...profile,
    id: plan?.id,
    rsaId: plan?.rsaId,
    step,
    finishedSurvey: plan !== undefined,
    finishedRecommendation: plan?.finishedRecommendation ?? false,
    planType: plan?.isAmended ? "both" : "base",
    age: findAge(profile.dateOfBirth, today),
    guaranteedIncome: facts.guaranteedIncome ?? (isUnchanged ? plan.guaranteedIncome : undefined),
    stateType: isLoggedIn ? "retiring" : "guest",
    language: "en",
    isLoggedIn,
    dependants: [
      viewDependant(partner, { id: 1, relationship: "partner", remove: !profile.hasPartner, today }),
      viewDependant(child, { id: 2, relationship: "child", remove: !profile.hasChild, today }),
      viewDependant(other, { id: 3, relationship: "other", remove: !profile.hasOther, today }),
    ],
  };
}

type DependantFacts = Pick<DependantView, "id" | "relationship" | "remove"> & { today: IsoDate };

function viewDependant(dependant: Dependant, { today, ...facts }: DependantFacts): DependantView {
  return { ...dependant, ...facts, age: findAge(dependant.dateOfBirth, today) };
}

function findAge(birth: IsoDate | undefined, today: IsoDate): number | undefined {
  return birth && isIsoDate(birth) ? ageOn(birth, today) : undefined;
}
