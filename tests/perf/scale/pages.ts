import { setTimeout as sleep } from "node:timers/promises";
import { callOver } from "../../../app/backend/transports/call-backend";
import { reachOver } from "../../../app/backend/transports/remote";
import { todayInSouthAfrica } from "../../../app/base/date";
import { people } from "../../../fixtures/people";
import { openAccount } from "../../support/accounts";
import { take } from "../../support/call";
import { logInVisitor, openDesk } from "../../support/logged-in-visitor";
import { employAt } from "../../support/staff";
import type { Visitor } from "../../support/visitor";
import { median } from "../statistics";
import { ROUNDS, timeInTurn, write } from "../time-in-turn";
import { fill } from "./fill";
import { ask, start, type Postgres } from "./fleet";

const SMALL = { plans: 1_000, clients: 200 };
const LARGE = { plans: 100_000, clients: 10_000 };
const POLL_MILLISECONDS = 50;
const [someone] = people(todayInSouthAfrica(new Date()));

type Side = { url: string; person: Visitor; adviser: Visitor; administrator: Visitor };

/**
 * Opens pages of a site on a large database beside the same pages on a small one, and prints the size of a
 * plan there.
 */
export async function comparePages(postgres: Postgres, print: (line: string) => void): Promise<void> {
  const small = await openSide(await postgres.create("small"), SMALL);
  const began = performance.now();
  const large = await openSide(await postgres.create("large"), LARGE);
  print(
    `\nA database of ${LARGE.plans} plans, ${LARGE.clients} of clients of one adviser, was filled in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  print(
    `Its pages beside those of ${SMALL.plans} plans and ${SMALL.clients} clients, medians of ${ROUNDS} in turn (goal: at most 1.2)`,
  );
  const to = (who: "person" | "adviser" | "administrator", address: string) => async (side: Side) => {
    const { status, path } = await side[who].open(address);
    // The address of a plan's page contains its number.
    if (status !== 200 || !path.startsWith(address)) throw new Error(`${address}: ${status} ${path}`);
  };
  const works: Record<string, (side: Side) => Promise<void>> = {
    "a person's plan": to("person", "/en/recommended-plan"),
    "a person's dashboard": to("person", "/en/dashboard"),
    "an adviser's home": to("adviser", "/en/admin"),
    "their clients by date": to("adviser", "/en/admin/clients"),
    "their clients by savings": to("adviser", "/en/admin/clients?sort=savings&order=desc"),
    "list and search by the beginning of a name": search("Mokoena"),
    "list and search by a whole ID number": search("9999999999999"),
    "a report of 84 days": to("adviser", "/en/admin/reports?dateFilter=planMade"),
    "a report of all years": to("adviser", "/en/admin/reports?dateFilter=planMade&startDate=01%2F01%2F2000"),
    "an administrator's report of all years": to(
      "administrator",
      "/en/admin/reports?dateFilter=planMade&startDate=01%2F01%2F2000",
    ),
  };
  for (const [name, work] of Object.entries(works)) {
    const [ofSmall, ofLarge] = await timeInTurn(
      () => work(small),
      () => work(large),
    );
    const ratio = (median(ofLarge) / median(ofSmall)).toFixed(2);
    print(`  ${name}: ${write(ofSmall)} and ${write(ofLarge)}, ratio ${ratio}`);
  }
  await tellSizes(large.url, print);
}

function search(words: string) {
  return async ({ adviser }: Side) => {
    await adviser.open("/en/admin/clients");
    const { status } = await adviser.press("search", { search: words });
    if (status !== 200) throw new Error(`a search was answered ${status}`);
  };
}

async function openSide(url: string, size: typeof SMALL): Promise<Side> {
  const { origin } = await start("web", url, { LOG_LEVEL: "error" });
  const owner = await openAccount({ origin });
  const planId = await makePlan(origin, owner.bearer);
  const adviser = await openAccount({ origin });
  const administrator = await openAccount({ origin });
  await employAt(url, [
    [adviser, "planner"],
    [administrator, "administrator"],
  ]);
  await fill(url, { adviserId: adviser.userId, planId, ...size });
  const person = await logInVisitor(origin, owner);
  await person.open("/en/recommendation-experience/1");
  await person.press("plan");
  return {
    url,
    person,
    adviser: await openDesk(origin, adviser, "planner"),
    administrator: await openDesk(origin, administrator, "administrator"),
  };
}

async function makePlan(origin: string, bearer: string): Promise<number> {
  const site = reachOver(origin);
  const { id } = take(await callOver(site, "createPlan", { body: someone!.record }, { bearer }));
  const query = { id, plan_type: "base" } as const;
  while ((await callOver(site, "getRecommendations", { query }, { bearer })).response_code === "R01")
    await sleep(POLL_MILLISECONDS);
  return id;
}

/** Prints a plan's size on disk, by table and index. */
async function tellSizes(url: string, print: (line: string) => void): Promise<void> {
  type Size = { name: string; table: string; indexes: string[] | null; all: string };
  await ask(url, async (client) => {
    const { rows } = await client.query<Size>(
      `with counted as (select count(*)::float8 as plans from plans)
       select relname as name, round(pg_table_size(oid) / plans) as table, round(pg_database_size(current_database()) / plans) as all,
         (select array_agg(inner_class.relname || ' ' || round(pg_relation_size(indexrelid) / plans) order by pg_relation_size(indexrelid) desc)
          from pg_index join pg_class as inner_class on inner_class.oid = indexrelid where indrelid = pg_class.oid) as indexes
       from pg_class, counted where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_total_relation_size(pg_class.oid) / plans >= 5
       order by pg_total_relation_size(pg_class.oid) desc`,
    );
    print(`\nBytes a plan: ${rows[0]?.all} in all`);
    for (const { name, table, indexes } of rows)
      print(`  ${name}: ${table}; indexes: ${(indexes ?? []).join(", ")}`);
  });
}
