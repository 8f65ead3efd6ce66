/**
 * Measures what being logged in costs: a survey step beside the same step of a guest, the pages of somebody with 200
 * plans beside those of somebody with one, and what the pages of a login weigh.
 */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { todayInSouthAfrica } from "../../app/base/date";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { openAccount } from "../support/accounts";
import type { Account } from "../support/accounts";
import { thandi, walkTo } from "../support/answers";
import { take } from "../support/call";
import { TEST_SECRETS } from "../support/database";
import { inventIdentityNumber } from "../support/identity-numbers";
import { register } from "../support/logged-in";
import { logInVisitor } from "../support/logged-in-visitor";
import { createVisitor } from "../support/visitor";
import type { Visitor } from "../support/visitor";
import { serveSite, stopSite } from "./served-site";
import { median } from "./statistics";
import { ROUNDS, timeInTurn, write } from "./time-in-turn";
import { weighPage } from "./weight";

const print = (line: string) => process.stdout.write(`${line}\n`);

const MANY_PLANS = 200;
const POLL_MILLISECONDS = 100;

async function open(visitor: Visitor, address: string): Promise<void> {
  const page = await visitor.open(address);
  if (page.status !== 200 || page.path !== address)
    throw new Error(`${address}: ${page.status} ${page.path}`);
}

/** Sends step 3 as it stands; the answer leads to the next step and is not followed. */
async function sendStep(visitor: Visitor, fields: URLSearchParams): Promise<void> {
  const answer = await visitor.post(fields);
  const location = answer.headers.get("Location");
  if (!location?.startsWith("/en/4")) throw new Error(`step 3 leads to ${location}`);
}

async function compareSteps(origin: string) {
  const guest = createVisitor(origin);
  const person = createVisitor(origin);
  await register(person);
  for (const visitor of [guest, person]) await walkTo(visitor, 3);
  const step = (visitor: Visitor) => () => open(visitor, "/en/3");
  const next = (visitor: Visitor) => {
    const fields = visitor.fields();
    for (const [name, value] of Object.entries(thandi[3])) fields.set(name, String(value));
    fields.set("intent", "next");
    return () => sendStep(visitor, fields);
  };
  const works = { "opening /en/3": step, "sending it, which saves a person's draft": next };
  print(`\nA survey step, medians of ${ROUNDS} in turn (goal: a person's at least 0.8 as fast as a guest's)`);
  for (const [name, make] of Object.entries(works)) {
    const [ofGuest, ofPerson] = await timeInTurn(make(guest), make(person));
    const ratio = (median(ofGuest) / median(ofPerson)).toFixed(2);
    print(`  ${name}: guest ${write(ofGuest)}, person ${write(ofPerson)}, ratio ${ratio}`);
    for (const visitor of [guest, person]) await visitor.open("/en/3");
  }
}

/** Gives a person plans, one after the other, and waits until the last one's recommendation is there. */
async function makePlans(origin: string, { bearer }: Account, plans: number): Promise<number> {
  const transport = reachOver(origin);
  const [someone] = people(todayInSouthAfrica(new Date()));
  if (!someone) throw new Error("nobody was invented");
  let id = 0;
  for (let plan = 0; plan < plans; plan += 1) {
    ({ id } = take(await callOver(transport, "createPlan", { body: someone.record }, { bearer })));
    const query = { id, plan_type: "base" } as const;
    const ask = () => callOver(transport, "getRecommendations", { query }, { bearer });
    while ((await ask()).response_code === "R01") await sleep(POLL_MILLISECONDS);
  }
  return id;
}

async function comparePlans(origin: string) {
  const [one, many] = await Promise.all([openAccount({ origin }), openAccount({ origin })]);
  const ids = [await makePlans(origin, one, 1), await makePlans(origin, many, MANY_PLANS)] as const;
  // Making them takes longer than a bearer lasts that nobody renews.
  const visitors = await Promise.all([visitAnew(origin, one), visitAnew(origin, many)]);
  for (const visitor of visitors) {
    await visitor.open("/en/recommendation-experience/1");
    await visitor.press("plan");
  }
  const pages = {
    "/en/recommended-plan with the plan's number": (place: 0 | 1) => () =>
      open(visitors[place], `/en/recommended-plan?plan=${ids[place]}`),
    "/en/dashboard, which lists five": (place: 0 | 1) => () => open(visitors[place], "/en/dashboard"),
    "/en/recommended-plan/fees": (place: 0 | 1) => () =>
      open(visitors[place], `/en/recommended-plan/fees?plan=${ids[place]}`),
    "/en/recommended-plan/compare, funds": (place: 0 | 1) => () =>
      open(visitors[place], `/en/recommended-plan/compare?plan=${ids[place]}&show=funds`),
    "/en/thank-you, which finds the newest": (place: 0 | 1) => () => visitors[place].open("/en/thank-you"),
    "/en/my-data, which lists them all": (place: 0 | 1) => () => open(visitors[place], "/en/my-data"),
  };
  print(
    `\nA page of a person with ${MANY_PLANS} plans beside one with a single plan, medians of ${ROUNDS} in turn (goal: at most 1.2)`,
  );
  for (const [name, make] of Object.entries(pages)) {
    const [ofOne, ofMany] = await timeInTurn(make(0), make(1));
    const ratio = (median(ofMany) / median(ofOne)).toFixed(2);
    print(`  ${name}: one ${write(ofOne)}, ${MANY_PLANS} ${write(ofMany)}, ratio ${ratio}`);
  }
}

async function visitAnew(origin: string, account: Account): Promise<Visitor> {
  const query = { type: "investor" } as const;
  const answer = await callOver(reachOver(origin), "refreshToken", { query }, account);
  return logInVisitor(origin, { ...account, bearer: take(answer).bearer_token });
}

/** The pages of a login send the one small script and no React. */
async function weighLogin(origin: string) {
  print("\nPages of a login, gzip bytes (goal: no React, at most 4 kB of JavaScript)");
  const visitor = createVisitor(origin);
  const weigh = async () => {
    const { path: address, html } = visitor.page();
    const { scriptBytes, pageBytes } = await weighPage(origin, html);
    const react = html.includes("__remixContext") ? "React" : "no React";
    print(
      `  ${address}: ${react}, JavaScript ${(scriptBytes / 1000).toFixed(1)} kB, HTML and CSS ${(pageBytes / 1000).toFixed(1)} kB`,
    );
  };
  for (const address of ["/en/register", "/en/login"]) {
    await visitor.open(address);
    await weigh();
  }
  await visitor.press("send", { rsaIdNr: inventIdentityNumber() });
  await weigh();
}

const [processor] = os.cpus();
print(`Machine: ${processor?.model}, ${os.cpus().length} cores, Node ${process.version}`);
Object.assign(process.env, TEST_SECRETS);
const dataDir = await mkdtemp(path.join(os.tmpdir(), "baobab-bench-people-"));
const site = await serveSite({
  folder: process.cwd(),
  command: process.execPath,
  args: [".ci/start.mjs"],
  firstPage: "/en",
  variables: { DATA_DIR: dataDir, LIMIT_FACTOR: "1000" },
});
try {
  await weighLogin(site.origin);
  await compareSteps(site.origin);
  await comparePlans(site.origin);
} finally {
  await stopSite(site);
  await rm(dataDir, { recursive: true, force: true });
}
