/**
 * `npm run operate -- reset-passkeys`: restores access for the only administrator who has lost their passkeys
 * (`STAFF_LOGIN`).
 */
import type { Readable } from "node:stream";
import { warnHolder } from "../../app/backend/notices/warn-holder";
import { auditPasskeyAct } from "../../app/backend/people/audit-entries";
import { exchangeForPass } from "../../app/backend/people/exchange-for-pass";
import { isStaff } from "../../app/backend/people/staff";
import { findUserId } from "../../app/backend/people/users";
import { onShutdown } from "../../app/backend/process/shutdown";
import { registerJobs } from "../../app/backend/start/register-jobs";
import { startQueue, stopQueue } from "../../app/backend/store/queue";
import { transact } from "../../app/backend/store/transact";
import { failure, success } from "../../app/base/result";
import { writeInstant } from "../../app/words/plan/write-figures";
import { askLines, readId } from "./ask-lines";
import { refuseEnvironment, type Said, withStore } from "./with-store";

/** The audit log's actor for commands at the server, whose user is not known. */
const SYSTEM = 0;

type Asked = { input: Readable; say: (sentence: string) => void };

/** Asks for an ID number, and deletes the passkeys of that member of staff. */
export async function resetPasskeys({ input, say }: Asked): Promise<Said> {
  const unfit = refuseEnvironment();
  if (unfit) return failure(unfit);
  const ask = askLines({ input, say });
  const named = await ask("ID number of the member of staff (13 digits):", readId);
  if (!named) return failure("The input ended before the number was given: nothing was changed.");
  return withStore(async () => {
    await openQueue();
    return transact(async (tx) => {
      const userId = await findUserId(tx, named.rsaid);
      if (userId === undefined || !(await isStaff(tx, userId)))
        return failure("Nobody who works here has this ID number, or their account is closed.");
      const now = new Date();
      const { pass, until } = await exchangeForPass(tx, userId, now);
      await auditPasskeyAct(tx, { userId, act: "reset passkeys", actorId: SYSTEM, now });
      await warnHolder(tx, { userId, warning: "passkeysReset" });
      return success(
        `Their passkeys are removed and their sessions ended. With a code and the pass ${pass} they add another until ${writeInstant(until.toISOString())}. The site tells them by SMS, and by e-mail if one is on file.`,
      );
    });
  });
}

/** Opens the queue only to add jobs, which the site or its worker does. */
async function openQueue(): Promise<void> {
  registerJobs();
  onShutdown("job queue", stopQueue);
  await startQueue({ isWorking: false, reportError: () => undefined });
}
