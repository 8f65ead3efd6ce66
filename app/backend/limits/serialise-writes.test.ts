import { expect, test } from "vitest";
import { serialiseWrites } from "./serialise-writes";
import { findAllowance } from "./limits";

/** Work that ends when the test resolves it. */
function makeWork() {
  let [resolve, reject]: [(value: string) => void, (reason: Error) => void] = [() => {}, () => {}];
  const promise = new Promise<string>((...ends) => ([resolve, reject] = ends));
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return promise;
  };
  return { work, resolve, reject, hasBegun: () => hasBegun };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("one person's work is done piece by piece, whether or not it succeeds, and another's beside it", async () => {
  const [first, second, beside] = [makeWork(), makeWork(), makeWork()];
  const answers = Promise.allSettled([
    serialiseWrites("one", first.work),
    serialiseWrites("one", second.work),
    serialiseWrites("another", beside.work),
  ]);
  await nextTurn();
  expect([first, second, beside].map(({ hasBegun }) => hasBegun())).toEqual([true, false, true]);
  first.reject(new Error("first"));
  await nextTurn();
  expect(second.hasBegun()).toBe(true);
  second.resolve("second");
  beside.resolve("beside");
  expect(await answers).toEqual([
    { status: "rejected", reason: new Error("first") },
    { status: "fulfilled", value: { ok: true, value: "second" } },
    { status: "fulfilled", value: { ok: true, value: "beside" } },
  ]);
});

test("more than a bearer may store does not wait, and there is room again once some is done", async () => {
  const most = findAllowance("store", "bearer")?.calls ?? 0;
  const works = Array.from({ length: most }, makeWork);
  const answers = works.map(({ work }) => serialiseWrites("one", work));
  expect(await serialiseWrites("one", async () => "too many")).toEqual({
    ok: false,
    reason: "rateLimitOfCaller",
  });
  expect(await serialiseWrites("another", async () => "beside")).toEqual({ ok: true, value: "beside" });
  works[0]!.resolve("first");
  await answers[0];
  const late = serialiseWrites("one", async () => "late");
  for (const { resolve } of works) resolve("done");
  expect(await late).toEqual({ ok: true, value: "late" });
  await Promise.all(answers);
});

test("what waits for work that the database does not answer is refused with it, and what comes later is tried", async () => {
  const [first, second] = [makeWork(), makeWork()];
  const answers = Promise.allSettled([
    serialiseWrites("one", first.work),
    serialiseWrites("one", second.work),
    serialiseWrites("one", second.work),
  ]);
  first.reject(new Error("Query read timeout"));
  const refused = { status: "fulfilled", value: { ok: false, reason: "unavailable" } };
  expect((await answers).slice(1)).toEqual([refused, refused]);
  expect(second.hasBegun()).toBe(false);
  expect(await serialiseWrites("one", async () => "later")).toEqual({ ok: true, value: "later" });
});
