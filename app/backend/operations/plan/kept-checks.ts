import { parseDayMonthYear, todayInSouthAfrica } from "~/base/date";
import type { CheckAnswer } from "~/contract/living-annuity/check-operations";
import { type KeptFigures, keptFiguresSchema } from "~/contract/living-annuity/kept-checks";
import { hasRight } from "~/contract/wire/rights";
import {
  type Call,
  done,
  type Handler,
  refused,
  refuseMistakes,
  storeAfterComputing,
  withJudge,
} from "../../calls/handler";
import { computeCheck, judgeCheck } from "../../living-annuity/compute-check";
import { deleteCheckOf, insertCheck, listChecksOf, stopMailOf } from "../../living-annuity/kept-checks";
import { openNoMailToken } from "../../living-annuity/no-mail-token";
import { auditAct } from "../../people/audit-entries";
import { findUserOf, lockUserOf } from "../../people/describe-person";
import { findPlan } from "../../plans/plans";
import { ownerKey } from "../../session/person";
import { NOT_AGREED, readAgreedOn } from "./client-agreement";

const NO_CLIENT = "Please give the number of a client";
const NO_TOKEN = "Please give the token of a mail";

type Keeper = Call<"listChecks">["person"];

/** The owner of the checks: the caller, or the client whom an adviser names. */
function nameSubject({ userId, role }: Keeper, client: number | undefined) {
  const subject = client ?? (hasRight(role, "advise") ? undefined : userId);
  return subject === undefined ? undefined : { access: "answer" as const, userId: subject };
}

const refuseNobody = () => refuseMistakes([{ path: "client", message: NO_CLIENT }]);

export const listChecks: Handler<"listChecks"> = async ({ store, person, query, now }) => {
  const subject = nameSubject(person, query.client);
  if (!subject) return refuseNobody();
  const userId = await findUserOf(store, person, subject);
  if (userId === undefined) return refused("notFound");
  await auditAct(store, { act: "saw checks", userId, by: person, now });
  return done(await listChecksOf(store, userId));
};

/** Computes the check before any lock, and stores it for its owner; an adviser states when the owner agreed. */
export const keepCheck = withJudge<"keepCheck">(judgeCheck, async ({ store, person, query, body, now }) => {
  const { wants_mail: wantsMail, plan: planId, client_agreed_on, ...asked } = body;
  const subject = nameSubject(person, query.client);
  if (!subject) return refuseNobody();
  const isAdviser = hasRight(person.role, "advise");
  const agreedOn = isAdviser ? readAgreedOn(client_agreed_on, now) : undefined;
  if (isAdviser && !agreedOn) return refuseMistakes([{ path: "client_agreed_on", message: NOT_AGREED }]);
  if ((await findUserOf(store, person, subject)) === undefined) return refused("notFound");
  if (planId !== undefined && !(await findPlan(store, person, { id: planId, client: subject.userId })))
    return refused("notFound");
  const computed = await computeCheck(asked, { now, owner: ownerKey(person) });
  if (computed.state === "refused") return computed;
  if (computed.state !== "done") throw new Error("a check is worked out at once");
  return storeAfterComputing(async (tx) => {
    const userId = await lockUserOf(tx, person, subject);
    if (userId === undefined) return refused("notFound");
    const kept = await insertCheck(tx, {
      asked,
      figures: pickFigures(computed.answer),
      userId,
      checkedOn: todayInSouthAfrica(now),
      yearBegins: parseDayMonthYear(computed.answer.year_begins)!,
      wantsMail,
      planId,
      ...(isAdviser && { madeById: person.userId, agreedOn }),
    });
    await auditAct(tx, { act: "kept a check", userId, by: person, now });
    return done(kept);
  });
});

/** Drops the incomes by age. */
function pickFigures({ assumed, ...answer }: CheckAnswer): KeptFigures {
  return keptFiguresSchema.parse({ ...answer, basis_version: assumed.basis_version });
}

export const deleteCheck: Handler<"deleteCheck"> = async ({ store, person, query, now }) => {
  const subject = nameSubject(person, query.client);
  if (!subject) return refuseNobody();
  const userId = await lockUserOf(store, person, subject);
  if (userId === undefined || !(await deleteCheckOf(store, { userId, id: query.check })))
    return refused("notFound");
  await auditAct(store, { act: "deleted a check", userId, by: person, now });
  return done({});
};

/** Stops the caller's own mails, or those of the recipient to whom the token was sent. */
export const stopCheckMail: Handler<"stopCheckMail"> = async ({ store, person, body }) => {
  if (body.token === undefined && person.role === "guest")
    return refuseMistakes([{ path: "token", message: NO_TOKEN }]);
  const own = person.role === "guest" ? undefined : person.userId;
  const userId = body.token === undefined ? own : openNoMailToken(body.token);
  if (userId === undefined) return refused("notFound");
  await stopMailOf(store, userId);
  return done({});
};
