import { ADVANCE_PLAN, advancePlan } from "../demonstration/advance-plan";
import { KEEP_DEMO_CHECK, keepDemoCheck } from "../demonstration/keep-check";
import { SEND_MAIL } from "../sending/outgoing-mails";
import { sendCode } from "./send-code";
import { sendMail } from "./send-mail";
import { APPLY_NUMBER, applyNumber, TELL_NUMBER, mailNumber } from "../people/number-change";
import { TELL_HAND_OVER, mailHandOver } from "../notices/mail-hand-over";
import { WARN_HOLDER, warnByMessage } from "../notices/warn-holder";
import { ADVICE_THREADS, closeAdvicePool } from "../calculation/advice-pool";
import { generateRecommendation } from "../generation/generate-recommendation";
import { GENERATION_QUEUE } from "../generation/request-generation";
import { onShutdown } from "../process/shutdown";
import { registerPapers } from "../records/record-papers";
import { SEND_CODE } from "../session/code-requests";
import { registerJob } from "../store/queue";

/** Concurrent sends, so that one slow message does not hold up the others. */
const SENT_AT_ONCE = 3;

/** Registers every kind of job; called at each start, before the queue starts. */
export function registerJobs(): void {
  // Registered before the queue starts, so that at shutdown the threads outlive it.
  onShutdown("advice pool", closeAdvicePool);
  registerJob(GENERATION_QUEUE, generateRecommendation, ADVICE_THREADS);
  registerPapers();
  registerJob(SEND_CODE, sendCode, SENT_AT_ONCE);
  registerJob(SEND_MAIL, sendMail, SENT_AT_ONCE);
  registerJob(TELL_HAND_OVER, mailHandOver);
  registerJob(TELL_NUMBER, mailNumber);
  registerJob(APPLY_NUMBER, applyNumber);
  registerJob(WARN_HOLDER, warnByMessage);
  registerJob(ADVANCE_PLAN, advancePlan);
  registerJob(KEEP_DEMO_CHECK, keepDemoCheck);
}
