/** Keeping a check, and the list of those that are kept. */
import { randomUUID } from "node:crypto";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { callBackend } from "~/backend/door.server";
import type { ToldAnnuity } from "~/contract/living-annuity/kept-checks";
import { isSuccess } from "~/contract/wire/envelope";
import { hasRight } from "~/contract/wire/rights";
import { handleForm, type FormArgs, type Posted } from "~/web/forms/handle-form.server";
import type { Client } from "~/web/identity/acting.server";
import { carrySession, requireSession, showPage, type Session } from "~/web/identity/session.server";
import { findUser } from "~/web/identity/user.server";
import { gatherCheck } from "~/words/living-annuity/check-facts";
import { saySummary } from "~/words/living-annuity/greet-keeper";
import { listEarlierChecks } from "~/words/living-annuity/list-earlier-checks";
import { writeDate } from "~/words/plan/write-figures";
import { CHECK_ADDRESS, KEPT_CHECKS_ADDRESS } from "./addresses";
import type { Keeper } from "./keep-choices";
import { makeKeepingForm } from "./keeping-forms";
import { openCheck } from "./check.server";
import { canKeep, findCheckedClient, listKept, writeCheckAddress } from "./visit-check.server";

/** In the address of the list: a check was just kept, the mail was stopped, or a check waits to be deleted. */
const NEWS = { kept: "kept", stopped: "stopped" } as const;
const DELETE = "delete";

const NOT_KEPT = "We could not keep the check just now. Nothing is lost: please wait a minute and try again.";

/** Asks whether the check that was typed here should be kept, and whether a mail may invite its owner back. */
export async function askToKeepCheck({ request }: LoaderFunctionArgs) {
  const { session, client, asked, answer } = await openCheck(request);
  const summary = saySummary(gatherCheck(asked, answer));
  const view = { summary, keeper: await describeKeeper(session, client) };
  return showPage(view, session);
}

/** Describes for whom a check would be kept, and what is missing if it cannot be. */
export async function describeKeeper(session: Session, client: Client | undefined): Promise<Keeper> {
  const isOpen = canKeep(session, client);
  return {
    state: isOpen ? "open" : nameLack(session),
    client: client?.name,
    hasEmail: client ? client.email !== undefined : isOpen && (await hasEmail(session)),
    operation: randomUUID(),
  };
}

/** The reason why this session keeps no checks. Administrators have no clients. */
function nameLack({ person }: Session) {
  if (person?.type !== "adviser") return "needs account";
  return hasRight(person.role, "advise") ? "adviser" : "administrator";
}

const hasEmail = async (session: Session) => (await findUser(session))?.user.email !== undefined;

/** The fields of `KeepChoices`. */
const KEEPING_FIELDS = Object.keys(makeKeepingForm(undefined).shape);

export async function keepTypedCheck(args: FormArgs) {
  const schema = (_form: FormData, { client }: { client?: Client }) => makeKeepingForm(client?.name);
  const declared = { open: openCheck, schema, fields: KEEPING_FIELDS };
  return handleForm(args, declared, ({ values, ...posted }) =>
    keepAsked(posted, { ...posted.asked, ...values }),
  );
}

type Keeping = Pick<Posted, "caller" | "refuse" | "redirectTo"> & { client?: Client };

/** Keeps a check, of a plan that has started with it or of none, and leads to the list. */
export async function keepAsked(
  { caller, client, refuse, redirectTo }: Keeping,
  body: ToldAnnuity & z.output<ReturnType<typeof makeKeepingForm>> & { plan?: number },
) {
  const answer = await callBackend("keepCheck", { query: { client: client?.userId }, body }, caller);
  if (!isSuccess(answer)) return refuse(answer.http_code === 404 ? NOT_KEPT : answer);
  return redirectTo(writeCheckAddress(KEPT_CHECKS_ADDRESS, client, { [NEWS.kept]: "" }));
}

/**
 * Opens the list of kept checks.
 * @throws Response a redirect to the questions if none is kept
 */
async function openKept(request: Request) {
  const session = await requireSession(request);
  const client = await findCheckedClient(request, session);
  const checks = await listKept(session, client);
  if (checks.length === 0)
    throw redirect(writeCheckAddress(CHECK_ADDRESS, client), { headers: carrySession(session) });
  return { session, client, checks };
}

/** Shows the kept checks, and what was last done with them. */
export async function showKept({ request }: LoaderFunctionArgs) {
  const { session, client, checks } = await openKept(request);
  const { searchParams } = new URL(request.url);
  const [last] = checks;
  const asked = checks.find(({ id }) => id === searchParams.get(DELETE));
  const isMailWanted = last?.wants_mail && last.mailed_at === undefined && !client;
  const view = {
    client: client?.name,
    table: listEarlierChecks(checks),
    ids: checks.map(({ id }) => id),
    isKept: searchParams.has(NEWS.kept),
    isStopped: searchParams.has(NEWS.stopped),
    mail: isMailWanted ? { on: writeDate(last.mail_on), hasAddress: await hasEmail(session) } : undefined,
    toDelete: asked && { id: asked.id, day: writeDate(asked.checked_on) },
    operation: randomUUID(),
  };
  return showPage(view, session);
}

/** Deletes one of them, or stops the mail. */
export async function changeKept(args: FormArgs) {
  const declared = { open: openKept, fields: ["check"] };
  return handleForm(args, declared, async ({ form, caller, client, send, refuse, redirectTo }) => {
    if (form.get("intent") === "stop") {
      await send("stopCheckMail", { body: {} });
      return redirectTo(writeCheckAddress(KEPT_CHECKS_ADDRESS, client, { [NEWS.stopped]: "" }));
    }
    const query = { check: String(form.get("check")), client: client?.userId };
    const answer = await callBackend("deleteCheck", { query }, caller);
    if (!isSuccess(answer) && answer.http_code !== 404) return refuse(answer);
    return redirectTo(writeCheckAddress(KEPT_CHECKS_ADDRESS, client));
  });
}
