import { sendCode } from "./messages/send-code";
import { registerGeneration } from "./recommendation/start-recommendations";
import { SEND_CODE } from "./session/code-requests";
import { registerJob } from "./store/queue";

/** Registers every kind of job with the queue; called at each start, before the queue starts. */
export function registerJobs(): void {
  registerGeneration();
  registerJob(SEND_CODE, sendCode);
}
