/**
 * Measures an adviser's pages with 10 000 clients beside another's with 100, in turn on one site, and what a report of
 * 100 000 rows as a file does to the memory of the site.
 */
import os from "node:os";
import { sql } from "drizzle-orm";
import { todayInSouthAfrica } from "../../app/base/date";
import { keepDayTotals } from "../../app/backend/desk/keep-day-totals";
import { insertUser } from "../../app/backend/people/users";
import { insertPlan } from "../../app/backend/plans/plans";
import { nameAccount } from "../../app/backend/session/person";
import { closeDatabase, getDatabase, openDatabase } from "../../app/backend/store/connection";
import { plans, users } from "../../app/backend/store/schema";
import { people } from "../../fixtures/people";
import { openAccount } from "../support/accounts";
import { openDesk } from "../support/logged-in-visitor";
import { createTestDatabase, leaveTestServer, TEST_SECRETS } from "../support/database";
import { employ } from "../support/staff";
import type { Visitor } from "../support/visitor";
import { readMemoryMegabytes, serveSite, stopSite } from "./served-site";
import type { ServedSite } from "./served-site";
import { median } from "./statistics";
import { ROUNDS, timeInTurn, write } from "./time-in-turn";

const print = (line: string) => process.stdout.write(`${line}\n`);

const FEW = 100;
const MANY = 10_000;
const REPORT_ROWS = 100_000;
const AT_ONCE = 250;
/** Over how many days the clients' plans were made, evenly. */
const DAYS = 1_825;
/** A hundred surnames; the most frequent ones of a large list are about as frequent. */
const SURNAMES = ["Mok", "Dlam", "Naid", "Pet", "Khum", "Both", "Adam", "Sith", "Zul", "Nkos"].flatMap(
  (start) => ["oena", "ini", "oo", "ersen", "alo", "a", "se", "ole", "u", "i"].map((end) => start + end),
);

const [someone] = people(todayInSouthAfrica(new Date()));

/** Numbers that no person has, one after the other. */
let lastNumber = 0;
const inventNumber = () => `9${String((lastNumber += 1)).padStart(12, "0")}`;

/** Gives an adviser clients, each with a plan and a name of their own. */
async function addClients(adviserId: number, clients: number): Promise<void> {
  for (let made = 0; made < clients; made += AT_ONCE) {
    await getDatabase().transaction(async (tx) => {
      for (let place = made; place < Math.min(made + AT_ONCE, clients); place += 1) {
        const rsaid = inventNumber();
        const details = { firstNames: `Client${place}`, surname: SURNAMES[place % SURNAMES.length] };
        const userId = await insertUser(tx, { rsaid, details });
        if (userId === undefined) throw new Error("an invented number was taken");
        await tx.execute(sql`update ${users} set adviser_id = ${adviserId} where id = ${userId}`);
        const ownerId = nameAccount(userId);
        const plan = await insertPlan(tx, { rsaid, record: someone!.record, ownerId, adviserId });
        await tx.execute(
          sql`update ${plans} set created_at = now() - ${place % DAYS} * interval '1 day' where id = ${plan}`,
        );
      }
    });
  }
}

/** Accounts of people whom nobody advises. */
async function addOtherPeople(count: number): Promise<void> {
  for (let made = 0; made < count; made += AT_ONCE) {
    await getDatabase().transaction(async (tx) => {
      for (let place = 0; place < AT_ONCE; place += 1)
        await insertUser(tx, { rsaid: inventNumber(), details: {} });
    });
  }
}

async function employSomebody(origin: string, role: "planner" | "administrator") {
  const account = await employ(await openAccount({ origin }), role);
  return { ...account, visitor: await openDesk(origin, account, role) };
}

async function open(visitor: Visitor, address: string): Promise<void> {
  const { status, path } = await visitor.open(address);
  if (status !== 200 || path !== address) throw new Error(`${address}: ${status} ${path}`);
}

async function comparePages(few: Visitor, many: Visitor) {
  const search = (words: string) => async (visitor: Visitor) => {
    await visitor.open("/en/admin/clients");
    const { status } = await visitor.press("search", { search: words });
    if (status !== 200) throw new Error(`a search was answered ${status}`);
  };
  const to = (address: string) => (visitor: Visitor) => open(visitor, address);
  const works = {
    home: to("/en/admin"),
    "clients by date": to("/en/admin/clients"),
    "clients by savings": to("/en/admin/clients?sort=savings&order=desc"),
    "clients by state": to("/en/admin/clients?sort=state&order=asc"),
    "list and search by the beginning of a name": search("Mokoena"),
    "list and search by a whole ID number": search("9999999999999"),
    "report of the 84 days that it begins with": to("/en/admin/reports?dateFilter=planMade"),
    "report of all years, which counts every plan": to(
      "/en/admin/reports?dateFilter=planMade&startDate=01%2F01%2F2000",
    ),
  };
  print(
    `\nPages of an adviser with ${MANY} clients beside one with ${FEW}, medians of ${ROUNDS} in turn (goal: at most 1.2)`,
  );
  for (const [name, work] of Object.entries(works)) {
    const [ofFew, ofMany] = await timeInTurn(
      () => work(few),
      () => work(many),
    );
    const ratio = (median(ofMany) / median(ofFew)).toFixed(2);
    print(`  ${name}: ${FEW} ${write(ofFew)}, ${MANY} ${write(ofMany)}, ratio ${ratio}`);
  }
}

/** Downloads a report of everybody while it watches the memory of the site. */
async function weighReport(site: ServedSite, administrator: Visitor) {
  const cookie = [...administrator.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const before = await readMemoryMegabytes(site);
  const start = performance.now();
  const answer = await fetch(`${site.origin}/en/admin/reports.csv?dateFilter=accountOpened`, {
    headers: { Cookie: cookie },
  });
  let [most, lines, chunks] = [before, 0, 0];
  const reader = answer.body!.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    lines += Buffer.from(part.value).toString().split("\n").length - 1;
    if ((chunks += 1) % 20 === 0) most = Math.max(most, await readMemoryMegabytes(site));
  }
  const seconds = (performance.now() - start) / 1000;
  print(`\nA report of ${lines - 1} rows as CSV: ${seconds.toFixed(1)} s (goal: at most 200 MB more)`);
  print(
    `  memory before ${before.toFixed(0)} MB, most ${most.toFixed(0)} MB, more ${(most - before).toFixed(0)} MB`,
  );
}

const [processor] = os.cpus();
print(`Machine: ${processor?.model}, ${os.cpus().length} cores, Node ${process.version}`);
Object.assign(process.env, TEST_SECRETS);
const { url, drop } = await createTestDatabase();
const site = await serveSite({
  folder: process.cwd(),
  command: process.execPath,
  args: [".ci/start.mjs"],
  firstPage: "/en",
  variables: { DATABASE_URL: url, LIMIT_FACTOR: "1000" },
});
openDatabase(url);
try {
  const [few, many] = [
    await employSomebody(site.origin, "planner"),
    await employSomebody(site.origin, "planner"),
  ];
  await addClients(few.userId, FEW);
  await addClients(many.userId, MANY);
  await keepDayTotals();
  await getDatabase().execute(sql`analyze`);
  await comparePages(few.visitor, many.visitor);
  await addOtherPeople(REPORT_ROWS - MANY - FEW);
  const administrator = await employSomebody(site.origin, "administrator");
  await weighReport(site, administrator.visitor);
} finally {
  await stopSite(site);
  await closeDatabase();
  await drop();
  await leaveTestServer();
}
