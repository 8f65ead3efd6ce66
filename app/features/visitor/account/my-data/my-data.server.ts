import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { callBackend } from "~/backend/door.server";
import { maskIdentityNumber } from "~/base/identity-number";
import { readId } from "~/base/read-id";
import { CONFIRMED_ACTIONS } from "~/contract/account/confirmed-action";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import type { SurveyRecord } from "~/contract/survey/survey-record";
import type { User } from "~/contract/account/user";
import { refusals } from "~/contract/wire/refusals";
import { LONGEST_CORRECTION } from "~/contract/records/own-data-operations";
import { deleteSealedCookie } from "~/web/cookies/sealed-cookie.server";
import { SESSION_COOKIE } from "~/web/identity/kept-session.server";
import { refusePlan } from "~/web/identity/plan-of-page.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { readWait, showPage } from "~/web/identity/session.server";
import { describeWait } from "~/web/request/rate-limit-message";
import { type FormArgs, handleForm, type Posted } from "~/web/forms/handle-form.server";
import { requireAccount, requirePerson, requireUser } from "~/web/identity/user.server";
import { nameTicked } from "~/words/paper/describe-sharing";
import { writeDayOf, writeInstant } from "~/words/plan/write-figures";
import { askForConfirmation, writeConfirmation } from "../confirmation.server";
import { listPasskeyRows, openPasskeys } from "../passkeys.server";
import { NOTE_FIELD } from "./my-data-page";
import type { MyDataView } from "./my-data-view";
import { noteForm } from "./my-data-forms";
import { NO_FIELDS } from "~/web/fields/field";

/** Older acts are only on the page and in the file with everything. */
const MOST_ACTS = 50;

/** Older plans are a page further: the services read each plan in full to list it. */
const PLANS_SHOWN = 10;

const DONE = ["number", "health", "adviser", NOTE_FIELD] as const;

const NOT_NOW = "We could not do this just now. Please wait a minute and press the button again.";

/** Shows a person's identity, the acts of others for them, and the actions on their data. */
export async function showMyData({ request }: LoaderFunctionArgs) {
  const { session } = await requirePerson(request);
  const { searchParams } = new URL(request.url);
  const before = readId(searchParams.get("before"));
  const [{ user, adviser }, plans, { acts, corrections }, shares, { passkeys }] = await Promise.all([
    requireAccount(session),
    requireAnswer("getAllPlans", { query: { owner: "self", before, limit: PLANS_SHOWN } }, session),
    requireAnswer("getOwnHistory", {}, session),
    callBackend("getShares", {}, session),
    requireAnswer("getPasskeys", {}, session),
  ]);
  // 403: an administrator has no plans to share.
  if (!isSuccess(shares) && shares.http_code !== 403) throw refusePlan(shares, session);
  const ids = plans.map(({ id }) => id ?? 0);
  const view: MyDataView = {
    name: nameWhole(user, plans[0]),
    idNumber: maskIdentityNumber(user.rsaIdNr),
    cellNumber: user.cellNr ? `•• ••• ${user.cellNr.slice(-4)}` : "",
    adviser: adviser && `${adviser.name}, ${adviser.role}`,
    plans: ids,
    opensPlans: session.person?.type !== "adviser",
    links: (isSuccess(shares) ? shares.return_object : [])
      .filter(({ state }) => state === "open")
      .map(({ share_id: id, plan_id: plan, label, adviser, include, expires_at: until }) => ({
        ...{ id, plan, label: label ?? "Somebody", maker: adviser?.name },
        also: include.length > 0 ? nameTicked(include, "your") : undefined,
        worksUntil: writeDayOf(until),
      })),
    passkeys: listPasskeyRows(passkeys),
    olderThan: ids.length === PLANS_SHOWN ? ids.at(-1) : undefined,
    history: {
      acts: acts.slice(0, MOST_ACTS).map((act) => ({ ...act, at: writeInstant(act.at) })),
      corrections: corrections.map(({ note, at }) => ({ note, at: writeInstant(at) })),
    },
    longestNote: LONGEST_CORRECTION,
    done: DONE.find((one) => searchParams.has(one)),
    operation: randomUUID(),
  };
  return showPage(view, session);
}

/** First names and surname: the account's, and where it lacks one, that of their newest plan. */
function nameWhole(user: User, plan?: SurveyRecord): string {
  const given = user.firstNames || user.preferredName || plan?.first_name;
  return [given, user.surname || plan?.last_name].filter(Boolean).join(" ");
}

/** Has a code sent for the pressed button's action, or acts at once where none is needed. */
export async function submitMyData(args: FormArgs) {
  const declared = { open: requirePerson, schema: chooseForm, fields: [NOTE_FIELD] };
  return handleForm(args, declared, async ({ session, values, ...posted }) => {
    const { form, refuse, redirectTo } = posted;
    if ("note" in values) return storeNote(posted, values);
    const purpose = CONFIRMED_ACTIONS.find((one) => one === form.get("intent"));
    if (!purpose) return redirectTo("/en/my-data");
    if (purpose === "passkeys" && !(await openPasskeys(args.request)).needsCode)
      return redirectTo("/en/my-data/passkeys");
    const asked = await askForConfirmation(session, purpose);
    if (!asked.confirmation) return refuse(describeRefusal(asked.answer));
    return redirectTo("/en/my-data/code", [await writeConfirmation(asked.confirmation)]);
  });
}

/** The page is one form, whose other buttons have no fields. */
function chooseForm(form: FormData): typeof noteForm | typeof NO_FIELDS {
  return form.get("intent") === NOTE_FIELD ? noteForm : NO_FIELDS;
}

/** Stores the person's note about wrong data. */
async function storeNote({ send, redirectTo }: Posted, body: z.output<typeof noteForm>) {
  await send("noteCorrection", { body }, { nameField: () => NOTE_FIELD, failure: NOT_NOW });
  return redirectTo(`/en/my-data?${NOTE_FIELD}`);
}

/** Asks for confirmation before the health answers are deleted. */
export async function showWithdrawal({ request }: LoaderFunctionArgs) {
  const { session } = await requireUser(request);
  return showPage({}, session);
}

/** Deletes the person's health answers, after the page that explains the consequences. */
export async function submitWithdrawal(args: FormArgs) {
  return handleForm(args, { open: requirePerson }, async ({ session, refuse, redirectTo }) => {
    const answer = await callBackend("withdrawHealthConsent", {}, session);
    if (answer.http_code === 401) throw refusePlan(answer, session);
    if (!isSuccess(answer)) return refuse(describeRefusal(answer));
    // Unfinished answers in this browser may hold health answers as well.
    const forgotten = deleteSealedCookie(args.request, (name) => name !== SESSION_COOKIE);
    return redirectTo("/en/my-data?health", forgotten);
  });
}

/** The reason for a refusal, in words for the person. */
export function describeRefusal(answer: Envelope): string {
  if (answer.http_code === refusals.numberChanged.http_code) return `${answer.message}.`;
  if (answer.http_code !== 429) return NOT_NOW;
  return `We send at most three codes an hour. You can ask for the next one ${describeWait(readWait(answer))}.`;
}
