/** The previous release, built by `npm run test:release -- upgrade`, beside this one, on this one's tables. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../support/database";
import { becomeGuest } from "../support/guest-plans";
import { startServer, type TestServer } from "../support/server";
import { createVisitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";

let dropDatabase: () => Promise<void>;
let databaseUrl: string;
let now: TestServer;
let before: TestServer;
beforeAll(async () => {
  ({ url: databaseUrl, drop: dropDatabase } = await createTestDatabase());
  // The previous release does every job, so that this one's guests wait for it.
  now = await startServer({ databaseUrl, environment: { WORKER: "off" } });
  before = await startServer({ databaseUrl, folder: process.env.RELEASE_BEFORE });
});
afterAll(async () => {
  await before.stop();
  await now.stop();
  await dropDatabase();
});

it("computes plans for this release and is read by it, and both know each other's guests", async () => {
  for (const [at, other] of [
    [before, now],
    [now, before],
  ] as const) {
    const guest = await becomeGuest(at.origin);
    const plan = await guest.make("thandi");
    const there = createVisitor(other.origin, new Map(guest.browser.cookies));
    await there.open(`${PLAN}?plan=${plan}`);
    if (!there.page().path.startsWith(PLAN)) await there.press("plan");
    expect(there.page()).toMatchObject({ status: 200, path: expect.stringContaining(PLAN) as string });
    expect(there.page().html).toContain("Recommended plan");
  }
});

it("reports no failure", () => {
  for (const { readOutput } of [before, now])
    expect(
      readOutput()
        .split("\n")
        .filter((line) => /"level":(50|60)/.test(line)),
    ).toEqual([]);
});
