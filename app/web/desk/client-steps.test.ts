import { expect, it } from "vitest";
import type { ClientOverview } from "~/contract/desk/desk-operations";
import { listClientSteps } from "./client-steps";

type Changes = { client?: Partial<ClientOverview["client"]> } & Partial<Omit<ClientOverview, "client">>;

function overview({ client, ...rest }: Changes = {}): ClientOverview {
  const known = { userId: 812, hasError: false, state: "new", changedDate: "2026-11-20T08:00:00Z" } as const;
  return { plans: [], acts: [], ...rest, client: { ...known, ...client } as ClientOverview["client"] };
}

const ready = { status: "ready" } as ClientOverview["plans"][number]["advice"];
const plan = { id: 1502, created_at: "2026-11-20T08:00:00Z", advice: ready };
const [CLIENT, PLAN] = ["client=812", "plan=1502&client=812"];

/** Each step as `state: words, address`. */
const tell = (...given: Parameters<typeof listClientSteps>) =>
  Object.fromEntries(
    listClientSteps(...given).map(({ name, state, words, to }) => [name, [state, words, to]]),
  );

it("begins with choosing a client, of whom nothing is known", () => {
  const todo = ["todo", undefined, undefined];
  expect(tell("Client", "planner")).toEqual({
    Client: ["current", undefined, undefined],
    Answers: todo,
    Fees: todo,
    Plan: todo,
    "Share or print": todo,
  });
  expect(Object.keys(tell("Client", "coach"))).not.toContain("Fees");
});

it("leads a client who has not finished to their questions, and calls nothing done that is not", () => {
  const draft = overview({ client: { state: "draft", draftStep: 3 } });
  expect(tell("Client", "planner", { overview: draft, isShared: false })).toEqual({
    Client: ["current", undefined, undefined],
    Answers: ["todo", "Step 3 of 7", `/en/1?${CLIENT}`],
    Fees: ["todo", undefined, `/en/admin/fees?${CLIENT}`],
    Plan: ["todo", undefined, undefined],
    "Share or print": ["todo", undefined, undefined],
  });
});

it("says of a plan what became of it, and leads from the fees to the client and to each step", () => {
  const chosen = overview({ client: { state: "chosen", planId: 1502 }, plans: [plan] });
  expect(tell("Fees", "planner", { overview: chosen, isShared: true })).toEqual({
    Client: ["done", undefined, "/en/admin/clients/812"],
    Answers: ["done", undefined, `/en/check-answers?${PLAN}`],
    Fees: ["current", undefined, undefined],
    Plan: ["done", "Chosen", `/en/recommended-plan?${PLAN}`],
    "Share or print": ["done", undefined, `/en/recommended-plan/share?${PLAN}`],
  });
});

it.each([
  ["ready", "Ready", `/en/recommended-plan?${PLAN}`],
  ["older", "Answers changed", `/en/recommended-plan?${PLAN}`],
] as const)("has a plan that is %s to do", (state, words, to) => {
  const known = { overview: overview({ client: { state, planId: 1502 }, plans: [plan] }), isShared: false };
  expect(tell("Client", "planner", known).Plan).toEqual(["todo", words, to]);
});

it("waits with fees that a client has not agreed to, and with a plan that is not there", () => {
  const waiting = overview({
    client: { state: "pending", planId: 1502 },
    plans: [{ ...plan, advice: { ...ready!, status: "pending" } as typeof ready }],
    higherFees: { name: "Lerato", at: "2026-11-20T08:00:00Z" },
  });
  const told = tell("Client", "planner", { overview: waiting, isShared: false });
  expect(told.Fees).toEqual(["todo", "Waits for a yes", `/en/admin/fees?${CLIENT}`]);
  expect(told.Plan).toEqual(["todo", "Being worked out", undefined]);
  expect(told["Share or print"]).toEqual(["todo", undefined, undefined]);
});

it("has only the plan of a guest, who has no account", () => {
  const guest = overview({ client: { state: "ready", planId: 1502, isGuest: true }, plans: [plan] });
  expect(tell("Client", "planner", { overview: guest, isShared: false })).toEqual({
    Client: ["current", undefined, undefined],
    Answers: ["done", undefined, undefined],
    Plan: ["todo", "Ready", `/en/recommended-plan?${PLAN}`],
  });
});
