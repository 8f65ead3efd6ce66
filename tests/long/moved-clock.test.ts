/**
 * The built site around midnight, on machines in several time zones: a journey from before midnight to after
 * it reads the same wherever the machine and its database are.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { addYears, formatDayMonthYear, type IsoDate } from "../../app/base/date";
import { writeIsoDate } from "../../app/words/plan/write-figures";
import { thandi } from "../support/answers";
import { createTestDatabase } from "../support/database";
import { register } from "../support/logged-in";
import { startServer } from "../support/server";
import { createVisitor, readText, type Visitor } from "../support/visitor";

const ZONES = ["Africa/Johannesburg", "America/New_York", "Europe/London", "Pacific/Apia"];

/** A night, and the change of a clock elsewhere in it. */
const NIGHTS: [what: string, last: IsoDate, first: IsoDate][] = [
  ["a tax year's end", "2027-02-28", "2027-03-01"],
  ["28 February of a leap year", "2028-02-28", "2028-02-29"],
  ["29 February", "2028-02-29", "2028-03-01"],
  ["the hour that New York leaves out", "2027-03-13", "2027-03-14"],
  ["the hour that London has twice", "2027-10-30", "2027-10-31"],
];

const PRELOAD = pathToFileURL(path.resolve("tests/support/moved-clock.mjs")).href;
const PLAN = "/en/recommended-plan";
const PAGES = [PLAN, `${PLAN}/assumed`, `${PLAN}/edit`, "/en/dashboard", "/en/my-data", "/en/profile"];

const startAt = (instant: string, zone: string, databaseUrl: string) =>
  startServer({
    databaseUrl,
    environment: { TZ: zone, MOVED_CLOCK: instant, NODE_OPTIONS: `--import=${PRELOAD}` },
  });

/** Column defaults such as `now()` get the clock and the time zone of the site as well. */
async function moveDatabase(url: string, instant: string, zone: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const seconds = Math.round((Date.parse(instant) - Date.now()) / 1_000);
  await client.query(`do $$
    declare made record;
    begin
      execute format('alter database %I set timezone to %L', current_database(), '${zone}');
      for made in
        select adrelid::regclass as rows, attname as name from pg_attrdef
          join pg_attribute on attrelid = adrelid and attnum = adnum
          join pg_class on pg_class.oid = adrelid
        where relnamespace = 'public'::regnamespace and pg_get_expr(adbin, adrelid) like '%now()%'
      loop
        execute format('alter table %s alter column %I set default now() + interval ''${seconds} seconds''', made.rows, made.name);
      end loop;
    end $$`);
  await client.end();
}

/** The answers of a person who retires on the day itself. */
const answersOn = (day: IsoDate): typeof thandi => ({
  ...thandi,
  1: { ...thandi[1], dateOfBirth: "29/02/1964", retirementDate: formatDayMonthYear(day) },
  4: { ...thandi[4], "dependants[0].dateOfBirth": formatDayMonthYear(addYears(day, -60)) },
});

async function answerAll(visitor: Visitor, answers: typeof thandi): Promise<void> {
  await visitor.open("/en/1");
  for (const step of [1, 2, 3, 4, 5, 6, 7] as const)
    if (visitor.page().path === `/en/${step}`)
      await visitor.press(step === 7 ? "save" : "next", answers[step]);
}

/** The text of a page, without parts that differ between any two visits. */
function read({ status, path: at, html }: { status: number; path: string; html: string }): string {
  return `${status} ${at} ${readText(html)}`
    .replace(/\b\d\d:\d\d\b/g, "a time")
    .replace(/\b\d\d•{5,}|•• \d{4}\b|\b82 \d{3} \d{4}\b|localhost:\d+/g, "a number");
}

/** Starts before midnight, and continues after it with the same browser. */
async function walkThrough(last: IsoDate, first: IsoDate, zone: string): Promise<string[]> {
  const { url, drop } = await createTestDatabase();
  const [before, after] = [`${last}T23:50:00+02:00`, `${first}T00:00:01+02:00`];
  await moveDatabase(url, before, zone);
  const site = await startAt(before, zone, url);
  const seen: string[] = [];
  const visitor = createVisitor(site.origin);
  const late = createVisitor(site.origin);
  await register(visitor);
  await answerAll(visitor, answersOn(last));
  await expect.poll(async () => (await visitor.open(PLAN)).path).toMatch(/experience/);
  await visitor.press("plan");
  for (const one of PAGES) seen.push(read(await visitor.open(one)));
  await late.open("/en/1");
  seen.push(read(await late.press("next", answersOn(last)[1])));
  await site.stop();

  await moveDatabase(url, after, zone);
  const next = await startAt(after, zone, url);
  const still = createVisitor(next.origin, visitor.cookies);
  for (const one of PAGES) seen.push(read(await still.open(one)));
  const stillLate = createVisitor(next.origin, late.cookies);
  seen.push(read(await stillLate.open("/en/1")));
  seen.push(read(await stillLate.press("next", answersOn(last)[1])));
  await next.stop();
  await drop();
  return seen;
}

describe.each(NIGHTS)("%s", (_, last, first) => {
  it("is the same night at machines in every zone", async () => {
    const [here, ...elsewhere] = await ZONES.reduce<Promise<string[][]>>(
      async (walked, zone) => [...(await walked), await walkThrough(last, first, zone)],
      Promise.resolve([]),
    );
    for (const [place, seen] of elsewhere.entries()) expect(seen, ZONES[place + 1]).toEqual(here);
    const [before, after] = [here!.slice(0, PAGES.length), here!.slice(PAGES.length + 1, -2)];
    for (const page of [...before, ...after]) expect(page).toMatch(/^200 /);
    // Stored data and the login are the same on the next day.
    expect(after[0]).toBe(before[0]);
    expect(after[0]).toContain(writeIsoDate(last));
    expect(here!.at(-1)).toContain(`has to be between ${formatDayMonthYear(first)} and`);
  });
});
