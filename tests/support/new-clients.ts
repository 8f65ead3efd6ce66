/** Adding clients as a planner, in this process's backend. */
import { callBackend } from "../../app/backend/door.server";
import { type Account, inventCell } from "./accounts";
import { take } from "./call";
import { inventIdentityNumber } from "./identity-numbers";

/** A planner's entries about a new client. */
export const describeNewClient = () => ({
  userId: null,
  firstNames: "Zoë Anne",
  surname: "van der Merwe",
  role: "Investor" as const,
  rsaIdNr: inventIdentityNumber(),
  cellNr: inventCell(),
  email: "zoe@example.org",
});

/** Adds a client, with any changed entries. */
export async function addClient(by: Account, changes: Partial<ReturnType<typeof describeNewClient>> = {}) {
  const user = { ...describeNewClient(), ...changes };
  const answer = take(await callBackend("createUser", { body: { user } }, by));
  if (!("user" in answer)) throw new Error("the account was not opened");
  return answer.user;
}
