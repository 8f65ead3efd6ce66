import { auditAct } from "../../people/audit-entries";
import { findDraft, saveDraftOf } from "../../plans/drafts";
import { followAnswers } from "../../people/fee-segment";
import { findUserOf, lockUserOf } from "../../people/describe-person";
import { nameSender } from "../../plans/check-record";
import { done, type Handler, refused, refuseMistakes } from "../../calls/handler";

/** Saves unfinished answers, unless others were saved since the version they are based on. */
export const saveDraft: Handler<"saveDraft"> = async ({ store, person, params, body, now }) => {
  if (body.userId !== params.userId)
    return refuseMistakes([{ path: "userId", message: "Differs from the number in the address" }]);
  const userId = await lockUserOf(store, person, { access: "answer", userId: params.userId });
  if (userId === undefined) return refused("notFound");
  const { version: follows } = body;
  // Cleared answers are saved as an empty draft.
  const hasAnswers = Object.keys(body.draft).length > 0;
  const draft = hasAnswers ? { ...body.draft, ...nameSender(body.draft, person.role) } : body.draft;
  const before = await findDraft(store, userId);
  const version = await saveDraftOf(store, userId, { draft, follows });
  if (version === undefined) return refused("draftOutdated");
  if (draft.is_staff_or_family !== before?.draft.is_staff_or_family)
    await followAnswers(store, { userId, answers: draft, by: person, now });
  await auditAct(store, { act: "saved answers", userId, by: person, now });
  return done({ draft, version });
};

export const getDraft: Handler<"getDraft"> = async ({ store, person, params, now }) => {
  const userId = await findUserOf(store, person, { access: "answer", userId: params.userId });
  const saved = userId === undefined ? undefined : await findDraft(store, userId);
  if (userId === undefined || !saved) return refused("notFound");
  await auditAct(store, { act: "saw answers", userId, by: person, now });
  return done(saved);
};
