/** Operations that store the unfinished answers of people who are logged in. */
import { z } from "zod";
import { LARGEST_ID } from "~/base/read-id";
import { idOf, writtenId } from "../wire/number";
import type { Operation } from "../wire/operation";
import { LOGGED_IN } from "../wire/role";
import { surveyRecordSchema } from "./survey-record";

const NOTHING_TO_SAVE = "Cannot save the draft, RSA ID and the draft itself are required";
const NOBODY_TO_ASK = "Cannot get saved draft, RSA ID is required";

const draftSchema = z.object({
  draft: surveyRecordSchema,
  version: z.number().int().min(1).describe("counts the saves"),
});

/** Drops nulls and empty texts of a record, which mean the same as absent answers. */
function dropEmpty(sent: unknown): unknown {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null && !isBlank(value)));
}

const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

const REQUIRED = { required_error: NOTHING_TO_SAVE, invalid_type_error: NOTHING_TO_SAVE };

const saveSchema = z.object(
  {
    userId: idOf(NOTHING_TO_SAVE, REQUIRED),
    draft: z
      .preprocess(dropEmpty, z.object(surveyRecordSchema.shape, REQUIRED))
      .describe("may be unfinished; a null or an empty text is left out"),
    version: z
      .number()
      .int()
      .min(0)
      // The next version is stored.
      .max(LARGEST_ID - 1)
      .optional()
      .describe("of the draft that this one follows, 0 for none; without it, whatever is stored is replaced"),
  },
  REQUIRED,
);

export const draftOperations = {
  saveDraft: {
    method: "POST",
    path: "/survey/{userId}",
    summary: "Saves the unfinished answers of a person",
    who: LOGGED_IN,
    service: "users",
    stores: true,
    limit: "store",
    refuses: ["notFound", "draftOutdated"],
    failure: "Unable to save survey's draft",
    params: z.object({ userId: writtenId(NOTHING_TO_SAVE) }),
    body: saveSchema,
    answer: draftSchema,
  },
  getDraft: {
    method: "GET",
    path: "/survey/{userId}",
    summary: "The unfinished answers of a person",
    who: LOGGED_IN,
    service: "users",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to get survey's draft",
    params: z.object({ userId: writtenId(NOBODY_TO_ASK) }),
    answer: draftSchema,
  },
} as const satisfies Record<string, Operation>;
