import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { callBackend } from "~/backend/door.server";
import {
  DATE_FILTERS,
  LARGEST_REPORT_PAGE,
  type Report,
  type ReportRow,
} from "~/contract/desk/report-operations";
import { type DeskSession, requireRight } from "~/web/identity/desk.server";
import { carrySession } from "~/web/identity/session.server";
import { sendCsv } from "~/web/page/send-rows.server";
import { askForOrganisations } from "../organisations/organisations.server";
import { findFilterMistakes, readChoice, readFilter, writeListAddress } from "../read-filter.server";
import { takeFirstPage, takePage, turnPages } from "../stream-rows.server";
import { describeReport, type ReportView } from "./describe-report";

const PAGE = "/en/admin/reports";
const FILTERS = ["startDate", "endDate", "organizationId", "userRoleId", "coachRoleId"] as const;

/** Reads the query of an address; only an administrator chooses an organisation. */
function readQuestion(request: Request, { role }: DeskSession) {
  const asked = { ...readFilter(request, FILTERS), ...readChoice(request, "dateFilter", DATE_FILTERS) };
  return role === "administrator" ? asked : { ...asked, organizationId: undefined };
}

/** Shows the people of a period and the state of their plans. */
export async function showReport({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "readReports");
  const filter = readQuestion(request, session);
  const { after } = readFilter(request, ["after"]);
  const answer = await callBackend("getReports", { query: { ...filter, after } }, session);
  const headers = carrySession(session);
  const mistakes = findFilterMistakes(answer);
  const organisations = await listChoices(session);
  if (mistakes)
    return json<ReportView>({ mistakes, values: filter, organisations }, { status: 422, headers });
  const report = takePage(answer, session);
  const { dateFilter = DATE_FILTERS[0] } = filter;
  const values = {
    ...filter,
    dateFilter,
    startDate: formatDayMonthYear(report.start_date),
    endDate: formatDayMonthYear(report.end_date),
  };
  const view: ReportView = {
    mistakes: [],
    values,
    organisations,
    isAdministrator: session.role === "administrator",
    next: report.next && writeListAddress(PAGE, { ...filter, after: report.next }),
    first: after && writeListAddress(PAGE, filter),
    csv: writeListAddress(`${PAGE}.csv`, filter),
    ...describeReport(report, {
      dateFilter,
      hasFigures: session.role !== "administrator",
    }),
  };
  return json(view, { headers });
}

/** The organisations from which an administrator may choose. */
async function listChoices(session: DeskSession): Promise<ReportView["organisations"]> {
  if (session.role !== "administrator") return undefined;
  const organisations = await askForOrganisations(session);
  return organisations.map(({ id, name }) => ({ value: String(id), label: name }));
}

const COLUMNS = [
  "number",
  "name",
  "organisation",
  "adviser",
  "counted",
  "account_opened",
  "last_login",
  "plans",
  "chosen",
];
const FIGURES = ["retirement_savings", "retirement_date"];

/** Sends all rows of the report as a file. */
export async function downloadReport({ request }: LoaderFunctionArgs): Promise<Response> {
  const session = await requireRight(request, "readReports");
  const filter = readQuestion(request, session);
  const ask = (after?: string) =>
    callBackend("getReports", { query: { ...filter, after, limit: LARGEST_REPORT_PAGE } }, session);
  const first = takeFirstPage(await ask(), session, writeListAddress(PAGE, filter));
  const hasFigures = session.role !== "administrator";
  return sendCsv(
    hasFigures ? [...COLUMNS, ...FIGURES] : COLUMNS,
    listCells(turnPages(first, ask), hasFigures),
    {
      name: `baobab-report-${todayInSouthAfrica(new Date())}.csv`,
      headers: carrySession(session),
    },
  );
}

async function* listCells(pages: AsyncIterable<Report>, hasFigures: boolean) {
  for await (const { users } of pages)
    for (const row of users)
      yield hasFigures ? [...writeCells(row), row.retirement_savings, row.retirement_date] : writeCells(row);
}

function writeCells(row: ReportRow) {
  const {
    userId,
    name,
    organizationName,
    coachRole,
    counted_at,
    created_at,
    last_login_at,
    plans,
    chosen_at,
  } = row;
  return [userId, name, organizationName, coachRole, counted_at, created_at, last_login_at, plans, chosen_at];
}
