import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { findDetails, findRole } from "../people/users";
import { type CodeRequest, isOver, readTypedCell, type SendCode } from "../session/code-requests";
import { deriveCode } from "../session/one-time-code";
import { findOpenLink, readCell } from "../sharing/links";
import { getDatabase } from "../store/connection";
import type { Job } from "../store/queue";
import { codeRequests } from "../store/schema";
import { transact } from "../store/transact";
import { deliver } from "../sending/delivery";
import { sendSms } from "../sending/sms-gateway";

/** The message to an account holder whose ID number is registered again. */
const ALREADY_REGISTERED = "You already have an account; log in instead";

const MOST_TOLD_AN_HOUR = 3;
const HOUR_MILLISECONDS = 3_600_000;

/** The purpose of a code, so that nobody gives it away for something else. */
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
 * Sends a request's code, unless the request is over, a code was entered, or the gateway has already accepted
 * this code or a newer one.
 */
export async function sendCode({ data: { requestId, send }, complete }: Job<SendCode>): Promise<void> {
  const [request] = await getDatabase().select().from(codeRequests).where(eq(codeRequests.id, requestId));
  const sms = request && isAwaited(request, send) ? await writeSms(request, send) : undefined;
  const outcome = sms && (await deliver("sending a code", () => sendSms({ ...sms, requestId, send })));
  // Stored at once in its own statement: if the process dies before it, the code is sent again.
  if (outcome === "accepted") {
    const acceptedSend = sql`greatest(${codeRequests.acceptedSend}, ${send})`;
    await getDatabase().update(codeRequests).set({ acceptedSend }).where(eq(codeRequests.id, requestId));
  }
  await transact(complete);
}

function isAwaited(request: CodeRequest, send: number): boolean {
  return !isOver(request, new Date()) && !request.verifiedAt && request.acceptedSend < send;
}

/** Returns the recipient and text of a request's message; none if the ID number of a login is unknown. */
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
 * Whether a holder has been told three times within an hour that their ID number was registered again.
 * Callers are not refused for that, because a refusal would reveal that the number has an account.
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

/** Addresses the cell number given with the link; nobody if the link is over. */
async function writeToReader({ shareId }: CodeRequest, text: string) {
  const share = shareId === null ? undefined : await findOpenLink(getDatabase(), shareId, new Date());
  const to = share && readCell(share);
  return to === undefined ? undefined : { to, text };
}
