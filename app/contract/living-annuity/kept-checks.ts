/** The operations on kept checks, and on the mail that invites their owner back a year later. */
import { z } from "zod";
import { writtenUserId } from "../account/user-operations";
import { planId } from "../wire/plan-reference";
import type { Operation } from "../wire/operation";
import { RIGHTS } from "../wire/rights";
import { text, uuidText } from "../wire/text";
import { checkAnswerSchema, checkedAnnuitySchema } from "./check-operations";

/** People keep their own checks, advisers those of their clients. */
const KEEPERS = ["investor", ...RIGHTS.advise] as const;

/** The answers alone, without an earlier check to compare them with. */
export const toldAnnuitySchema = checkedAnnuitySchema.omit({ before: true });
export type ToldAnnuity = z.infer<typeof toldAnnuitySchema>;

const client = writtenUserId.optional().describe("whose they are: a client of the caller’s");
const wantsMail = z
  .boolean()
  .describe("whether their owner agreed to one mail that asks them back before the year begins again");
const checkId = uuidText(undefined, { required_error: "Please give the number of a check" });

/** The figures of a check's day that are stored; the course of each income by age is not. */
export const keptFiguresSchema = checkAnswerSchema.pick({ value_then: true, drawdown_perct: true }).extend({
  lasting_success_perct: checkAnswerSchema.shape.lasting_success_perct,
  incomes: z.array(checkAnswerSchema.shape.incomes.element.omit({ by_age: true })),
  basis_version: z.string(),
});
export type KeptFigures = z.infer<typeof keptFiguresSchema>;

export const keptCheckSchema = z.object({
  id: checkId,
  checked_on: z.string().describe("DD/MM/YYYY"),
  year_begins: z.string().describe("DD/MM/YYYY: when the income is chosen next after that day"),
  asked: toldAnnuitySchema.describe("as it was told"),
  figures: keptFiguresSchema.describe("of that day"),
  plan_id: z.number().optional().describe("the plan that started with it"),
  made_by_adviser: z.boolean().describe("whether an adviser kept it for the person"),
  agreed_on: z
    .string()
    .optional()
    .describe("YYYY-MM-DD: when the person agreed to that, as the adviser says"),
  wants_mail: wantsMail,
  mail_on: z.string().describe("DD/MM/YYYY: when the mail is due"),
  mailed_at: z.string().optional().describe("when it was sent, ISO 8601"),
});
export type KeptCheck = z.infer<typeof keptCheckSchema>;

/** The most checks of one person in a list: the newest. */
export const MOST_CHECKS_LISTED = 50;

export const keptCheckOperations = {
  listChecks: {
    method: "GET",
    path: "/living-annuity/checks",
    summary: `The checks of a living annuity that a person keeps, the newest first, at most ${MOST_CHECKS_LISTED}; our addition`,
    who: KEEPERS,
    stores: false,
    failure: "Unable to fetch checks",
    refuses: ["notFound"],
    query: z.object({ client }),
    answer: z.array(keptCheckSchema),
  },
  keepCheck: {
    method: "POST",
    path: "/living-annuity/checks",
    summary:
      "Works a living annuity out as `POST /living-annuity/check` does, and keeps what was told and the figures; one of the same day takes the place of the one before; our addition",
    who: KEEPERS,
    stores: "computed",
    limit: "store",
    failure: "Unable to keep the check",
    refuses: ["notFound", "busy"],
    query: z.object({ client }),
    body: toldAnnuitySchema.extend({
      wants_mail: wantsMail.default(false),
      plan: planId.optional().describe("the person’s plan that has started with this living annuity"),
      client_agreed_on: text(40).optional().describe("DD/MM/YYYY, from an adviser alone"),
    }),
    answer: keptCheckSchema,
  },
  deleteCheck: {
    method: "DELETE",
    path: "/living-annuity/checks",
    summary: "Deletes a check that is kept; our addition",
    who: KEEPERS,
    stores: true,
    limit: "store",
    failure: "Unable to delete the check",
    refuses: ["notFound"],
    query: z.object({ check: checkId, client }),
    answer: z.object({}),
  },
  stopCheckMail: {
    method: "POST",
    path: "/living-annuity/checks/no-mail",
    summary:
      "Takes back the agreement to the mail: the caller’s own, or with the token of such a mail its receiver’s, who need not be logged in; our addition",
    who: "bearer",
    stores: true,
    limit: "store",
    failure: "Unable to stop the mail",
    refuses: ["notFound"],
    body: z.object({ token: text(400).optional().describe("from the link of a mail") }),
    answer: z.object({}),
  },
} as const satisfies Record<string, Operation>;
