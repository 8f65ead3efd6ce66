import type { ZodError } from "zod";
import { isIsoDate, todayInSouthAfrica } from "~/base/date";
import { readIdentityNumber } from "~/base/identity-number";
import { failure, type Result, success } from "~/base/result";
import { readTypedDay } from "~/base/typed-day";
import {
  type ImportedClient,
  type ListedClient,
  type NewUser,
  newUserSchema,
} from "~/contract/desk/client-operations";
import { findContradiction, type Identity } from "~/contract/survey/identity-answers";
import { countCall, countImported, findWait } from "../../limits/count-call";
import { findAccountOf } from "../../people/users";
import { RIGHTS } from "~/contract/wire/rights";
import { lockAdviser } from "../../people/staff";
import { ALREADY_YOURS, openOrAsk, YOUR_OWN } from "./create-user";
import { ownerKey } from "../../session/person";
import type { Transaction } from "../../store/connection";
import { type Call, done, type Handler, refused, storeAfterComputing } from "../../calls/handler";

const LISTED_TWICE = "This ID number stands in the list twice: keep one of its rows";

/** A long number that a spreadsheet has rounded to scientific notation: two equal ones may be different people. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d+$/i;
const DIGITS_LOST =
  "A spreadsheet has written this number in scientific notation, such as 6.3E+12, and digits are lost: format the column as text, and type the whole number again";

const ONE_IS_WRONG = "Please correct the one that is wrong";
const NO_DATE = "We cannot read this date: write DD/MM/YYYY";
const NO_GENDER = "We cannot read this gender: write female or male";

/** Ways to write a gender in a list, in English and in Afrikaans. */
const GENDER_WORDS: Record<Identity["sex"], readonly string[]> = {
  female: ["female", "f", "woman", "vroulik", "v", "vrou"],
  male: ["male", "m", "man", "manlik"],
};

/**
 * Opens the accounts of a list one after another, as `createUser` does, sorted by ID number: two lists with
 * the same people in opposite order would deadlock. A dry run only checks the list. It is refused, too, while
 * so many clients cannot be added, so that a checked list can be imported next.
 */
export const importClients: Handler<"importClients"> = async (call) => {
  const { body, person } = call;
  const owner = ownerKey(person);
  const retryAfterSeconds = body.dryRun
    ? ((await countCall("check", owner))?.retryAfterSeconds ?? (await findWait(owner, body.clients.length)))
    : await countImported(owner, body.clients.length);
  if (retryAfterSeconds !== undefined) return refused("rateLimitOfAddress", { retryAfterSeconds });
  if (body.dryRun) return done({ clients: await readList(call, (listed) => check(call, listed)) });
  return storeAfterComputing(async (tx) => {
    if (!(await lockAdviser(tx, person.userId, RIGHTS.addClients))) return refused("advisesNoLonger");
    return done({ clients: await readList(call, (listed) => add({ ...call, store: tx }, listed)) });
  });
};

async function readList(
  { body }: Call<"importClients">,
  handle: (listed: ListedClient) => Promise<ImportedClient>,
): Promise<ImportedClient[]> {
  const rows = body.clients.map((listed, place) => {
    const digits = listed.rsaIdNr.replace(/\s/g, "");
    return { listed, digits, place };
  });
  // The sort is stable: of two rows with the same number, the first in the list stays first.
  rows.sort((one, other) => (one.digits < other.digits ? -1 : Number(one.digits > other.digits)));
  const clients: ImportedClient[] = [];
  for (const [index, { listed, digits, place }] of rows.entries()) {
    const isRepeated = digits !== "" && !SCIENTIFIC.test(digits) && rows[index - 1]?.digits === digits;
    clients[place] = isRepeated ? fail([{ path: "rsaIdNr", message: LISTED_TWICE }]) : await handle(listed);
  }
  return clients;
}

/** Does not reveal whether an ID number has an account, because a dry run leaves no trace in the log. */
async function check(call: Call<"importClients">, listed: ListedClient): Promise<ImportedClient> {
  const read = readListed(listed, call.now);
  if (!read.ok) return fail(read.reason);
  const holder = await findAccountOf(call.store, read.value.rsaIdNr);
  // Reveals nothing: the caller knows their own number.
  if (holder?.id === call.person.userId) return fail([{ path: "rsaIdNr", message: YOUR_OWN }]);
  const isYours = holder?.adviserId === call.person.userId && holder.isActive;
  return { outcome: isYours ? "yours" : "ready", mistakes: [] };
}

async function add(
  call: Call<"importClients"> & { store: Transaction },
  listed: ListedClient,
): Promise<ImportedClient> {
  const read = readListed(listed, call.now);
  if (!read.ok) return fail(read.reason);
  const body = { user: read.value, fpFees: undefined };
  const outcome = await openOrAsk({ ...call, body });
  if (outcome.state === "done") return { outcome: "added", mistakes: [] };
  if (outcome.state === "underWay") return { outcome: "asked", mistakes: [] };
  if (outcome.state !== "refused") throw new Error(`an account cannot be ${outcome.state}`);
  const errors = outcome.mistakes?.errors ?? [];
  if (errors.length === 0) throw new Error("an account was refused without a reason");
  return errors.some(({ message }) => message === ALREADY_YOURS)
    ? { outcome: "yours", mistakes: [] }
    : fail(errors);
}

function readListed(listed: ListedClient, now: Date): Result<NewUser, ImportedClient["mistakes"]> {
  const read = newUserSchema.safeParse(listed);
  const identity = readIdentityNumber(listed.rsaIdNr, todayInSouthAfrica(now));
  const held = checkHeld(listed, identity.ok ? identity.value : undefined);
  if (!read.success) return failure([...listMistakes(read.error, listed), ...held]);
  return held.length > 0 ? failure(held) : success(read.data);
}

/** Returns contradictions between the optional birth date and gender of a row and its ID number. */
function checkHeld(
  { birthDate, gender }: ListedClient,
  identity: Identity | undefined,
): ImportedClient["mistakes"] {
  const dateOfBirth = birthDate?.trim() ? readTypedDay(birthDate) : undefined;
  const sex = gender?.trim() ? readGender(gender) : undefined;
  const judge = (path: string, answer: Parameters<typeof findContradiction>[0]) => {
    const said = identity && findContradiction(answer, identity);
    return said ? [{ path, message: `${said}. ${ONE_IS_WRONG}` }] : [];
  };
  return [
    ...(dateOfBirth && !isIsoDate(dateOfBirth)
      ? [{ path: "birthDate", message: NO_DATE }]
      : judge("birthDate", { dateOfBirth })),
    ...(gender?.trim() && !sex ? [{ path: "gender", message: NO_GENDER }] : judge("gender", { gender: sex })),
  ];
}

function readGender(written: string): string | undefined {
  const word = written.trim().toLowerCase();
  return Object.entries(GENDER_WORDS).find(([, words]) => words.includes(word))?.[0];
}

function listMistakes({ issues }: ZodError, listed: ListedClient): ImportedClient["mistakes"] {
  return issues.map(({ path, message }) => {
    const name = path.join(".");
    const number = name === "rsaIdNr" || name === "cellNr" ? listed[name] : "";
    return { path: name, message: SCIENTIFIC.test(number.trim()) ? DIGITS_LOST : message };
  });
}

function fail(mistakes: ImportedClient["mistakes"]): ImportedClient {
  return { outcome: "mistake", mistakes };
}
