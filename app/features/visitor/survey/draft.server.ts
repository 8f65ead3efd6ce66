/**
 * Stores unfinished answers in the browser: one sealed cookie for each plan. The services store nothing of a
 * guest's unfinished survey. The caller sends the returned cookies.
 */
import { z } from "zod";
import { type PlanChoice, readClient } from "~/base/plan-address";
import { type Result, success } from "~/base/result";
import { type FirstFigure, firstFigureSchema } from "~/contract/survey/estimate-answers";
import { ANSWERS_COOKIE } from "~/web/identity/find-start.server";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";
import type { TypedAnswers } from "./typed-answers";

const DAY_SECONDS = 86_400;
/** Chosen by a visitor for a phone that nobody else uses. */
const LONG_DAYS = 30;

/** Together the cookies have to fit into the 16 KiB of headers that a server reads. */
const MOST_DRAFTS = 3;

/** Unfinished answers as they are stored. */
export type Answers = {
  typed: TypedAnswers;
  /** Rand a month that the savings could buy, worked out before step 6. */
  guaranteedIncome?: number;
  /** True if this browser stores them for a month instead of a day. */
  isKeptLong?: boolean;
  /** The estimate with which the plan began. */
  firstFigure?: FirstFigure;
};

const answersSchema = z.object({
  typed: z.record(z.union([z.string(), z.array(z.string())])),
  guaranteedIncome: z.number().optional(),
  isKeptLong: z.boolean().optional(),
  firstFigure: firstFigureSchema.optional(),
});

const draftCookie = createSealedCookie<Answers>({
  name: ANSWERS_COOKIE,
  maxAgeSeconds: DAY_SECONDS,
  schema: answersSchema,
});

/** Long enough for a person to choose between two sets of answers. */
const CHOICE_SECONDS = 30 * 60;

const otherTabCookie = createSealedCookie<TypedAnswers>({
  name: "baobab_other_tab",
  maxAgeSeconds: CHOICE_SECONDS,
  schema: answersSchema.shape.typed,
});

/** The plan of a draft; undefined and `new` both mean a plan that does not exist yet. */
type Owner = PlanChoice | undefined;

/** The cookie's suffix: the plan, or the client, because an adviser may begin plans for several at once. */
function namePart(request: Request, plan: Owner): string {
  if (typeof plan === "number") return String(plan);
  const client = readClient(new URL(request.url).searchParams);
  return typeof client === "number" ? `client-${client}` : "";
}

/** Returns the unfinished answers to a plan; undefined if there are none. */
export async function readDraft(request: Request, plan: Owner): Promise<Answers | undefined> {
  return draftCookie.read(request, namePart(request, plan));
}

/** Returns cookies that store the unfinished answers to a plan, and drop the oldest drafts beyond the limit. */
export async function writeDraft(
  request: Request,
  plan: Owner,
  answers: Answers,
): Promise<Result<string[], "too long">> {
  const part = namePart(request, plan);
  const seconds = answers.isKeptLong ? LONG_DAYS * DAY_SECONDS : DAY_SECONDS;
  const written = await draftCookie.write(answers, part, seconds);
  if (!written.ok) return written;
  return success([written.value, ...draftCookie.clearOldest(request, part, MOST_DRAFTS)]);
}

/** True if this browser has unfinished answers to a new plan. */
export async function hasUnfinishedAnswers(request: Request): Promise<boolean> {
  return (await readDraft(request, undefined)) !== undefined;
}

/** Returns cookies that clear the unfinished answers to a plan. */
export function clearDraft(request: Request, plan: Owner): string[] {
  return [draftCookie.clear(namePart(request, plan))];
}

/** Returns answers posted from a tab after another person's had replaced its own; undefined if none. */
export async function readOtherTab(request: Request, plan: Owner): Promise<TypedAnswers | undefined> {
  return otherTabCookie.read(request, namePart(request, plan));
}

/** Returns a cookie that stores such answers beside the draft until the person chooses. */
export async function writeOtherTab(
  request: Request,
  plan: Owner,
  typed: TypedAnswers,
): Promise<Result<string, "too long">> {
  return otherTabCookie.write(typed, namePart(request, plan));
}

/** Returns a cookie that clears such answers. */
export function clearOtherTab(request: Request, plan: Owner): string {
  return otherTabCookie.clear(namePart(request, plan));
}
