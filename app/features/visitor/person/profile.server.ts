import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { callBackend } from "~/backend/door.server";
import { isSuccess, type Rejection } from "~/contract/wire/envelope";
import { nameUser, ROLE_NAMES } from "~/contract/account/user";
import type { UserChanges } from "~/contract/account/user-operations";
import { maskIdentityNumber } from "~/base/identity-number";
import { type Session, showPage } from "~/web/identity/session.server";
import { describeLastLogin } from "~/web/identity/describe-last-login";
import { handlePictureForm, storePicture, TOO_LARGE_TO_READ } from "~/web/forms/store-picture.server";
import { carryNames, requireUser } from "~/web/identity/user.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import { WORK_QUESTIONS } from "~/web/fields/user-details";
import { OWN_QUESTIONS, PHOTO_FIELD, profileForm, SAVED } from "./profile-form";
import type { ProfilePageView } from "./profile-page";

/** Shows a person's own details. */
export async function showProfile({ request }: LoaderFunctionArgs) {
  const { session, described } = await requireUser(request);
  const { user, adviser } = described;
  const [roles, maximum] = await Promise.all([
    callBackend("getUserRoles", { params: { id: user.userId } }, session),
    callBackend("getMaximumFees", { query: { segment: user.segment } }, session),
  ]);
  const names = isSuccess(roles) ? roles.return_object.roles.map(({ roleName }) => roleName) : [];
  const isAdviser = names.some((name) => name === ROLE_NAMES.planner || name === ROLE_NAMES.coach);
  const fields = [...OWN_QUESTIONS, ...(isAdviser ? WORK_QUESTIONS : [])];
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
  };
  return showPage(view, session);
}

/** Stores a person's changes to their own details, or a new picture. */
export async function changeProfile(args: FormArgs) {
  const fields = Object.keys(profileForm.shape);
  const of = { field: PHOTO_FIELD, fields, formId: "photo", open: requireUser, schema: profileForm };
  return handlePictureForm(args, of, async (posted) => {
    const { session, described, send, refuse } = posted;
    const changes = await readChanges(posted);
    if ("refusal" in changes) return refuse(changes.refusal, { nameField });
    const { userId: id } = described.user;
    const saved = await send("updateUser", { params: { id }, body: changes }, { nameField });
    const named = await carryNames(args.request, session, saved?.user ?? described.user);
    return redirect(`/en/profile?${SAVED}`, { status: 303, headers: named });
  });
}

const nameField = (path: string) => (path === "image" ? PHOTO_FIELD : path);

type PostedProfile = {
  form: FormData;
  picture: FormDataEntryValue | null;
  values: z.output<typeof profileForm>;
  session: Session;
};

/** Reads the pressed button's change: of the picture, or of all other details. */
async function readChanges(posted: PostedProfile): Promise<UserChanges | { refusal: Rejection }> {
  const { form, picture, values, session } = posted;
  const intent = picture === TOO_LARGE_TO_READ ? "photo" : form.get("intent");
  if (intent === "remove-photo") return { photo: "" };
  if (intent !== "photo") return values;
  const stored = await storePicture(picture, session);
  return "refusal" in stored ? stored : { photo: stored.name };
}
