import { singleton } from "./singleton";

type Step = { name: string; run: () => Promise<void> };

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

const LONGEST_MILLISECONDS = 15_000;

/** After this time the last step, which stops the database, waits for no other step. */
const LONGEST_BEFORE_LAST_MILLISECONDS = 12_000;

function getState() {
  return singleton("shutdown", () => ({
    steps: [] as Step[],
    isListening: false,
    isDraining: false,
    running: undefined as Promise<void> | undefined,
  }));
}

/** Adds a step to run before the process ends; the last added runs first. A step replaces one of the same name. */
export function onShutdown(name: string, run: () => Promise<void>): void {
  const { steps } = getState();
  const at = steps.findIndex((step) => step.name === name);
  if (at >= 0) steps[at] = { name, run };
  else steps.push({ name, run });
}

/** True once the process was told to end: it still answers, but should get no new clients. */
export function isDraining(): boolean {
  return getState().isDraining;
}

/** True while the process shuts down, so that failures can be attributed to that. */
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
 * Runs steps, the last first. A step may throw, never end, or fail where not even that can be reported, as on
 * a full disk: the others run all the same.
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
      // The next step matters more than a log line about this one.
    }
  }
}

/**
 * Shuts the process down cleanly on SIGTERM and Ctrl-C, at any time; a second Ctrl-C ends it at once.
 * @param drainSeconds the time for which a server goes on after a SIGTERM while it reports that it is not
 *   ready, so that the load balancer notices before it stops listening
 */
export function listenForSignals(report: (step: string, error: unknown) => void, drainSeconds: number): void {
  const state = getState();
  if (state.isListening) return;
  state.isListening = true;
  const held = { SIGTERM: new Set<() => void>(), SIGINT: new Set<() => void>() };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (state.isDraining && signal === "SIGINT") process.exit(130);
      if (state.isDraining) return;
      state.isDraining = true;
      const end = () => {
        for (const listener of held[signal]) listener();
        void shutDown(report).then(() => process.exit(0));
      };
      const drains = signal === "SIGTERM" && drainSeconds > 0 && held[signal].size > 0;
      const milliseconds = drains ? drainSeconds * 1_000 : 0;
      setTimeout(() => process.exit(1), milliseconds + LONGEST_MILLISECONDS).unref();
      if (drains) setTimeout(end, milliseconds);
      else end();
    });
  }
  // Holds back other listeners of the signal, such as the server's, which stops listening, until draining ends.
  process.on("newListener", (event: keyof typeof held, listener: () => void) => {
    if (!held[event]?.add(listener)) return;
    // Node adds the listener after this event.
    queueMicrotask(() => process.off(event, listener));
  });
}
