import { afterAll, beforeAll, vi } from "vitest";
import { forgetProcess } from "./forget-process";

/**
 * API and web test files share a process, in which modules are loaded and markets simulated once. Each file
 * starts as if in a new process: with a fresh environment, clock and singletons of the backend. Only the
 * markets remain, which nothing changes, and the threads that compute with them and draw papers, which keep
 * no state of a question.
 */
const environment = { ...process.env };

beforeAll(() => forgetProcess({ but: ["markets", "advice pool", "paper pool"] }));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
