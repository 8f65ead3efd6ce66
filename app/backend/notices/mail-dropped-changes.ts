import { eq } from "drizzle-orm";
import { hasMailServer } from "../sending/mail-server";
import { queueMail } from "../sending/outgoing-mails";
import { findAdvisersEmail } from "../people/find-adviser";
import { findDetails } from "../people/users";
import { getEnvironment } from "../process/environment";
import { readAccount } from "../session/person";
import type { Transaction } from "../store/connection";
import { plans } from "../store/schema";

/** Mails a plan's owner and their adviser that its amendments do not fit the new recommendation. */
export async function mailDroppedChanges(tx: Transaction, planId: number): Promise<void> {
  if (!hasMailServer()) return;
  const [plan] = await tx.select({ ownerId: plans.ownerId }).from(plans).where(eq(plans.id, planId));
  const userId = plan && readAccount(plan.ownerId);
  if (userId === undefined) return;
  const write = (first: string, query: string) => {
    const page = new URL(`/en/recommended-plan?plan=${planId}${query}`, getEnvironment().PUBLIC_URL).href;
    return `${[first, "Our recommendation counts now. You can change it again.", `The plan: ${page}`].join("\n\n")}\n`;
  };
  const subject = `What was changed in plan ${planId} no longer fits`;
  const own = (await findDetails(tx, userId))?.email;
  const adviser = await findAdvisersEmail(tx, userId);
  const toOwner = `We worked plan ${planId} out again, and what was changed in it no longer fits.`;
  const toAdviser = `We worked plan ${planId} of client ${userId} out again, and what was changed in it no longer fits.`;
  if (own) await queueMail(tx, { to: own, subject, text: write(toOwner, "") }, userId);
  if (adviser)
    await queueMail(tx, { to: adviser, subject, text: write(toAdviser, `&client=${userId}`) }, userId);
}
