import { ADVANCE_PLAN, advancePlan } from "../demonstration/advance-plan";
import { SEND_MAIL } from "../sending/outgoing-mails";
import { sendCode } from "./send-code";
import { sendMail } from "./send-mail";
import { APPLY_NUMBER, applyNumber, TELL_NUMBER, tellNumber } from "../people/number-change";
import { TELL_HAND_OVER, tellHandOver } from "../notices/mail-hand-over";
import { registerGeneration } from "../generation/start-recommendations";
import { registerPapers } from "../records/record-papers";
import { SEND_CODE } from "../session/code-requests";
import { registerJob } from "../store/queue";

/** Sent at once, so that one slow message does not hold up the others. */
const SENT_AT_ONCE = 3;

/** Registers every kind of job with the queue; called at each start, before the queue starts. */
export function registerJobs(): void {
  registerGeneration();
  registerPapers();
  registerJob(SEND_CODE, sendCode, SENT_AT_ONCE);
  registerJob(SEND_MAIL, sendMail, SENT_AT_ONCE);
  registerJob(TELL_HAND_OVER, tellHandOver);
  registerJob(TELL_NUMBER, tellNumber);
  registerJob(APPLY_NUMBER, applyNumber);
  registerJob(ADVANCE_PLAN, advancePlan);
}
