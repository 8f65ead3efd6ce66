import { sql } from "drizzle-orm";
import { addDays, daysBetween, type IsoDate } from "~/base/date";
import type { Report, ReportPeriod } from "~/contract/desk/report-operations";
import type { DatabaseOrTransaction } from "../store/connection";
import { beginningOf } from "../store/pages";
import { planRequests, plans } from "../store/schema";
import { isPlanOfCounted, type ReportFilter, type Scope, selectCounted } from "./counted-people";
import { areTotalsNear, type PartTotals, sumDays } from "./day-totals";

/** Possible lengths of a period's parts, in days, and the most parts. */
const PART_DAYS = [1, 7, 14, 28, 91, 364, 1_820];
const MOST_PARTS = 8;

/** Returns the shortest length that cuts a period into few enough parts. */
function choosePartDays(from: IsoDate, to: IsoDate): number {
  const days = daysBetween(from, to) + 1;
  const fitting = PART_DAYS.find((length) => Math.ceil(days / length) <= MOST_PARTS);
  return fitting ?? Math.ceil(days / MOST_PARTS);
}

/**
 * Counts the people of a report and their plans, in total and by parts of the period. Totals by day have only
 * each person's last event and no roles, so a past period, or one role, is counted from the plans. So is
 * everything while too many changes are pending, as after an upgrade.
 */
export async function countReport(
  store: DatabaseOrTransaction,
  scope: Scope,
  { today, ...filter }: ReportFilter & { today: IsoDate },
): Promise<Required<Pick<Report, "totals" | "periods">>> {
  const days = choosePartDays(filter.startDate, filter.endDate);
  const isKept = filter.endDate >= today && filter.userRoleId === undefined;
  const count = isKept && (await areTotalsNear(store)) ? sumDays : countFromPlans;
  const rows = await count(store, scope, { ...filter, days });
  const sum = (name: keyof PartTotals) => rows.reduce((total, row) => total + row[name], 0);
  const totals = {
    users: sum("people"),
    users_with_choice: sum("choosers"),
    plans: sum("plans"),
    plans_chosen: sum("chosen"),
    quotes: sum("quotes"),
    investments: sum("investments"),
  };
  return { totals, periods: listParts(filter, days, rows) };
}

/** Counts the same as `sumDays`, from scratch. */
export async function countFromPlans(
  store: DatabaseOrTransaction,
  scope: Scope,
  { days, ...filter }: ReportFilter & { days: number },
): Promise<PartTotals[]> {
  const part = sql`floor(date_part('epoch', counted.at - ${beginningOf(filter.startDate)}) / ${days * 86_400})::int`;
  const ofKind = (kind: "quote" | "invest") => sql`(count(*) filter (where ${planRequests.kind} = ${kind}))`;
  const { rows } = await store.execute<PartTotals>(sql`with
    counted as materialized (${selectCounted(scope, filter)}),
    made as materialized (select counted.id, ${part} as part, ${plans.id} as plan_id, ${plans.selectedAt} as selected_at
      from counted left join ${plans} on ${isPlanOfCounted}),
    person as (select id, part, count(plan_id) as plans, count(selected_at) as chosen from made group by id, part),
    asked as (select part, ${ofKind("quote")} as quotes, ${ofKind("invest")} as investments
      from ${planRequests} join made on made.plan_id = ${planRequests.planId} group by part)
    select person.part, count(*)::int as people, (count(*) filter (where chosen > 0))::int as choosers,
      sum(plans)::int as plans, sum(chosen)::int as chosen,
      coalesce(max(quotes), 0)::int as quotes, coalesce(max(investments), 0)::int as investments
    from person left join asked on asked.part = person.part group by person.part order by person.part`);
  return rows;
}

/** Lists every part of the period, including empty ones. */
function listParts({ startDate, endDate }: ReportFilter, days: number, rows: PartTotals[]): ReportPeriod[] {
  const parts = Math.ceil((daysBetween(startDate, endDate) + 1) / days);
  return Array.from({ length: parts }, (_, part) => {
    const row = rows.find((one) => one.part === part);
    return {
      from: addDays(startDate, part * days),
      days,
      users: row?.people ?? 0,
      users_with_choice: row?.choosers ?? 0,
    };
  });
}
