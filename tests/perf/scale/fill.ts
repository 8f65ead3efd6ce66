import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";
import { insertUser } from "../../../app/backend/people/users";
import { insertPlan } from "../../../app/backend/plans/plans";
import { accountKey } from "../../../app/backend/session/person";
import * as schema from "../../../app/backend/store/schema";
import { todayInSouthAfrica } from "../../../app/base/date";
import { people } from "../../../fixtures/people";
import { ask } from "./fleet";

/** Clients with readable names. They and their plans are the newest, so that each page shows only them. */
const READABLE = 200;
/** A quarter of all clients has each surname, so that a search, which shows 50, finds 50 readable ones. */
const SURNAMES = ["Mokoena", "Dlamini", "Naidoo", "Botha"];
/** The period in days over which plans were made, evenly, and the age in days of the newest copy. */
const DAYS = 1_825;
const NEWEST_COPY_DAYS = 10;
const POLL_MILLISECONDS = 250;

const [someone] = people(todayInSouthAfrica(new Date()));

const { plans, users } = schema;

type Asked = {
  adviserId: number;
  clients: number;
  plans: number;
  /** A finished plan, whose rows are copied for all others. */
  planId: number;
};

/**
 * Fills a database with an adviser's clients and with guests, one plan each. Sealed fields are copies that
 * cannot be opened in their new rows: nothing reads these plans, and they are as large as real ones. Triggers
 * are off meanwhile.
 */
export async function fill(url: string, asked: Asked): Promise<void> {
  const { adviserId, clients, plans: count, planId } = asked;
  await ask(url, async (client) => {
    await addReadable(client, adviserId);
    await client.query("set session_replication_role = replica; set statement_timeout = 0");
    await client.query(
      `create temp table model as select row_number() over (order by id) - 1 as place, * from users where adviser_id = ${adviserId};
       insert into users (rsaid_encrypted, rsaid_hash, details_encrypted, adviser_id, client_state, client_savings, client_changed_at, created_at)
         select model.rsaid_encrypted, 'copy ' || number, model.details_encrypted, ${adviserId}, 6, 1000 + number,
           now() - (${DAYS} + number % ${DAYS}) * interval '1 day', now() - (${NEWEST_COPY_DAYS} + number % ${DAYS}) * interval '1 day'
         from generate_series(1, ${clients - READABLE}) as number join model on place = number % ${READABLE};
       insert into name_beginnings (user_id, hash) select users.id, name_beginnings.hash from users
         join model on place = substr(users.rsaid_hash, 6)::integer % ${READABLE} join name_beginnings on user_id = model.id
         where users.rsaid_hash like 'copy %';
       insert into plans (owner_id, rsaid_encrypted, rsaid_hash, adviser_id, survey, finished_recommendation, created_at)
         select 'user:' || users.id, plans.rsaid_encrypted, users.rsaid_hash, ${adviserId}, survey, true, users.created_at
         from users join plans on plans.id = ${planId} where users.rsaid_hash like 'copy %';
       insert into plans (owner_id, rsaid_encrypted, rsaid_hash, survey, created_at)
         select gen_random_uuid(), rsaid_encrypted, 'copy ' || number, survey, now() - number % ${DAYS} * interval '1 day'
         from generate_series(1, ${count - clients}) as number join plans on plans.id = ${planId};
       insert into guests (id, newest_token_issued_at) select owner_id::uuid, now() from plans where owner_id not like 'user:%';
       insert into recommendations (plan_id, plan_type, status, stage, payload_encrypted, summary_encrypted, advice_date,
           basis_version, engine_version, seed)
         select plans.id, 'base', 'ready', 5, payload_encrypted, summary_encrypted, advice_date, basis_version, engine_version, seed
         from plans join recommendations on recommendations.plan_id = ${planId} where plans.id <> ${planId};
       insert into changed_clients select id from users`,
    );
    await client.query("vacuum (analyze, process_toast false)");
  });
  await awaitTotals(url);
}

/** Waits until the site has updated the totals of its reports. */
async function awaitTotals(url: string): Promise<void> {
  await ask(url, async (client) => {
    while ((await client.query("select from changed_clients limit 1")).rowCount)
      await sleep(POLL_MILLISECONDS);
  });
}

async function addReadable(client: Client, adviserId: number): Promise<void> {
  await drizzle(client, { schema }).transaction(async (tx) => {
    for (let place = 0; place < READABLE; place += 1) {
      const rsaid = `9${String(place).padStart(12, "0")}`;
      const details = { firstNames: `Client${place}`, surname: SURNAMES[place % SURNAMES.length] };
      const userId = await insertUser(tx, { rsaid, details });
      if (userId === undefined) throw new Error("an invented number was taken");
      await tx.execute(sql`update ${users} set adviser_id = ${adviserId} where id = ${userId}`);
      const plan = await insertPlan(tx, {
        ...{ rsaid, record: someone!.record, ownerId: accountKey(userId), adviserId },
      });
      await tx.execute(
        sql`update ${plans} set created_at = now() - ${place} * interval '1 hour' where id = ${plan}`,
      );
    }
  });
}
