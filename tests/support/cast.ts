import { Client } from "pg";
import sharp from "sharp";
import type { LoginType } from "../../app/contract/user";
import { ROLE_IDS } from "../../app/contract/user";
import { writeKept } from "../../app/features/session/kept-session.server";
import { reachOver } from "../../app/backend/transports/remote";
import { openAccount } from "./accounts";
import type { Account } from "./accounts";
import { take } from "./call";
import { createClient, thandi } from "./over-transports";
import type { TestServer } from "./server";
import { createVisitor } from "./visitor";
import type { Visitor } from "./visitor";

/** Every kind of caller of a page. The planner is the person's adviser; the coach and the administrator are nobody's. */
export const CALLERS = [
  "nobody",
  "guest",
  "another guest",
  "person",
  "another person",
  "coach",
  "planner",
  "administrator",
] as const;
export type CallerName = (typeof CALLERS)[number];

export type Cast = {
  visitors: Record<CallerName, Visitor>;
  /** The plans of the guest and of the person. */
  plans: { guest: number; person: number };
  /** The stored name of the person's picture. */
  image: string;
  person: Account;
};

/** What the guest and the person call themselves in their plans, and the person in their account. */
export const OWN_WORDS = {
  guest: ["Xolanithemba", "Verkeerdevlei", "xolani@example.org"],
  person: ["Boitumelolo", "Hondeklipbaai", "boitumelo@example.org"],
} as const;

/** Lets everybody come to a running site. */
export async function assembleCast({ origin, databaseUrl }: TestServer): Promise<Cast> {
  const client = createClient(() => reachOver(origin));
  const write = ([first_name, last_name, email]: (typeof OWN_WORDS)["guest" | "person"]) => ({
    ...thandi,
    first_name,
    last_name,
    email,
  });
  const [person, another, coach, planner, administrator] = await Promise.all(
    Array.from({ length: 5 }, () => openAccount({ origin })),
  );
  if (!person || !another || !coach || !planner || !administrator) throw new Error("somebody is missing");
  const [guest, otherGuest] = await Promise.all([client.becomeGuest(), client.becomeGuest()]);
  await giveRoles(databaseUrl, { coach, planner, administrator, client: person });
  const [firstNames, surname, email] = OWN_WORDS.person;
  const { bearer, userId } = person;
  take(
    await client.call("updateUser", { params: { id: userId }, body: { firstNames, surname, email } }, person),
  );
  const draft = { ...write(OWN_WORDS.person) };
  take(await client.call("saveDraft", { params: { userId }, body: { userId, draft } }, person));
  const created = take(await client.call("createPlan", { body: write(OWN_WORDS.person) }, { bearer }));
  const [{ id: guestPlan }] = await Promise.all([
    client.makeAdvisedPlan(guest, write(OWN_WORDS.guest)),
    client.waitForRecommendation(person, created.id),
  ]);
  const open = (account: Account) => visit(origin, { person: { ...account, type: "investor" } });
  const advise = (account: Account, role: StaffRole) =>
    visit(origin, { person: { ...account, type: "adviser", role } });
  return {
    visitors: {
      nobody: createVisitor(origin),
      guest: await visit(origin, { guest }),
      "another guest": await visit(origin, { guest: otherGuest }),
      person: await open(person),
      "another person": await open(another),
      coach: await advise(coach, "coach"),
      planner: await advise(planner, "planner"),
      administrator: await advise(administrator, "administrator"),
    },
    plans: { guest: guestPlan, person: created.id },
    image: await storePicture(origin, bearer),
    person,
  };
}

type Speaker = {
  guest?: { bearer: string };
  person?: { bearer: string; userId: number; type: LoginType; role?: StaffRole };
};

type StaffRole = "coach" | "planner" | "administrator";

/** A browser that speaks for somebody, without the pages by which it came to. */
export async function visit(origin: string, { guest, person }: Speaker): Promise<Visitor> {
  const expiresAt = new Date(Date.now() + 14 * 60_000).toISOString();
  const written = await writeKept({
    guest: guest && { ...guest, expiresAt },
    person: person && {
      bearer: person.bearer,
      userId: person.userId,
      type: person.type,
      role: person.role,
      expiresAt,
    },
  });
  const [, value = ""] = /^[^=]+=([^;]*)/.exec(written) ?? [];
  return createVisitor(origin, new Map([["baobab_guest", value]]));
}

async function giveRoles(
  databaseUrl: string,
  { client, ...advisers }: Record<"coach" | "planner" | "administrator" | "client", Account>,
): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  for (const role of ["coach", "planner", "administrator"] as const) {
    const { userId } = advisers[role];
    await database.query("insert into user_roles (user_id, role_id) values ($1, $2)", [
      userId,
      ROLE_IDS[role],
    ]);
    await database.query("update sessions set role = $2 where user_id = $1", [userId, role]);
  }
  const { planner } = advisers;
  await database.query("update users set adviser_id = $2 where id = $1", [client.userId, planner.userId]);
  await database.end();
}

async function storePicture(origin: string, bearer: string): Promise<string> {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const upload = new FormData();
  upload.set("image", new Blob([new Uint8Array(picture)]), "image");
  const headers = { Authorization: `Bearer ${bearer}` };
  const answer = await fetch(`${origin}/api/images`, { method: "POST", headers, body: upload });
  const { return_object } = (await answer.json()) as { return_object: { name: string } };
  return return_object.name;
}
