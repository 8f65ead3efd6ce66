/**
 * Whose answers a form was shown with. Two people in two tabs of one browser have one set of answers there: a form of the one
 * must not be put among those of the other.
 */
import { createHash } from "node:crypto";
import { typingOf } from "~/web/fields/survey-typing";
import { SHOWN_FOR } from "./step-query";
import type { TypedAnswers } from "./typed-answers";

const digest = (text: string) =>
  text ? createHash("sha256").update(text).digest("base64url").slice(0, 12) : "";

/** Marks a person by two digests, of their names and of their birth date, each empty as long as it is not told. */
export function markPerson({ name = "", surname = "", dateOfBirth }: TypedAnswers): string {
  const names = [name, surname].join(" ").trim().toLowerCase().replace(/\s+/g, " ");
  const born = typingOf("dateOfBirth").read(dateOfBirth);
  return [names, String(born ?? "")].map(digest).join(".");
}

/** Whether two marks are of two people; who only corrects a name or a birth date stays the same. */
function isOtherPerson(one: string, other: string): boolean {
  const [names, born] = other.split(".");
  const [ownNames, ownBorn] = one.split(".");
  return names !== ownNames && born !== ownBorn;
}

/**
 * Whether a form was shown before another person's answers took the place of those on its page. A form that itself says who
 * answers, as step 1 does, is in its place where it says the same.
 * @param current the answers that this browser has now
 * @param posted what the form itself says
 */
export function isOfAnother(form: FormData, current: TypedAnswers, posted: TypedAnswers): boolean {
  const shownFor = form.get(SHOWN_FOR);
  if (typeof shownFor !== "string" || Object.keys(current).length === 0) return false;
  const mark = markPerson(current);
  const saysWho = posted.name !== undefined;
  return isOtherPerson(shownFor, mark) && (!saysWho || isOtherPerson(markPerson(posted), mark));
}
