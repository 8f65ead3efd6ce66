/** The answers about a living annuity as they are typed: in a sealed cookie, as those of the survey, and nowhere else. */
import { z } from "zod";
import { todayInSouthAfrica } from "~/base/date";
import { readPath } from "~/base/field-path";
import { failure, success, type Result } from "~/base/result";
import { findCheckMistakes } from "~/contract/living-annuity/check-rules";
import { toldAnnuitySchema, type ToldAnnuity } from "~/contract/living-annuity/kept-checks";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";
import { listBoxes, type TypedTexts } from "~/web/fields/question-typing";
import { readFields } from "~/web/fields/read-fields.server";
import type { Client } from "~/web/identity/acting.server";
import { CHECK_QUESTIONS, NEWLY_ASKED, type CheckQuestion } from "~/words/living-annuity/check-questions";
import { makeCheckForm, typingOfCheck } from "./check-form";

type TypedCheck = TypedTexts<CheckQuestion["name"]>;

const DAY_SECONDS = 86_400;

const checkCookie = createSealedCookie<TypedCheck>({
  name: "baobab_living_annuity",
  maxAgeSeconds: DAY_SECONDS,
  schema: z.record(z.string()),
});

/** Reads what was typed in the last day, for a client or for oneself; undefined if nothing was. */
export async function readTypedCheck(request: Request, client?: Client): Promise<TypedCheck | undefined> {
  return checkCookie.read(request, namePart(client));
}

/** The most clients of an adviser whose answers one browser holds; a further one replaces the oldest. */
const MOST_CLIENTS = 5;

/** Returns the Set-Cookie headers that store what was typed, or refuses what is too long for a cookie. */
export async function writeTypedCheck(
  request: Request,
  typed: TypedCheck,
  client?: Client,
): Promise<Result<string[], "too long">> {
  const part = namePart(client);
  const written = await checkCookie.write(typed, part);
  if (!written.ok) return written;
  return success([written.value, ...(part ? checkCookie.clearOldest(request, part, MOST_CLIENTS) : [])]);
}

const namePart = (client: Client | undefined) => client && String(client.userId);

/**
 * Reads and judges what was typed.
 * @returns the answers; or their mistakes, one a field, in the order of the questions. Whether answers fit each
 *   other is judged once each has the right shape.
 */
export async function judgeTyped(
  typed: TypedCheck,
): Promise<Result<ToldAnnuity, { field: string; message: string }[]>> {
  const read = await readFields(makeCheckForm(typed), typed);
  if (!read.ok) return read;
  const told = toldAnnuitySchema.parse(read.value);
  const unfit = findCheckMistakes(told, todayInSouthAfrica(new Date()));
  return unfit.length > 0
    ? failure(unfit.map(({ path, message }) => ({ field: path, message })))
    : success(told);
}

/** Writes a kept check as its owner would type it, without the answers that are asked anew each year. */
export function typeCheck(told: ToldAnnuity): TypedCheck {
  const { annual_cost_perct, partner_dob } = told;
  const knows_costs = annual_cost_perct === undefined ? "no" : "yes";
  const answers = { ...told, knows_costs, has_partner: partner_dob !== undefined };
  const typed: TypedCheck = {};
  for (const question of listBoxes(CHECK_QUESTIONS.filter((one) => !NEWLY_ASKED.includes(one)))) {
    const answer: unknown = readPath(answers, question.name);
    if (answer !== undefined) typed[question.name] = typingOfCheck(question).write(answer as never);
  }
  return typed;
}
