import { sql } from "drizzle-orm";
import { todayInSouthAfrica } from "~/base/date";
import { findBirthDate, maskIdentityNumber } from "~/base/identity-number";
import type { ReportRow } from "~/contract/desk/report-operations";
import { nameGiven, nameUser, ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import { openNames } from "./summarise-clients";
import { openRsaid } from "../people/users";
import type { DatabaseOrTransaction } from "../store/connection";
import { cutPage, writeRowPlace } from "../store/pages";
import { clients, organisations, plans, type StoredSurvey, userRoles, users } from "../store/schema";
import { isPlanOfCounted } from "./counted-people";
import { type NewestCounted, selectNewestCounted } from "./newest-counted";

type Row = {
  place: string;
  id: number;
  /** For a guest, who has no account: their newest plan and its answers. */
  plan_id: number | null;
  survey: StoredSurvey | null;
  details: string | null;
  rsaid: string | null;
  organisation: string | null;
  adviser_role: number | null;
  created_at: string | null;
  last_login_at: string | null;
  plans: number;
  chosen_at: string | null;
  savings: number | null;
  retires: string | null;
};

type Asked = NewestCounted & { hasFigures: boolean };

/** Lists a page of a report's people, newest event first. */
export async function listReportRows(
  store: DatabaseOrTransaction,
  { scope, filter, after, limit, hasFigures }: Asked,
): Promise<{ users: ReportRow[]; next?: string }> {
  const { rows } = await store.execute<Row>(sql`
    with page as materialized (${selectNewestCounted({ scope, filter, after, limit: limit + 1 })})
    select ${writeRowPlace(sql`counted.at`)} as place, counted.id, clients.plan_id, newest.survey, ${users.detailsEncrypted} as details,
      ${users.rsaidEncrypted} as rsaid, ${organisations.name} as organisation,
      ${users.createdAt}::text as created_at, ${users.lastLoginAt}::text as last_login_at,
      (select max(${userRoles.roleId}) from ${userRoles} where ${userRoles.userId} = ${clients.adviserId}
        and ${userRoles.roleId} in (${ROLE_IDS.planner}, ${ROLE_IDS.coach})) as adviser_role,
      made.plans, made.chosen_at, made.savings, made.retires
    from page as counted
    join ${clients} on ${clients.id} = counted.id
    left join ${users} on ${users.id} = counted.id
    left join ${plans} as newest on newest.id = clients.plan_id
    left join ${organisations} on ${organisations.id} = ${users.organisationId}
    cross join lateral (select count(*)::int as plans, max(${plans.selectedAt})::text as chosen_at,
      ${hasFigures ? sql`(array_agg((${plans.survey} ->> 'retirement_savings')::float8 order by ${plans.id} desc))[1]` : sql`null::float8`} as savings,
      ${hasFigures ? sql`(array_agg(${plans.survey} ->> 'retirement_date' order by ${plans.id} desc))[1]` : sql`null::text`} as retires
      from ${plans} where ${isPlanOfCounted}) as made
    order by counted.at desc, counted.id desc`);
  const { page, next } = cutPage(rows, limit, ({ id }) => id);
  return { users: page.map(writeRow), next };
}

function writeRow(row: Row): ReportRow {
  const { id, plan_id: planId, details: detailsEncrypted, rsaid: rsaidEncrypted } = row;
  const rsaid = rsaidEncrypted === null ? undefined : openRsaid({ id, rsaidEncrypted });
  const adviserRole = (["planner", "coach"] as const).find((role) => ROLE_IDS[role] === row.adviser_role);
  const names = openNames({ id, planId, detailsEncrypted }, row.survey);
  return {
    userId: id,
    name: nameUser(names),
    first_name: nameGiven(names),
    surname: names.surname,
    rsaIdNr: rsaid && maskIdentityNumber(rsaid),
    birth_date: rsaid ? findBirthDate(rsaid, todayInSouthAfrica(new Date())) : row.survey?.dob?.toString(),
    organizationName: row.organisation ?? undefined,
    coachRole: adviserRole && ROLE_NAMES[adviserRole],
    counted_at: row.place,
    created_at: row.created_at === null ? undefined : writeIso(row.created_at),
    last_login_at: row.last_login_at === null ? undefined : writeIso(row.last_login_at),
    plans: row.plans,
    chosen_at: row.chosen_at === null ? undefined : writeIso(row.chosen_at),
    retirement_savings: row.savings ?? undefined,
    retirement_date: row.retires ?? undefined,
  };
}

function writeIso(stored: string): string {
  return new Date(stored).toISOString();
}
