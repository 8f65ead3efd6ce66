import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import type { Envelope } from "~/contract/envelope";
import { LARGEST_IMAGE_BYTES } from "~/contract/image-operations";
import { nameUser, ROLE_NAMES } from "~/contract/user";
import type { UserChanges } from "~/contract/user-operations";
import { maskIdentityNumber } from "~/base/identity-number";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { carrySession, carryUnkept, readWait, refuseForNow } from "~/features/session/session.server";
import type { Session } from "~/features/session/session.server";
import { describeLastLogin } from "~/features/session/describe-last-login";
import { describeTooFrequent } from "~/features/session/too-frequent";
import { carryNames, requireUser } from "~/features/session/user.server";
import { answerInPlace } from "~/ui/form";
import { ADVISER_FIELDS, OWN_FIELDS, PHOTO_FIELD, SAVED } from "./profile-fields";
import type { ProfilePageView } from "./profile-page";

/** The bytes that a form takes around its picture. */
const FORM_AROUND_BYTES = 64 * 1024;

/**
 * Shows who somebody is.
 * @param isRefused whether the page answers a form of which nothing was kept
 */
export async function showProfile(request: Request, isRefused: boolean) {
  const { session, described } = await requireUser(request);
  const { user, adviser } = described;
  const [roles, maximum] = await Promise.all([
    callBackend("getUserRoles", { params: { id: user.userId } }, session),
    callBackend("getMaximumFees", { query: { segment: user.segment } }, session),
  ]);
  const names = isSuccess(roles) ? roles.return_object.roles.map(({ roleName }) => roleName) : [];
  const isAdviser = names.some((name) => name === ROLE_NAMES.planner || name === ROLE_NAMES.coach);
  const fields = [...OWN_FIELDS, ...(isAdviser ? ADVISER_FIELDS : [])];
  const view: ProfilePageView = {
    name: nameUser(user) ?? "Unnamed",
    rsaId: maskIdentityNumber(user.rsaIdNr),
    cellNumber: user.cellNr,
    photo: user.photo,
    roles: names,
    adviser,
    lastLogin: describeLastLogin(user.lastLoginDate, new Date()),
    fee: described.fpFees.allOtherFPFees[0]?.annualFeeBreakdown.fpFeeExclVat,
    maximumFee: isSuccess(maximum)
      ? maximum.return_object.allOtherFPFees[0]?.annualFeeBreakdown.fpFeeExclVat
      : undefined,
    isStaff: user.segment === "NFPSTFF",
    fields,
    values: Object.fromEntries(fields.map(({ name }) => [name, user[name] ?? ""])),
    isSaved: new URL(request.url).searchParams.has(SAVED),
    isRefused,
  };
  const headers = carryUnkept(session);
  return json(view, { headers });
}

/** Stores what somebody changed about themselves, or another picture of them. */
export async function changeProfile(request: Request) {
  const { form, distrust } = await readForm(request, LARGEST_IMAGE_BYTES + FORM_AROUND_BYTES);
  const { session, described } = await requireUser(request);
  const picture = form.get(PHOTO_FIELD);
  form.delete(PHOTO_FIELD);
  const headers = carrySession(session);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const changes = await readChanges(form, { session, picture });
  if ("refusal" in changes) return answerRefusal(form, changes.refusal, session);
  const { userId: id } = described.user;
  const answer = await callBackend("updateUser", { params: { id }, body: changes }, session);
  if (!isSuccess(answer)) return answerRefusal(form, answer, session);
  const named = await carryNames(request, session, answer.return_object?.user ?? described.user);
  return redirect(`/en/profile?${SAVED}`, { status: 303, headers: named });
}

type Picture = { session: Session; picture: FormDataEntryValue | null };

/** What the pressed button is about: the picture, or everything else. */
async function readChanges(
  form: FormData,
  { session, picture }: Picture,
): Promise<UserChanges | { refusal: Envelope }> {
  const intent = form.get("intent");
  if (intent === "remove-photo") return { photo: "" };
  if (intent !== "photo") {
    const typed = [...OWN_FIELDS, ...ADVISER_FIELDS].filter(({ name }) => form.has(name));
    return Object.fromEntries(typed.map(({ name }) => [name, String(form.get(name))]));
  }
  const bytes = picture instanceof Blob ? Buffer.from(await picture.arrayBuffer()) : Buffer.alloc(0);
  const stored = await callBackend("storeImage", { body: { image: bytes.toString("base64") } }, session);
  return isSuccess(stored) ? { photo: stored.return_object.name } : { refusal: stored };
}

/** The page again, with what is wrong at each field. */
async function answerRefusal(form: FormData, answer: Envelope, session: Session) {
  const headers = carrySession(session);
  if (isSuccess(answer) || answer.http_code >= 500) throw refuseForNow(session, answer);
  if (answer.http_code === 429) return answerInPlace(form, describeTooFrequent(readWait(answer)), headers);
  const mistakes = (answer.return_object?.errors ?? []).map(({ path, message }) => ({
    field: path === "image" ? PHOTO_FIELD : path,
    message,
  }));
  return answerInPlace(form, mistakes.length > 0 ? mistakes : answer.message, headers);
}
