import { maskIdentityNumber } from "~/base/identity-number";
import { formatRand } from "~/base/money";
import type { ClientState } from "~/contract/plan/client-state";
import type { ClientOverview, ClientPlan } from "~/contract/desk/desk-operations";
import { withBirthDate } from "~/words/plan/name-with-birth";
import { capitalise, writeCount, writeDate, writeInstant } from "~/words/plan/write-figures";
import { writeShortDay } from "~/words/plan/short-days";
import { writeAnswersPage, writeClientPage, writeFeesPage } from "~/web/identity/client-addresses";
import { writeClientCheck } from "./check-words";
import type { ClientView } from "./client-page";
import {
  describeNeed,
  nameShortly,
  nameWhole,
  NO_ACCOUNT,
  sayState,
  STATE_WORDS,
  writeDay,
} from "./client-words";

type Rights = { setsFees: boolean; chooses: boolean; handsOver: boolean };

/** The content of a client's page, for a visitor with these rights. */
export function describeClient(
  overview: ClientOverview,
  { fees, rights }: { fees: string | undefined; rights: Rights },
): Omit<ClientView, "isAgain" | "assumed" | "ways" | "help" | "steps"> {
  const { client, plans, acts, olderThan } = overview;
  const name = nameShortly(client);
  const needs = listNeeds(overview, rights);
  return {
    id: client.userId,
    name,
    kicker: describeKicker(overview),
    title: writeTitle(overview, needs),
    needs,
    plans: plans.map((plan) => describePlan(plan, overview)),
    older: olderThan === undefined ? undefined : `?before=${olderThan}`,
    linkAddress: writeLinkAddress(overview),
    links: listLinks(overview, rights),
    facts: listFacts(overview, fees),
    actsNote: client.isGuest ? GUEST_NOTE : `${name} can read it in their own login`,
    acts: acts.map(({ act, plan_id, ...by }) => ({
      act: capitalise(act) + (plan_id === undefined ? "" : `, plan ${plan_id}`),
      by: `${by.name}, ${by.role}`,
      at: writeInstant(by.at),
    })),
  };
}

const GUEST_NOTE = "They came from your page, and can stop you from seeing their plan";

function describeKicker({ client }: ClientOverview): string {
  const retires = client.retirementDate && `retires ${writeDate(client.retirementDate)}`;
  const number = client.idNumber === undefined ? NO_ACCOUNT : maskIdentityNumber(client.idNumber);
  const who = withBirthDate({ name: nameWhole(client), birthDate: client.birthDate });
  return [who, `Client ${client.userId}`, number, retires].filter(Boolean).join(" · ");
}

type Need = ClientView["needs"][number];

function listNeeds({ client, higherFees, plans }: ClientOverview, { setsFees, chooses }: Rights): Need[] {
  const { userId, planId, state, draftStep } = client;
  const name = nameShortly(client);
  const open = describeNeed(client);
  const own: Need[] = open
    ? [
        {
          key: state,
          state,
          short: `${name} ${open.fact.replace(/\.$/, "")}`,
          fact: `${name} ${open.fact}`,
          detail: open.detail,
          ...(state === "failed" && { again: planId }),
          ...(state === "older" && {
            link: { to: writeAnswersPage(client), words: "Work it out again" },
          }),
          ...(state === "draft" && {
            link: { to: `/en/${draftStep ?? 1}?client=${userId}`, words: "Go on" },
          }),
        },
      ]
    : [];
  const fees: Need[] = higherFees
    ? [
        {
          key: "fees",
          state: "pending",
          short: `Higher fees wait for ${name}’s yes`,
          fact: `Higher fees wait for ${name}’s yes.`,
          detail: `${higherFees.name} asked on ${writeDay(higherFees.at)}.`,
          link: setsFees ? { to: writeFeesPage(userId), words: "See the fees" } : undefined,
        },
      ]
    : [];
  const invests = plans.flatMap(({ id, awaits_confirmation_since: since }): Need[] => {
    if (!since) return [];
    const short = `Investing waits for ${name}’s yes`;
    const to = `/en/recommended-plan/invest?plan=${id}&client=${userId}`;
    return [
      {
        key: `invest-${id}`,
        state: "pending",
        short,
        fact: `${short}.`,
        detail: `It was asked for plan ${id} on ${writeDay(since)}.`,
        link: chooses ? { to, words: "See what was asked" } : undefined,
      },
    ];
  });
  return [...own, ...fees, ...invests];
}

const TITLES = {
  pending: (name: string) => `We are working out ${name}’s plan`,
  new: (name: string) => `${name} has not begun yet`,
  ready: (name: string) => `${name}’s plan is ready`,
  chosen: (name: string) => `${name}’s plan is chosen`,
} as const satisfies Partial<Record<ClientState, (name: string) => string>>;

function writeTitle({ client }: ClientOverview, needs: readonly Need[]): string {
  const name = nameShortly(client);
  const [only] = needs;
  if (needs.length > 1) return `${capitalise(writeCount(needs.length))} things stand in ${name}’s way`;
  if (only) return only.short;
  const { state } = client;
  return state in TITLES ? TITLES[state as keyof typeof TITLES](name) : `${name} is your client`;
}

function describePlan(plan: ClientPlan, { client }: ClientOverview): ClientView["plans"][number] {
  const { id, advice, created_at, selected_at, retirement_date } = plan;
  const state = id === client.planId ? client.state : findState(plan);
  const counting = advice?.edit?.selected ? advice.edit : advice?.base;
  return {
    id,
    state,
    words: state === "chosen" && selected_at ? `Chosen ${writeShortDay(selected_at)}` : STATE_WORDS[state],
    income: counting && formatRand(Math.round(counting.monthly_income_total)),
    retires: writeShortDay(retirement_date),
    made: writeShortDay(created_at),
    to: `/en/recommended-plan?plan=${id}&client=${client.userId}`,
  };
}

function findState({ advice, selected_at }: ClientPlan): ClientState {
  if (advice?.status === "failed" || advice?.status === "pending") return advice.status;
  return selected_at ? "chosen" : "ready";
}

const isNewestReady = ({ client, plans }: ClientOverview) =>
  plans.find(({ id }) => id === client.planId)?.advice?.status === "ready";

/** Undefined for a guest's plan, which only its owner may share. */
function writeLinkAddress(overview: ClientOverview): string | undefined {
  const { userId, planId, isGuest } = overview.client;
  if (isGuest || !isNewestReady(overview)) return undefined;
  return `/en/recommended-plan/share?plan=${planId}&client=${userId}`;
}

function listLinks(overview: ClientOverview, { setsFees, handsOver }: Rights) {
  const { client } = overview;
  const { userId, planId } = client;
  const name = nameShortly(client);
  const page = writeClientPage(userId);
  const walk = isNewestReady(overview)
    ? [
        {
          to: `/en/recommendation-experience?plan=${planId}&client=${userId}`,
          words: "Walk through the plan",
        },
      ]
    : [];
  // An adviser can do nothing else for a guest.
  if (client.isGuest) return walk;
  return [
    {
      to: writeAnswersPage(client),
      words: `Answer the questions for ${name}`,
      note: planId === undefined ? sayState(client) : undefined,
    },
    ...walk,
    { to: writeClientCheck(userId), words: "Check a living annuity that pays" },
    ...(setsFees ? [{ to: writeFeesPage(userId), words: "Change fees" }] : []),
    { to: `${page}/details`, words: setsFees ? "Change details" : "See details" },
    { to: `${page}/number`, words: "Replace a lost cell number" },
    ...(handsOver ? [{ to: `${page}/hand-over`, words: "Hand over" }] : []),
  ];
}

function listFacts({ client, cellEnd, lastLoginDate }: ClientOverview, fees: string | undefined) {
  return [
    ...(client.retirementSavings ? [{ name: "Savings", value: formatRand(client.retirementSavings) }] : []),
    ...(cellEnd ? [{ name: "Cell number", value: `••• ••• ••${cellEnd}` }] : []),
    ...(client.isGuest
      ? [{ name: "Account", value: "None yet" }]
      : [
          { name: "Advice fee, before VAT", value: fees ?? "Not known just now" },
          { name: "Last here", value: lastLoginDate ? writeDay(lastLoginDate) : "Not yet" },
        ]),
  ];
}
