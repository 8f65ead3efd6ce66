import { getEnvironment } from "../../app/backend/process/environment";
import { shutDown } from "../../app/backend/process/shutdown";
import { StartRefusal } from "../../app/backend/process/start-refusal.mjs";
import { openStore } from "../../app/backend/store/open-store";
import { failure, type Result } from "../../app/base/result";

/** A command's message when it is done, or the reason why it failed. */
export type Said = Result<string, string>;

/** The reason why a command cannot work in this environment; undefined if it can. */
export function refuseEnvironment(): string | undefined {
  try {
    const { BACKEND, BACKEND_URL, USERS_SERVICE_URL } = getEnvironment();
    if (BACKEND) return "Samples keep no accounts: unset BACKEND.";
    const elsewhere = USERS_SERVICE_URL ?? BACKEND_URL;
    return elsewhere && `The accounts are kept by ${elsewhere}: run this command there.`;
  } catch (error) {
    return explain(error);
  }
}

/** Runs work on the configured database, or the embedded one, even while a server uses it. */
export async function withStore(work: () => Promise<Said>): Promise<Said> {
  try {
    await openStore({ say: () => undefined, reportError: () => undefined });
    return await work();
  } catch (error) {
    return failure(explain(error));
  } finally {
    await shutDown(() => undefined);
  }
}

/** Messages of database errors may contain values, so only our own refusals are printed in full. */
function explain(error: unknown): string {
  if (error instanceof StartRefusal) return error.message;
  const name = error instanceof Error ? error.name : "unknown error";
  return `The database could not be changed (${name}): nothing was stored, so try again.`;
}
