/**
 * Forms of desks and of people whose service fails: each is shown again as typed, with the service's message.
 * Without scripts.
 */
import { readdirSync, readFileSync } from "node:fs";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { assembleCast, type CallerName, type Cast } from "../support/cast";
import { type FailingServices, startBeforeFailing } from "../support/failing-services";
import { hasAction } from "../support/has-action";
import { inventIdentityNumber } from "../support/identity-numbers";
import { joinFirm } from "../support/staff";
import { type Changes, createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const services = inject("site");
let failing: FailingServices;
let cast: Cast;
let organisation = 0;
/** The user id of the planner, whose client the person is. */
let planner = 0;
beforeAll(async () => {
  cast = await assembleCast(services);
  const database = new Client({ connectionString: services.databaseUrl });
  await database.connect();
  await database.query("update recommendations set status = 'failed' where plan_id = $1", [
    cast.plans.person,
  ]);
  await database.end();
  planner = cast.planner.userId;
  organisation = await joinFirm(services.databaseUrl, [planner, cast.coach.userId]);
  failing = await startBeforeFailing(services);
});
afterAll(() => failing.stop());

type Case = {
  who: CallerName;
  /** The page's route, and its address with the number of the person or the organisation. */
  route: string;
  intent: string;
  typed?: Changes;
  /** The call that fails; `{id}` is the number in the address. */
  call: string;
};

const NAMES = { firstNames: "Naledi", surname: "Khumalo", email: "naledi@example.org" };
const heads = "First names,Surname,ID number,Cell number,Email";
const newcomer = { ...NAMES, rsaIdNr: inventIdentityNumber(), cellNr: "0825550101" };
const list = `${heads}\nNaledi,Khumalo,${newcomer.rsaIdNr},0825550101,naledi@example.org`;

const CASES: Case[] = [
  { who: "planner", route: "clients.new", intent: "add", typed: newcomer, call: "POST /api/users" },
  {
    who: "planner",
    route: "clients.$client.details",
    intent: "save",
    typed: NAMES,
    call: "PUT /api/users/{id}",
  },
  { who: "planner", route: "clients.$client._index", intent: "again", call: "PUT /api/plan" },
  { who: "planner", route: "clients._index", intent: "again", call: "PUT /api/plan" },
  {
    who: "planner",
    route: "clients.$client.hand-over",
    intent: "hand-over",
    typed: { toUserId: "987654" },
    call: "POST /api/advisor/{own}/clients/hand-over",
  },
  {
    who: "planner",
    route: "clients.$client.number",
    intent: "ask",
    typed: { cell_number: "082 555 0199", identity_checked: "yes" },
    call: "POST /api/users/{id}/number",
  },
  {
    who: "planner",
    route: "clients.import",
    intent: "check",
    typed: { list },
    call: "POST /api/users/import",
  },
  { who: "planner", route: "landing-page", intent: "publish", call: "PUT /api/user/landing-page" },
  {
    who: "planner",
    route: "fees",
    intent: "save",
    typed: { LAP_annual: "0.71" },
    call: "PUT /api/users/{id}",
  },
  {
    who: "planner",
    route: "fees",
    intent: "preview",
    typed: { LAP_annual: "0.71" },
    call: "POST /api/plan/calculation/fees",
  },
  {
    who: "administrator",
    route: "people.new",
    intent: "add",
    typed: { ...newcomer, role: "Financial Planner" },
    call: "POST /api/users",
  },
  {
    who: "administrator",
    route: "people.$person._index",
    intent: "details",
    typed: NAMES,
    call: "PUT /api/users/{id}",
  },
  {
    who: "administrator",
    route: "people.$person._index",
    intent: "deactivate",
    call: "PUT /api/users/{id}/active",
  },
  {
    who: "administrator",
    route: "people.$person.hand-over",
    intent: "hand-over",
    typed: { toUserId: "987654" },
    call: "POST /api/advisor/{own}/clients/hand-over",
  },
  {
    who: "administrator",
    route: "people.$person.passkeys",
    intent: "reset",
    typed: { identity_checked: "yes" },
    call: "POST /api/users/{id}/passkeys/reset",
  },
  {
    who: "administrator",
    route: "organisations.new",
    intent: "details",
    typed: { name: "Kiaat Advice" },
    call: "POST /api/organizations",
  },
  {
    who: "administrator",
    route: "organisations.$organisation",
    intent: "details",
    typed: { name: "Kiaat Advice" },
    call: "PUT /api/organizations/{organisation}",
  },
  { who: "administrator", route: "features", intent: "off", call: "POST /api/updatefeatures" },
  {
    who: "administrator",
    route: "audit-log",
    intent: "find",
    typed: { rsaIdNr: newcomer.rsaIdNr },
    call: "GET /api/users",
  },
];

/** Routes whose forms only redirect, to a list or a file. */
const LEAD_ON = ["people._index", "records._index", "records.file"];

/** A route whose form needs a kept check of a client: `yearly-check.test.ts` presses it. */
const BESIDE_CHECKS = ["living-annuities"];

function fill(text: string, route: string): string {
  const id = route.startsWith("people.$person") ? planner : cast.person.userId;
  return text
    .replace("{id}", String(id))
    .replace("{own}", String(planner))
    .replace("{organisation}", String(organisation));
}

function writeAddress(route: string): string {
  if (route === "fees") return `/en/admin/fees?client=${cast.person.userId}&fund=other`;
  const written = route
    .replace("$client", "{id}")
    .replace("$person", "{id}")
    .replace("$organisation", "{organisation}")
    .replace("._index", "");
  return `/en/admin/${fill(written, route).replaceAll(".", "/")}`;
}

async function open(who: CallerName, address: string): Promise<Visitor> {
  const visitor = createVisitor(failing.origin, new Map(cast.visitors[who].cookies));
  expect((await visitor.open(address)).status, address).toBe(200);
  return visitor;
}

it("every desk page with a form is among these", () => {
  const folder = "app/routes";
  const routes = readdirSync(folder)
    .filter((file) => file.startsWith("en._desk.admin."))
    .filter((file) => hasAction(readFileSync(`${folder}/${file}`, "utf8")))
    .map((file) => file.replace(/^en\._desk\.admin\.|\.tsx?$/g, ""));
  expect(routes.filter((route) => ![...LEAD_ON, ...BESIDE_CHECKS].includes(route)).sort()).toEqual(
    [...new Set(CASES.map(({ route }) => route))].sort(),
  );
});

it.each(CASES)(
  "$who, $route, $intent: comes back as typed",
  async ({ who, route, intent, typed = {}, call }) => {
    failing.refused.clear();
    failing.refused.add(fill(call, route));
    const visitor = await open(who, writeAddress(route));
    for (const [words, shown] of [
      [
        "The desk is being moved",
        "The desk is being moved. Please wait a minute and press the button again.",
      ],
      [undefined, "We could not do this just now. Please wait a minute and press the button again."],
    ] as const) {
      failing.say(words);
      const page = await visitor.press(intent, typed);
      expect(page.status).toBe(422);
      expect(readText(page.html)).toContain(shown);
      expect(readTitle(page.html)).toMatch(/^Error: /);
      for (const value of Object.values(typed)
        .flat()
        .filter((one) => one !== "987654"))
        expect(readForms(page.html)).toContain(value);
    }
  },
);

it("somebody's own details come back as typed", async () => {
  failing.refused.clear();
  failing.refused.add(`PUT /api/users/${cast.person.userId}`);
  failing.say("The desk is being moved");
  const visitor = await open("person", "/en/profile");
  const page = await visitor.press("details", { firstNames: "Boitumelo Grace" });
  expect(page.status).toBe(422);
  expect(readText(page.html)).toContain("The desk is being moved. Please wait a minute");
  expect(readForms(page.html)).toContain("Boitumelo Grace");
});

it.each([
  [
    "send",
    "/api/email",
    { message: "Hello there" },
    "We were not able to send your message, please try again later.",
  ],
  [
    "call",
    "/api/call-request",
    { name: "Thandi", phone: "082 123 4567" },
    "We are sorry, we could not pass this on.",
  ],
] as const)(
  "what a visitor writes to a person comes back as typed: %s",
  async (intent, path, typed, words) => {
    failing.refused.clear();
    failing.refused.add(`POST ${path}`);
    failing.say(undefined);
    const visitor = await open("nobody", "/en/contact");
    const page = await visitor.press(intent, typed);
    expect(readText(page.html)).toContain(words);
    for (const value of Object.values(typed)) expect(readForms(page.html)).toContain(value);
  },
);

/** A page's HTML with unescaped quotes, as they were typed. */
const readForms = (html: string) => html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
