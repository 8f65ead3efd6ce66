import { registerGeneration } from "./recommendation/start-recommendations";

/** Names every kind of job to the queue; called at each start, before the queue is. */
export function registerJobs(): void {
  registerGeneration();
}
