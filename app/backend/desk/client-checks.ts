import { and, asc, eq, getViewSelectedFields, gt, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { dayParts, formatDayMonthYear, type IsoDate, todayInSouthAfrica } from "~/base/date";
import {
  type ClientCheck,
  type ClientChecks,
  MOST_CLIENT_CHECKS,
} from "~/contract/living-annuity/client-checks";
import { readCheck } from "../living-annuity/kept-checks";
import { findNextYear, isGoodFor } from "../living-annuity/mail-day";
import type { DatabaseOrTransaction } from "../store/connection";
import { clients, keptChecks } from "../store/schema";
import { matchClientsOf } from "./list-clients";
import { summariseClients } from "./summarise-clients";

type Asked = { adviserId: number; month?: number; limit?: number; now: Date };

/**
 * Lists an adviser's clients by the newest kept check of each: those whose next year begins first, and of the
 * same month those with the oldest check.
 */
export async function summariseChecks(
  store: DatabaseOrTransaction,
  { adviserId, month, limit = MOST_CLIENT_CHECKS, now }: Asked,
): Promise<ClientChecks> {
  const today = todayInSouthAfrica(now);
  const thisMonth = dayParts(today).month;
  // Months from the next one on, because a year that begins this month has begun.
  const monthsAhead = sql`(${keptChecks.anniversaryMonth} + 11 - ${thisMonth}) % 12`;
  const matches = matchNewest(store, adviserId, month);
  const [rows, total, following, any] = await Promise.all([
    store
      .select({ client: getViewSelectedFields(clients), check: keptChecks })
      .from(keptChecks)
      .innerJoin(clients, eq(clients.id, keptChecks.userId))
      .where(matches)
      .orderBy(monthsAhead, asc(keptChecks.checkedOn), asc(keptChecks.userId))
      .limit(limit),
    countChecks(store, matches),
    month === undefined ? 0 : countChecks(store, matchNewest(store, adviserId, (month % 12) + 1)),
    selectChecks(store, matchClientsOf(adviserId)).limit(1),
  ]);
  const summaries = await summariseClients(
    store,
    rows.map(({ client }) => client),
  );
  return {
    clients: rows.map(({ check }, index) => describe(check, { client: summaries[index]!, today })),
    total,
    following,
    is_any_kept: any.length > 0,
  };
}

function matchNewest(store: DatabaseOrTransaction, adviserId: number, month: number | undefined) {
  const newer = alias(keptChecks, "newer");
  const isNewer = and(eq(newer.userId, keptChecks.userId), gt(newer.checkedOn, keptChecks.checkedOn));
  return and(
    matchClientsOf(adviserId),
    month === undefined ? undefined : eq(keptChecks.anniversaryMonth, month),
    notExists(
      store
        .select({ one: sql`1` })
        .from(newer)
        .where(isNewer),
    ),
  );
}

function selectChecks(store: DatabaseOrTransaction, matches: SQL | undefined) {
  return store
    .select({ id: keptChecks.id })
    .from(keptChecks)
    .innerJoin(clients, eq(clients.id, keptChecks.userId))
    .where(matches);
}

async function countChecks(store: DatabaseOrTransaction, matches: SQL | undefined): Promise<number> {
  return store.$count(selectChecks(store, matches).as("checks"));
}

function describe(
  row: typeof keptChecks.$inferSelect,
  { client, today }: { client: ClientCheck["client"]; today: IsoDate },
): ClientCheck {
  const { figures, asked } = readCheck(row);
  const lasting = figures.incomes.find(({ kind }) => kind === "lasts");
  const yearBegins = findNextYear(row.anniversaryMonth, today);
  const isChecked = isGoodFor(row.checkedOn, yearBegins);
  return {
    client,
    year_begins: formatDayMonthYear(yearBegins),
    is_checked: isChecked,
    may_be_reminded: !isChecked && row.wantsMail && row.mailedAt === null,
    ...(row.mailedAt && { mailed_at: row.mailedAt.toISOString() }),
    monthly_income: asked.monthly_income,
    drawdown_perct: figures.drawdown_perct,
    lasting_monthly_income: lasting?.monthly_income ?? 0,
    lasting_drawdown_perct: lasting?.drawdown_perct ?? 0,
  };
}
