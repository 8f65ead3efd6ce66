import type { LoaderFunctionArgs } from "@remix-run/node";
import { dayParts, todayInSouthAfrica } from "~/base/date";
import { callBackend } from "~/backend/door.server";
import type { ClientChecks } from "~/contract/living-annuity/client-checks";
import { isSuccess } from "~/contract/wire/envelope";
import { type DeskSession, readPersonNumber, requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import { type FormArgs, handleDeskForm } from "~/web/forms/handle-form.server";
import { CHECKS_ADDRESS, nextMonth, REMINDED_FIELD } from "./check-words";

/** Marks an address: a client was just reminded. */
const REMINDED = "reminded";

const NOT_SENT = "No email was sent: they have got it meanwhile, or do not want it any more.";

/** The most clients that an adviser's home lists. */
const AT_HOME = 10;

/** Returns the clients whose living annuity begins a new year next month. */
export async function findNextYears(session: DeskSession): Promise<{ month: number; checks: ClientChecks }> {
  const month = nextMonth(dayParts(todayInSouthAfrica(new Date())).month);
  return { month, checks: await fetchChecks(session, { month, limit: AT_HOME }) };
}

async function fetchChecks(
  session: DeskSession,
  { month, limit }: { month?: number; limit?: number },
): Promise<ClientChecks> {
  const query = { month: month?.toString(), limit: limit?.toString() };
  return requireAnswer("listClientChecks", { query }, session);
}

/** Shows all clients with a living annuity, or those whose year begins in the month of the address. */
export async function showChecks({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "advise");
  const { searchParams } = new URL(request.url);
  const written = searchParams.get("month") ?? "";
  const month = /^([1-9]|1[0-2])$/.test(written) ? Number(written) : undefined;
  const checks = await fetchChecks(session, { month });
  return showPage({ month, checks, isReminded: searchParams.has(REMINDED) }, session);
}

/** Sends a client the mail to which they agreed. */
export async function sendReminder(args: FormArgs) {
  const declared = { right: "advise", fields: [REMINDED_FIELD] } as const;
  return handleDeskForm(args, declared, async ({ form, session, refuse, redirectTo }) => {
    const id = readPersonNumber(session, String(form.get(REMINDED_FIELD)));
    const answer = await callBackend("remindClient", { params: { id } }, session);
    if (isSuccess(answer)) return redirectTo(`${CHECKS_ADDRESS}?${REMINDED}`);
    return answer.http_code === 404 ? refuse(NOT_SENT) : refuse(answer);
  });
}
