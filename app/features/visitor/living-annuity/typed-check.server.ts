/** The answers about a living annuity as they are typed: in a sealed cookie, as those of the survey, and nowhere else. */
import { z } from "zod";
import { todayInSouthAfrica } from "~/base/date";
import { nestPaths, readPath } from "~/base/field-path";
import { failure, success, type Result } from "~/base/result";
import { findCheckMistakes } from "~/contract/living-annuity/check-rules";
import { toldAnnuitySchema, type ToldAnnuity } from "~/contract/living-annuity/kept-checks";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";
import { listBoxes, typingOfKind, type TypedTexts } from "~/web/fields/question-typing";
import { sentDay, wholeRand } from "~/web/fields/typings";
import type { Client } from "~/web/identity/acting.server";
import { CHECK_QUESTIONS, NEWLY_ASKED, type CheckQuestion } from "~/words/living-annuity/check-questions";

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

/** Days and amounts are read as the services are sent them. */
function typingOf({ kind, options }: CheckQuestion) {
  if (kind === "date") return sentDay;
  return kind === "amount" ? wholeRand : typingOfKind(kind, options);
}

/** Leaves out the questions below an answer that does not open them, whatever was typed there. */
const closeUnopened = (question: CheckQuestion, typed: TypedCheck): CheckQuestion =>
  question.opens?.value === typed[question.name] ? question : { ...question, opens: undefined };

/**
 * Reads and judges what was typed, by the contract's rules.
 * @returns the answers; or their mistakes, one a field, in the order of the questions. Whether answers fit each other is
 *   judged once each has the right shape.
 */
export function judgeTyped(typed: TypedCheck): Result<ToldAnnuity, { field: string; message: string }[]> {
  const asked = listBoxes(CHECK_QUESTIONS.map((question) => closeUnopened(question, typed)));
  const answers = asked.map((question) => [question, typingOf(question).read(typed[question.name])] as const);
  const given = answers.filter(([, answer]) => answer !== undefined);
  const read = toldAnnuitySchema.safeParse(nestPaths(given.map(([{ name }, answer]) => [name, answer])));
  const mistakes = answers.flatMap(([{ name, required }, answer]) => {
    const refused = read.error?.issues.find(({ path }) => path.join(".") === name);
    const message = (answer === undefined && required) || refused?.message;
    return message ? [{ field: name, message }] : [];
  });
  if (!read.success || mistakes.length > 0) return failure(mistakes);
  const unfit = findCheckMistakes(read.data, todayInSouthAfrica(new Date()));
  return unfit.length > 0
    ? failure(unfit.map(({ path, message }) => ({ field: path, message })))
    : success(read.data);
}

/** Writes a kept check as its owner would type it, without the answers that are asked anew each year. */
export function typeCheck(told: ToldAnnuity): TypedCheck {
  const { annual_cost_perct, partner_dob } = told;
  const knows_costs = annual_cost_perct === undefined ? "no" : "yes";
  const answers = { ...told, knows_costs, has_partner: partner_dob !== undefined };
  const typed: TypedCheck = {};
  for (const question of listBoxes(CHECK_QUESTIONS.filter((one) => !NEWLY_ASKED.includes(one)))) {
    const answer: unknown = readPath(answers, question.name);
    if (answer !== undefined) typed[question.name] = typingOf(question).write(answer as never);
  }
  return typed;
}
