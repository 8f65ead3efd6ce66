/** `npm run operate -- add-administrator`: makes a person a system administrator; a new site has none. */
import type { Readable } from "node:stream";
import { readCellOf } from "../../app/backend/operations/account/register";
import { findUserId, insertUser } from "../../app/backend/people/users";
import type { Transaction } from "../../app/backend/store/connection";
import { userRoles } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { failure, success } from "../../app/base/result";
import { ROLE_IDS } from "../../app/contract/account/user";
import { askLines, readId } from "./ask-lines";
import { refuseEnvironment, type Said, withStore } from "./with-store";

type Asked = { input: Readable; say: (sentence: string) => void };
type Numbers = { rsaid: string; cell: string };

/** Asks for an ID number and a cell number, a line each, and gives their account the role. */
export async function addAdministrator({ input, say }: Asked): Promise<Said> {
  const unfit = refuseEnvironment();
  if (unfit) return failure(unfit);
  const numbers = await readNumbers({ input, say });
  if (!numbers) return failure("The input ended before both numbers were given: nothing was changed.");
  return withStore(() => transact((tx) => giveRole(tx, numbers)));
}

async function readNumbers({ input, say }: Asked): Promise<Numbers | undefined> {
  const ask = askLines({ input, say });
  const id = await ask("ID number of the administrator (13 digits):", readId);
  const number = id && (await ask("Cell number, to which their codes go:", readCell));
  return id && number && { ...id, ...number };
}

function readCell(text: string): { cell: string } | string {
  const read = readCellOf(text, "");
  return "mistake" in read ? read.mistake.message : read;
}

async function giveRole(tx: Transaction, { rsaid, cell }: Numbers): Promise<Said> {
  const found = await findUserId(tx, rsaid);
  const userId = found ?? (await insertUser(tx, { rsaid, details: { cellNr: cell } }));
  if (userId === undefined)
    return failure("The account with this ID number is closed: open it again, or choose another person.");
  const given = await tx
    .insert(userRoles)
    .values({ userId, roleId: ROLE_IDS.administrator })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId });
  return success(`${describe(found !== undefined, given.length > 0)} They log in at /en/login?as=adviser.`);
}

function describe(isKnown: boolean, isNew: boolean): string {
  if (!isKnown) return "An account was opened, and its holder is a system administrator now.";
  const kept = "Their cell number on file stays as it was.";
  return isNew
    ? `The account with this ID number is a system administrator's now. ${kept}`
    : `The account with this ID number is a system administrator's already. ${kept}`;
}
