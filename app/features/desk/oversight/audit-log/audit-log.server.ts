import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { callBackend } from "~/backend/door.server";
import { ACTS } from "~/contract/wire/act";
import { type AuditEntry, LARGEST_AUDIT_PAGE } from "~/contract/desk/audit-operations";
import { isSuccess } from "~/contract/wire/envelope";
import { requireRight } from "~/web/identity/desk.server";
import { carrySession } from "~/web/identity/session.server";
import { type FormArgs, handleDeskForm } from "~/web/forms/handle-form.server";
import { sendCsv } from "~/web/page/send-rows.server";
import { findAlike, type NamedPerson, writeBirth } from "~/words/plan/name-with-birth";
import { capitalise, writeClock } from "~/words/plan/write-figures";
import { writeShortDay } from "~/words/plan/short-days";
import { findFilterMistakes, readChoice, readFilter, writeListAddress } from "../read-filter.server";
import { takeFirstPage, takePage, turnPages } from "../stream-rows.server";
import type { AuditLogView, LoggedAct } from "./audit-log-page";
import { findPersonForm } from "../oversight-forms";

const PAGE = "/en/admin/audit-log";
const FILTERS = ["startDate", "endDate", "userId"] as const;

function readQuestion(request: Request) {
  return { ...readFilter(request, FILTERS), ...readChoice(request, "verb", ACTS) };
}

/** Shows the audit log. */
export async function showAuditLog({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "readAuditLog");
  const filter = readQuestion(request);
  const { after } = readFilter(request, ["after"]);
  const answer = await callBackend("getAuditLog", { query: { ...filter, after } }, session);
  const headers = carrySession(session);
  const mistakes = findFilterMistakes(answer);
  if (mistakes) {
    const view: AuditLogView = { mistakes, values: filter, entries: [] };
    return json(view, { status: 422, headers });
  }
  const { entries, next } = takePage(answer, session);
  const view: AuditLogView = {
    mistakes: [],
    values: filter,
    entries: describeEntries(entries),
    next: next && writeListAddress(PAGE, { ...filter, after: next }),
    first: after && writeListAddress(PAGE, filter),
    csv: writeListAddress(`${PAGE}.csv`, filter),
    all: filter.userId && writeListAddress(PAGE, { ...filter, userId: undefined }),
  };
  return json(view, { headers });
}

function describeEntries(entries: readonly AuditEntry[]): LoggedAct[] {
  const alike = findAlike(entries.flatMap((entry) => [readActor(entry), readSubject(entry)].flatMap(named)));
  const write = (account: NamedPerson) => ({
    name: account.name,
    apart: writeBirth(account, alike),
    to: `/en/admin/people/${account.userId}`,
  });
  return entries.map((entry) => {
    const [actor, subject] = [readActor(entry), readSubject(entry)];
    return {
      day: writeShortDay(entry.at),
      time: writeClock(Date.parse(entry.at)),
      actor: typeof actor === "string" ? { name: actor } : write(actor),
      act: capitalise(entry.verb),
      subject: typeof subject === "string" ? { name: subject } : subject && write(subject),
      plan: entry.plan_id?.toString(),
    };
  });
}

const named = (account: NamedPerson | string | undefined) => (typeof account === "object" ? [account] : []);

/** The actor; in words where there is no person to name. */
function readActor({ actor_id: userId, actor_name: name, actor_birth_date: birthDate }: AuditEntry) {
  if (userId === 0) return "The system";
  return name === undefined ? `Account ${userId}` : describeNamed({ userId, name, birthDate });
}

/** The person whom the act concerned; undefined if it concerned nobody. */
function readSubject({ subject_id, subject_user_id: userId, ...entry }: AuditEntry) {
  if (subject_id === undefined) return undefined;
  if (userId === undefined) return "A deleted account";
  const { subject_name: name, subject_birth_date: birthDate } = entry;
  return name === undefined ? `Account ${userId}` : describeNamed({ userId, name, birthDate });
}

const describeNamed = (account: Omit<NamedPerson, "number">): NamedPerson => ({
  ...account,
  number: `account ${account.userId}`,
});

/** Finds a person by ID number, and redirects to an address with their user id: an ID number is never in one. */
export async function findInAuditLog(args: FormArgs) {
  const declared = { right: "readAuditLog", schema: findPersonForm } as const;
  return handleDeskForm(args, declared, async ({ values, session, refuse, redirectTo }) => {
    const found = await callBackend("getUser", { query: values }, session);
    if (isSuccess(found)) {
      const userId = String(found.return_object.user.userId);
      return redirectTo(writeListAddress(PAGE, { ...readQuestion(args.request), userId }));
    }
    if (found.http_code !== 404) return refuse(found, { nameField: () => "rsaIdNr" });
    return refuse([{ field: "rsaIdNr", message: "Nobody with this ID number has an account" }]);
  });
}

/** Sends the same rows as a file: numbers, verbs and instants, as the log stores them. */
export async function downloadAuditLog({ request }: LoaderFunctionArgs): Promise<Response> {
  const session = await requireRight(request, "readAuditLog");
  const filter = readQuestion(request);
  const ask = (after?: string) =>
    callBackend("getAuditLog", { query: { ...filter, after, limit: LARGEST_AUDIT_PAGE } }, session);
  const first = takeFirstPage(await ask(), session, writeListAddress(PAGE, filter));
  return sendCsv(["at", "actor", "verb", "subject", "plan"], listCells(turnPages(first, ask)), {
    name: `baobab-audit-log-${todayInSouthAfrica(new Date())}.csv`,
    headers: carrySession(session),
  });
}

async function* listCells(pages: AsyncIterable<{ entries: AuditEntry[] }>) {
  for await (const { entries } of pages)
    for (const { at, actor_id, verb, subject_id, plan_id } of entries)
      yield [at, actor_id, verb, subject_id, plan_id];
}
