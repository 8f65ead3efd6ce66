/**
 * Where unfinished answers live: in the browser, sealed, in one cookie for each plan that they belong to. We store
 * nothing about an unfinished survey. The code that saves a draft sends the cookies that it names.
 */
import { z } from "zod";
import { readClient } from "~/base/plan-address";
import type { PlanChoice } from "~/base/plan-address";
import { success } from "~/base/result";
import type { Result } from "~/base/result";
import { firstFigureSchema } from "~/contract/plan/first-figure";
import type { FirstFigure } from "~/contract/plan/first-figure";
import { ANSWERS_COOKIE } from "~/web/access/find-start.server";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";
import type { TypedAnswers } from "./typed-answers";

const DAY_SECONDS = 86_400;
/** For a visitor who asks for it, on a phone that nobody else uses. */
const LONG_DAYS = 30;

/** Together they have to fit into the 16 KiB that a server reads of a request's headers. */
const MOST_DRAFTS = 3;

/** Unfinished answers as they are stored. */
export type Answers = {
  typed: TypedAnswers;
  /** Rand a month that the savings could buy, worked out on the way to step 6. */
  guaranteedIncome?: number;
  /** Whether this browser keeps them for a month, and not for a day. */
  isKeptLong?: boolean;
  /** The estimate that the plan begins with. */
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

/** For as long as somebody needs to say whose answers stay. */
const CHOICE_SECONDS = 30 * 60;

const otherTabCookie = createSealedCookie<TypedAnswers>({
  name: "baobab_other_tab",
  maxAgeSeconds: CHOICE_SECONDS,
  schema: answersSchema.shape.typed,
});

/** The plan that the draft belongs to; undefined and `new` both mean the plan that is still to be made. */
type Owner = PlanChoice | undefined;

/** An adviser may begin plans for several clients at once. */
function namePart(request: Request, plan: Owner): string {
  if (typeof plan === "number") return String(plan);
  const client = readClient(new URL(request.url).searchParams);
  return typeof client === "number" ? `client-${client}` : "";
}

/** The unfinished answers to a plan; undefined when there are none. */
export async function readDraft(request: Request, plan: Owner): Promise<Answers | undefined> {
  return draftCookie.read(request, namePart(request, plan));
}

/** Stores the unfinished answers to a plan, and drops the oldest of other plans if there are too many. */
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

/** Whether this browser has unfinished answers to a plan that is still to be made. */
export async function hasUnfinishedAnswers(request: Request): Promise<boolean> {
  return (await readDraft(request, undefined)) !== undefined;
}

/** Forgets the unfinished answers to a plan. */
export function clearDraft(request: Request, plan: Owner): string[] {
  return [draftCookie.clear(namePart(request, plan))];
}

/** What was typed in a tab whose answers another person's had taken the place of; undefined when there is nothing to choose. */
export async function readOtherTab(request: Request, plan: Owner): Promise<TypedAnswers | undefined> {
  return otherTabCookie.read(request, namePart(request, plan));
}

/** Keeps it beside the unfinished answers until somebody says whose stay. */
export async function writeOtherTab(
  request: Request,
  plan: Owner,
  typed: TypedAnswers,
): Promise<Result<string, "too long">> {
  return otherTabCookie.write(typed, namePart(request, plan));
}

/** Forgets it. */
export function clearOtherTab(request: Request, plan: Owner): string {
  return otherTabCookie.clear(namePart(request, plan));
}
