import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { SEND_MAIL } from "../../app/backend/sending/outgoing-mails";
import { getDatabase } from "../../app/backend/store/connection";
import { shares, users } from "../../app/backend/store/schema";
import { embedded } from "../../app/backend/transports/embedded";
import type { InputOf } from "../../app/contract/wire/operation";
import type { OperationAt } from "../../app/contract/operations";
import { type Account, becomeGuest, openAccount } from "./accounts";
import { startTestBackend } from "./backend";
import { take } from "./call";
import { waitForJobs } from "./code-callers";
import { ILL } from "./ill-person";
import { readMailWords, serveMail, type TestMailServer } from "./mail-server";
import { createClient } from "./over-transports";
import { serveSms, type SmsServer } from "./sms-server";
import { openStaff } from "./staff";

type Caller = { bearer: string };
type Asked = Partial<InputOf<OperationAt<"sharePlan">>["body"]>;

/** The refusal for a share link that was revoked or has expired. */
export const GONE = {
  response_code: "R04",
  http_code: 410,
  message: "This link is no longer open: ask for another one",
};

/** The refusal for a link or a plan that the caller may not access. */
export const UNKNOWN = { response_code: "R04", http_code: 404 };

export const { makePlan, waitForRecommendation } = createClient(() => embedded);

type State = {
  /** The owner of the plan, their adviser, and a guest who opens links. */
  person: Account;
  planner: Account;
  reader: Caller;
  plan: number;
};

/**
 * The people of a test file about shared plans, on their own backend, which sends mails and codes. Each test
 * begins without links and with a new reader; tests that do not make a plan of their own share one.
 */
export function prepareSharing() {
  const scene = {} as State;
  let gateway: SmsServer;
  let mailServer: TestMailServer;
  let stop: () => Promise<void>;
  let kept: Pick<State, "person" | "plan">;
  beforeAll(async () => {
    gateway = await serveSms({ user: "token-id", password: "token-secret" });
    mailServer = await serveMail();
    Object.assign(process.env, {
      SMS_GATEWAY: "bulksms",
      SMS_USER: "token-id",
      SMS_PASSWORD: "token-secret",
      SMS_URL: gateway.url,
      SMTP_URL: mailServer.url,
      MAIL_FROM: "plans@baobab.example",
      OPERATOR_EMAIL: "operator@baobab.example",
    });
    stop = await startTestBackend();
    scene.planner = await openStaff("planner");
    const named = { firstNames: "Nomsa", surname: "Adviesgewer" };
    const { planner } = scene;
    take(await callBackend("updateUser", { params: { id: planner.userId }, body: named }, planner));
    await useOwnPlan();
    kept = { person: scene.person, plan: scene.plan };
  });
  afterAll(async () => {
    await stop();
    await gateway.close();
    await mailServer.close();
  });
  beforeEach(async () => {
    Object.assign(scene, kept, { reader: { bearer: await becomeGuest() } });
    await getDatabase().delete(shares);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function keepPlan(owner: Account): Promise<number> {
    const { id } = take(await callBackend("createPlan", { body: ILL }, owner));
    await waitForRecommendation(owner, id);
    return id;
  }

  /** A new person and their plan, for a test that changes either. */
  async function useOwnPlan(): Promise<void> {
    const { userId: adviserId } = scene.planner;
    scene.person = await openAccount();
    await getDatabase().update(users).set({ adviserId }).where(eq(users.id, scene.person.userId));
    scene.plan = await keepPlan(scene.person);
  }

  const share = (asked: Asked = {}, by: Caller = scene.person) => {
    const body = { id: scene.plan, plan_type: "base" as const, label: "For my accountant", ...asked };
    return callBackend("sharePlan", { body }, { ...by, processContextId: randomUUID() });
  };

  return Object.assign(scene, {
    keepPlan,
    useOwnPlan,
    share,
    makeLink: async (asked: Asked = {}, by: Caller = scene.person) => take(await share(asked, by)),
    open: (Token: string, { by = scene.reader, Requestid }: { by?: Caller; Requestid?: string } = {}) =>
      callBackend("getShared", { headers: { Token, Requestid } }, by),
    readCover: (Token: string) => callBackend("getSharedCover", { headers: { Token } }, scene.reader),
    revoke: (shareId: string, by: Caller = scene.person) =>
      callBackend("revokeShare", { params: { shareId } }, by),
    list: async (by: Caller = scene.person, id: number | undefined = scene.plan) =>
      take(await callBackend("getShares", { query: { id } }, by)),
    /** The mails since the last call. */
    async takeMails() {
      await waitForJobs(SEND_MAIL);
      return mailServer.arrived
        .splice(0)
        .map((mail) => ({ to: mail.to.join(" "), text: readMailWords(mail) }));
    },
    readSms: () => gateway.delivered,
  });
}
