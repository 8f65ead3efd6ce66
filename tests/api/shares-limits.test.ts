/** Guessing share links: none is found, and soon they are not even looked up. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { watchRequests } from "../../app/backend/watching/watch-requests";
import { LIMITS } from "../../app/backend/limits/limits";
import { getLogger } from "../../app/backend/log/logger";
import { becomeGuest } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { countRuns } from "../support/count-runs";
import { serveApi } from "../support/serve-api";

const GUESSES = countRuns({ usually: 400, long: 10_000 });

let stop: () => Promise<void>;
let api: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  process.env.LIMIT_FACTOR = "1";
  stop = await startTestBackend({ isWorking: false });
  watchRequests(() => "/api/*");
  api = await serveApi();
});
afterAll(async () => {
  await api.close();
  await stop();
});

test(`of ${GUESSES} guesses none succeeds, and all after the limit are too many`, async () => {
  const bearer = await becomeGuest();
  const statuses: number[] = [];
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const Token = randomBytes(32).toString("base64url");
    const calls = ["getShared", "getSharedCover", "askSharedCode"] as const;
    const name = calls[guess % calls.length] ?? "getShared";
    statuses.push((await callBackend(name, { headers: { Token } }, { bearer })).http_code);
  }
  const { calls } = LIMITS.share.bearer;
  expect(new Set(statuses.slice(0, calls))).toEqual(new Set([404]));
  expect(new Set(statuses.slice(calls))).toEqual(new Set([429]));
}, 600_000);

test("the token of a link is in no line of the log", async () => {
  const bearer = await becomeGuest();
  const logger = getLogger();
  const lines = (["info", "warn", "error"] as const).map((level) => vi.spyOn(logger, level));
  const Token = randomBytes(32).toString("base64url");
  const headers = { Authorization: `Bearer ${bearer}`, Token };
  for (const path of ["/plan/shared", "/plan/shared/cover"])
    expect((await fetch(`${api.origin}/api${path}`, { headers })).status).toBe(404);
  await expect.poll(() => lines.flatMap(({ mock }) => mock.calls).length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(lines.flatMap(({ mock }) => mock.calls))).not.toContain(Token);
});
