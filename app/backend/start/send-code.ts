import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { findDetails, findRole } from "../people/users";
import { isOver, readTypedCell } from "../session/code-requests";
import type { CodeRequest, SendCode } from "../session/code-requests";
import { deriveCode } from "../session/one-time-code";
import { findOpenShare, readCell } from "../sharing/shares";
import { getDatabase } from "../store/connection";
import type { Job } from "../store/queue";
import { codeRequests } from "../store/schema";
import { transact } from "../store/transact";
import { deliver } from "../sending/delivery";
import { sendSms } from "../sending/sms-gateway";

/** What the holder of an account reads when somebody registers their ID number again. */
const ALREADY_REGISTERED = "You already have an account; log in instead";

const MOST_TOLD_AN_HOUR = 3;
const HOUR_MILLISECONDS = 3_600_000;

/** What a code is for, so that nobody gives it away for something else. */
const PURPOSES: Record<CodeRequest["kind"], string> = {
  register: "to register",
  login: "to log in",
  everything: "to see everything we keep about you",
  number: "to change your cell number",
  passkeys: "to add or remove a passkey",
  delete: "to DELETE everything we keep about you",
  cell: "to confirm this number",
  share: "to open a plan that was shared with you",
};

/**
 * Sends the code of a request, unless the request is over, the code was given, or the gateway has accepted this code or
 * a newer one before.
 */
export async function sendCode({ data: { requestId, send }, complete }: Job<SendCode>): Promise<void> {
  const [request] = await getDatabase().select().from(codeRequests).where(eq(codeRequests.id, requestId));
  const sms = request && isAwaited(request, send) ? await writeSms(request, send) : undefined;
  const outcome = sms && (await deliver("sending a code", () => sendSms({ ...sms, requestId, send })));
  // At once and by itself: a process that dies before it has the code sent again.
  if (outcome === "accepted") {
    const acceptedSend = sql`greatest(${codeRequests.acceptedSend}, ${send})`;
    await getDatabase().update(codeRequests).set({ acceptedSend }).where(eq(codeRequests.id, requestId));
  }
  await transact(complete);
}

function isAwaited(request: CodeRequest, send: number): boolean {
  return !isOver(request, new Date()) && !request.verifiedAt && request.acceptedSend < send;
}

/** The recipient and text of a request's message; none if the ID number of a login is unknown. */
async function writeSms(
  request: CodeRequest,
  send: number,
): Promise<{ to: string; text: string } | undefined> {
  const { id, kind, userId, loginType } = request;
  const text = `${deriveCode(id, send)} is your Baobab code ${PURPOSES[kind]}. It is valid for 5 minutes. Give it to nobody.`;
  if (kind === "share") return writeToReader(request, text);
  const typed = readTypedCell(request);
  if (userId === null) return kind === "register" && typed ? { to: typed, text } : undefined;
  const onFile = (await findDetails(getDatabase(), userId))?.cellNr;
  if (!onFile) return undefined;
  if (kind === "register")
    return (await wasToldOften(userId)) ? undefined : { to: onFile, text: ALREADY_REGISTERED };
  if (kind !== "login") return { to: typed ?? onFile, text };
  const role = loginType && (await findRole(getDatabase(), userId, loginType));
  return role ? { to: onFile, text } : undefined;
}

/**
 * Whether somebody was told three times in the last hour that their ID number was registered again. Callers are not
 * refused for that: they would learn that the number has an account.
 */
async function wasToldOften(userId: number): Promise<boolean> {
  const { kind, acceptedSend, createdAt } = codeRequests;
  const told = await getDatabase()
    .select({ one: sql`1` })
    .from(codeRequests)
    .where(
      and(
        eq(codeRequests.userId, userId),
        eq(kind, "register"),
        gt(acceptedSend, 0),
        isNull(codeRequests.verifiedAt),
        gt(createdAt, new Date(Date.now() - HOUR_MILLISECONDS)),
      ),
    )
    .limit(MOST_TOLD_AN_HOUR);
  return told.length === MOST_TOLD_AN_HOUR;
}

/** The number that was given when the link was made; nobody if the link is over. */
async function writeToReader({ shareId }: CodeRequest, text: string) {
  const share = shareId === null ? undefined : await findOpenShare(getDatabase(), shareId, new Date());
  const to = share && readCell(share);
  return to === undefined ? undefined : { to, text };
}
