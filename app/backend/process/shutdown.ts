import { keepOne } from "./singleton";

type Step = { name: string; run: () => Promise<void> };

const LONGEST_MILLISECONDS = 15_000;

/** For all steps but the last, which stops what the start began with: the database. It does not wait longer for the others. */
const LONGEST_BEFORE_LAST_MILLISECONDS = 12_000;

function getState() {
  return keepOne("shutdown", () => ({
    steps: [] as Step[],
    isListening: false,
    running: undefined as Promise<void> | undefined,
  }));
}

/**
 * Adds a step to run before the process ends; the last added runs first. A step with the same name replaces the
 * earlier one.
 */
export function onShutdown(name: string, run: () => Promise<void>): void {
  const { steps } = getState();
  const at = steps.findIndex((step) => step.name === name);
  if (at >= 0) steps[at] = { name, run };
  else steps.push({ name, run });
}

/** Tells whether the process is shutting down, so that failures can be put down to that. */
export function isShuttingDown(): boolean {
  return getState().running !== undefined;
}

/** Runs every step once, the last added first. A step that fails does not stop the others. */
export function shutDown(report: (step: string, error: unknown) => void): Promise<void> {
  const state = getState();
  state.running ??= runSteps(state.steps, report);
  return state.running;
}

/**
 * Runs steps, the last first. Whatever one of them does, the others run too: it may throw, never end, or fail where not even
 * that can be reported, as on a full disk.
 */
export async function runSteps(steps: Step[], report: (step: string, error: unknown) => void): Promise<void> {
  const isLate = new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_BEFORE_LAST_MILLISECONDS).unref();
  });
  for (let step = steps.pop(); step; step = steps.pop()) {
    const ended = runStep(step, report);
    await (steps.length > 0 ? Promise.race([ended, isLate]) : ended);
  }
}

async function runStep({ name, run }: Step, report: (step: string, error: unknown) => void): Promise<void> {
  try {
    await run();
  } catch (error) {
    try {
      report(name, error);
    } catch {
      // The next step matters more than a line about this one.
    }
  }
}

/** Shuts the process down cleanly on SIGTERM and Ctrl-C, at any time; a second Ctrl-C ends it at once. */
export function listenForSignals(report: (step: string, error: unknown) => void): void {
  const state = getState();
  if (state.isListening) return;
  state.isListening = true;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (state.running && signal === "SIGINT") process.exit(130);
      setTimeout(() => process.exit(1), LONGEST_MILLISECONDS).unref();
      void shutDown(report).then(() => process.exit(0));
    });
  }
}
