import { eq } from "drizzle-orm";
import { addDays, todayInSouthAfrica } from "~/base/date";
import { auditListRead } from "../../people/audit-entries";
import type { Scope } from "../../desk/counted-people";
import { listReportRows } from "../../desk/report-rows";
import { countReport } from "../../desk/report-totals";
import type { DatabaseOrTransaction } from "../../store/connection";
import { organisations, users } from "../../store/schema";
import { type Call, done, type Handler, refused, refuseMistakes } from "../../calls/handler";

const ROWS = 25;
const DEFAULT_DAYS = 84;

/**
 * Returns rows of the caller's clients and totals of their organisation; for an administrator those of
 * everybody, without figures of plans.
 */
export const getReports: Handler<"getReports"> = async ({ store, person, query, now }) => {
  const today = todayInSouthAfrica(now);
  const endDate = query.endDate ?? today;
  const startDate = query.startDate ?? addDays(endDate, 1 - DEFAULT_DAYS);
  if (startDate > endDate)
    return refuseMistakes([{ path: "endDate", message: "Please enter a date that is not before the first" }]);
  const { organizationId, userRoleId, coachRoleId, after, limit = ROWS } = query;
  const dateFilter = query.dateFilter ?? query.dateType ?? "planMade";
  const filter = { startDate, endDate, dateFilter, organizationId, userRoleId, coachRoleId };
  const organisation = await findOrganisation(store, person);
  const isAdministrator = person.role === "administrator";
  if (!isAdministrator && organizationId !== undefined && organizationId !== organisation?.id)
    return refused("notFound");
  const own = isAdministrator ? ("all" as const) : { adviserId: person.userId };
  const whole: Scope = isAdministrator || !organisation ? own : { organisationId: organisation.id };
  // A planner's organisation is the scope of the totals; their own clients need not be its members.
  const ofOwn = isAdministrator ? filter : { ...filter, organizationId: undefined };
  const [rows, counts] = await Promise.all([
    listReportRows(store, { scope: own, filter: ofOwn, after, limit, hasFigures: !isAdministrator }),
    after ? undefined : countReport(store, whole, { ...filter, today }),
  ]);
  await auditListRead(store, { act: "read report", by: person, now, isTurned: Boolean(after) });
  return done({
    ...rows,
    ...counts,
    start_date: startDate,
    end_date: endDate,
    organisation: isAdministrator ? undefined : organisation?.name,
  });
};

async function findOrganisation(
  store: DatabaseOrTransaction,
  { userId }: Call<"getReports">["person"],
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await store
    .select({ id: organisations.id, name: organisations.name })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.id, userId));
  return row;
}
