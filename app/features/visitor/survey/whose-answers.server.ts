/**
 * Marks the person with whose answers a form was shown. Two people in two tabs of one browser share one set of
 * answers: one person's form must not be merged into the other's.
 */
import { createHash } from "node:crypto";
import { typingOf } from "~/web/fields/question-typing";
import { SHOWN_FOR } from "./step-query";
import type { TypedAnswers } from "./typed-answers";

const digest = (text: string) =>
  text ? createHash("sha256").update(text).digest("base64url").slice(0, 12) : "";

/** Marks a person by two digests, of their names and of their birth date, each empty until it is answered. */
export function markPerson({ name = "", surname = "", dateOfBirth }: TypedAnswers): string {
  const names = [name, surname].join(" ").trim().toLowerCase().replace(/\s+/g, " ");
  const born = typingOf("dateOfBirth").read(dateOfBirth);
  return [names, String(born ?? "")].map(digest).join(".");
}

/** True if two marks belong to two people: a corrected name or birth date alone is still the same person. */
function isOtherPerson(one: string, other: string): boolean {
  const [names, born] = other.split(".");
  const [ownNames, ownBorn] = one.split(".");
  return names !== ownNames && born !== ownBorn;
}

/**
 * True if a form was shown before another person's answers replaced those of its page. A form that itself
 * names the person, as step 1 does, belongs to the present answers if the names match.
 * @param current the answers that this browser has now
 * @param posted the form's own answers
 */
export function isOfAnother(form: FormData, current: TypedAnswers, posted: TypedAnswers): boolean {
  const shownFor = form.get(SHOWN_FOR);
  if (typeof shownFor !== "string" || Object.keys(current).length === 0) return false;
  const mark = markPerson(current);
  const saysWho = posted.name !== undefined;
  return isOtherPerson(shownFor, mark) && (!saysWho || isOtherPerson(markPerson(posted), mark));
}
