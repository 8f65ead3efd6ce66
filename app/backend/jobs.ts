import { registerGeneration } from "./recommendation/start-recommendations";

/** Registers every kind of job with the queue; called at each start, before the queue starts. */
export function registerJobs(): void {
  registerGeneration();
}
