import { getEnvironment } from "../../app/backend/process/environment";
import { shutDown } from "../../app/backend/process/shutdown";
import { StartRefusal } from "../../app/backend/process/start-refusal.mjs";
import { openStore } from "../../app/backend/store/open-store";
import { failure, type Result } from "../../app/base/result";

/** What a command says when it is done, or why it could not be done. */
export type Said = Result<string, string>;

/** Why a command cannot work with what the environment says; undefined if it can. */
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

/** Works on the database that the environment names, or the embedded one, also while a server uses it. */
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

/** Errors of a database may hold values, so that only what we refuse ourselves is said. */
function explain(error: unknown): string {
  if (error instanceof StartRefusal) return error.message;
  const name = error instanceof Error ? error.name : "unknown error";
  return `The database could not be changed (${name}): nothing was stored, so try again.`;
}
