/** The steps with a client in the admin area; a step's state follows from the client's data, not from the page. */
import type { ClientState } from "~/contract/plan/client-state";
import type { ClientOverview } from "~/contract/desk/desk-operations";
import { hasRight } from "~/contract/wire/rights";
import type { Role } from "~/contract/wire/role";
import type { BandStep } from "~/ui/step-band";
import { writeAnswersPage, writeClientPage, writeFeesPage } from "../identity/client-addresses";

type StepName = "Client" | "Answers" | "Fees" | "Plan" | "Share or print";

type ClientStep = BandStep & { name: StepName };

type Known = {
  overview: ClientOverview;
  /** Whether a share link to the newest plan works. */
  isShared: boolean;
};

/** The status of a plan, where there is one. */
const PLAN_WORDS: Partial<Record<ClientState, string>> = {
  failed: "Failed",
  older: "Answers changed",
  pending: "Being worked out",
  ready: "Ready",
  chosen: "Chosen",
};

/**
 * Lists the steps with a client that a role takes.
 * @param here the step of the page
 * @param known undefined while no client is chosen
 */
export function listClientSteps(here: StepName, role: Role, known?: Known): ClientStep[] {
  const setsFees = hasRight(role, "setFees");
  const steps = known ? describeSteps(known) : NOTHING_DONE;
  return steps
    .filter(({ name }) => setsFees || name !== "Fees")
    .map((step) => (step.name === here ? { name: here, state: "current" } : step));
}

const NOTHING_DONE: readonly ClientStep[] = (
  ["Client", "Answers", "Fees", "Plan", "Share or print"] as const
).map((name) => ({ name, state: "todo" }));

const markIf = (isDone: boolean) => (isDone ? "done" : "todo");

function describeSteps({ overview, isShared }: Known): ClientStep[] {
  const { client, plans, higherFees } = overview;
  const { userId, planId, state, draftStep, isGuest = false } = client;
  const isReady = plans.find(({ id }) => id === planId)?.advice?.status === "ready";
  const ofPlan = `plan=${planId}&client=${userId}`;
  const answered: ClientStep[] = [
    { name: "Client", state: "done", to: writeClientPage(userId) },
    {
      name: "Answers",
      state: markIf(planId !== undefined),
      words: state === "draft" ? `Step ${draftStep ?? 1} of 7` : undefined,
      to: isGuest ? undefined : writeAnswersPage(client),
    },
  ];
  const plan: ClientStep = {
    name: "Plan",
    state: markIf(state === "chosen"),
    words: PLAN_WORDS[state],
    to: isReady ? `/en/recommended-plan?${ofPlan}` : undefined,
  };
  // A client without an account has no further steps.
  if (isGuest) return [...answered, plan];
  const fees: ClientStep = {
    name: "Fees",
    state: markIf(planId !== undefined && !higherFees),
    words: higherFees && "Waits for a yes",
    to: writeFeesPage(userId),
  };
  const share: ClientStep = {
    name: "Share or print",
    state: markIf(isShared),
    to: isReady ? `/en/recommended-plan/share?${ofPlan}` : undefined,
  };
  return [...answered, fees, plan, share];
}
