import { newUserSchema } from "~/contract/client-operations";
import type { ImportedClient, ListedClient } from "~/contract/client-operations";
import { findAccountOf } from "../people/users";
import { ALREADY_YOURS, createUser } from "./create-user";
import { done } from "./handler";
import type { Call, Handler } from "./handler";
import { readCellOf, readRsaidOf } from "./register";

const LISTED_TWICE = "This ID number stands in the list twice: keep one of its rows";

/** Opens the accounts of a list one after the other, as `createUser` does; a dry run looks at the list only. */
export const importClients: Handler<"importClients"> = async (call) => {
  const seen = new Set<string>();
  const clients: ImportedClient[] = [];
  for (const listed of call.body.clients) {
    const digits = listed.rsaIdNr.replace(/\s/g, "");
    const isRepeated = digits !== "" && seen.has(digits);
    seen.add(digits);
    clients.push(
      isRepeated
        ? fail([{ path: "rsaIdNr", message: LISTED_TWICE }])
        : await (call.body.dryRun ? check(call, listed) : add(call, listed)),
    );
  }
  return done({ clients });
};

/** Says no more of an ID number than the caller knows: whether it has somebody's account would leave no trace here. */
async function check(call: Call<"importClients">, listed: ListedClient): Promise<ImportedClient> {
  const mistakes = findMistakes(listed, call.now);
  if (mistakes.length > 0) return fail(mistakes);
  const read = readRsaidOf(listed.rsaIdNr, "rsaIdNr", call.now);
  if ("mistake" in read) return fail([read.mistake]);
  const holder = await findAccountOf(call.store, read.rsaid);
  const isYours = holder?.adviserId === call.person.userId && holder.isActive;
  return { outcome: isYours ? "yours" : "ready", mistakes: [] };
}

async function add(call: Call<"importClients">, listed: ListedClient): Promise<ImportedClient> {
  const mistakes = findMistakes(listed, call.now);
  if (mistakes.length > 0) return fail(mistakes);
  const body = { user: newUserSchema.parse(listed), fpFees: undefined };
  const outcome = await createUser({ ...call, body });
  if (outcome.state === "done") return { outcome: "added", mistakes: [] };
  if (outcome.state === "underWay") return { outcome: "asked", mistakes: [] };
  if (outcome.state !== "refused") throw new Error(`an account cannot be ${outcome.state}`);
  const errors = outcome.mistakes?.errors ?? [];
  if (errors.length === 0) throw new Error("an account was refused without a reason");
  return errors.some(({ message }) => message === ALREADY_YOURS)
    ? { outcome: "yours", mistakes: [] }
    : fail(errors);
}

function findMistakes(listed: ListedClient, now: Date): ImportedClient["mistakes"] {
  const parsed = newUserSchema.safeParse(listed);
  const shape = parsed.success ? [] : parsed.error.issues;
  const numbers = [readRsaidOf(listed.rsaIdNr, "rsaIdNr", now), readCellOf(listed.cellNr, "cellNr")];
  return [
    ...shape.map(({ path, message }) => ({ path: path.join("."), message })),
    ...numbers.flatMap((one) => ("mistake" in one ? [one.mistake] : [])),
  ];
}

function fail(mistakes: ImportedClient["mistakes"]): ImportedClient {
  return { outcome: "mistake", mistakes };
}
