import { todayInSouthAfrica } from "~/base/date";
import type { ClientState } from "~/contract/plan/client-state";
import type { PlanSummary } from "~/contract/plan/plan-summary";
import { findAlike, type NamedPerson, nameInSentence, writeBirth } from "~/words/plan/name-with-birth";
import { writeIsoDate } from "~/words/plan/write-figures";
import { writeAnswersPage } from "~/web/identity/client-addresses";

export const STATE_WORDS: Record<ClientState, string> = {
  failed: "Plan failed",
  older: "Plan is older",
  draft: "Survey not finished",
  pending: "Being worked out",
  new: "Not started",
  ready: "Plan ready",
  chosen: "Plan chosen",
};

/** The state of one client, with the survey's step at which they stopped. */
export function sayState({ state, draftStep }: Pick<PlanSummary, "state" | "draftStep">): string {
  return state === "draft" && draftStep ? `Survey, step ${draftStep}` : STATE_WORDS[state];
}

/** The address and name of the client's next step. */
export function findOpenStep({ state, userId, planId }: PlanSummary): { to: string; words: string } {
  const answers = writeAnswersPage({ userId, planId });
  if (planId === undefined) return { to: answers, words: state === "new" ? "Begin" : "Continue" };
  if (state === "older") return { to: answers, words: "Work it out again" };
  return { to: `/en/recommended-plan?plan=${planId}&client=${userId}`, words: "Open plan" };
}

/** Stands in place of the ID number of a guest who came from the adviser's landing page. */
export const NO_ACCOUNT = "No account yet";

/** Surname first, for lists. */
export function nameForList({ preferredName, surname, userId }: PlanSummary): string {
  return [surname, preferredName].filter(Boolean).join(", ") || `Client ${userId}`;
}

/** First name and surname. */
export function nameWhole({ preferredName, surname, userId }: PlanSummary): string {
  return [preferredName, surname].filter(Boolean).join(" ") || `Client ${userId}`;
}

function describeNamed(client: PlanSummary): NamedPerson {
  const { userId, planId, birthDate } = client;
  const number = planId === undefined ? `client ${userId}` : `plan ${planId}`;
  return { userId, name: nameWhole(client), birthDate, number };
}

/** Returns the clients who share name and year of birth with another of the page's clients. */
export function findAlikeClients(clients: readonly PlanSummary[]): ReadonlySet<number> {
  return findAlike(clients.map(describeNamed));
}

/** Tells a client from others of the same name by birth or number; undefined if no other has the name. */
export function writeClientBirth(client: PlanSummary, alike: ReadonlySet<number>): string | undefined {
  return writeBirth(describeNamed(client), alike);
}

/** The client's name at the end of a sentence: `Hendrik van der Merwe, born 1961`. */
export function nameClientInSentence(client: PlanSummary, alike: ReadonlySet<number>): string {
  return nameInSentence(describeNamed(client), alike);
}

/** The short name that pages use. */
export function nameShortly({ preferredName, surname, userId }: PlanSummary): string {
  return preferredName ?? surname ?? `Client ${userId}`;
}

const MONTH_OF_YEAR = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** The name and year of a month such as 2027-11. */
export const nameMonthOfYear = (month: string) => MONTH_OF_YEAR.format(new Date(`${month}-01`));

/** The day of an instant (ISO 8601) in South Africa. */
export function writeDay(at: string): string {
  return writeIsoDate(todayInSouthAfrica(new Date(at)));
}

/** The reason for which a client needs their adviser, to follow the name; undefined if they do not. */
export function describeNeed(client: PlanSummary): { fact: string; detail: string } | undefined {
  const { state, changedDate, draftStep, planId } = client;
  const day = writeDay(changedDate);
  if (state === "failed")
    return {
      fact: "waits for a plan: we could not work it out.",
      detail: `Made on ${day}. The answers are safe.`,
    };
  if (state === "older")
    return {
      fact: "has an older plan: answers changed after it.",
      detail: `Plan ${planId} still shows the answers of ${day}.`,
    };
  if (state === "draft")
    return {
      fact: `stopped at step ${draftStep ?? 1} on ${day}.`,
      detail: "All answers so far are saved.",
    };
  return undefined;
}
