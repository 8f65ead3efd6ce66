import sharp from "sharp";
import { reachOver } from "../../app/backend/transports/remote";
import { type Account, openAccount } from "./accounts";
import { take } from "./call";
import { logInVisitor, openDesk, visit } from "./logged-in-visitor";
import { createClient, thandi } from "./over-transports";
import type { Site } from "./server";
import { employAt, giveAdviser } from "./staff";
import { createVisitor, type Visitor } from "./visitor";

/**
 * Every kind of caller of a page. The planner is the person's adviser; the others with a desk do not advise
 * the person.
 */
export const CALLERS = [
  "nobody",
  "guest",
  "another guest",
  "person",
  "another person",
  "coach",
  "planner",
  "other planner",
  "deactivated planner",
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
  /** The person's adviser. */
  planner: Account;
  coach: Account;
};

/** The names of the guest and the person in their plans, and of the person in their account. */
export const OWN_WORDS = {
  guest: ["Xolanithemba", "Verkeerdevlei", "xolani@example.org"],
  person: ["Boitumelolo", "Hondeklipbaai", "boitumelo@example.org"],
} as const;

/** Creates all callers on a running site. */
export async function assembleCast({ origin, databaseUrl }: Site): Promise<Cast> {
  const client = createClient(() => reachOver(origin));
  const write = ([first_name, last_name, email]: (typeof OWN_WORDS)["guest" | "person"]) => ({
    ...thandi,
    first_name,
    last_name,
    email,
  });
  const [person, another, coach, planner, otherPlanner, deactivated, administrator] = await Promise.all(
    Array.from({ length: 7 }, () => openAccount({ origin })),
  );
  if (!person || !another || !coach || !planner || !otherPlanner || !deactivated || !administrator)
    throw new Error("somebody is missing");
  const [guest, otherGuest] = await Promise.all([client.becomeGuest(), client.becomeGuest()]);
  await employAt(databaseUrl, [
    [coach, "coach"],
    [planner, "planner"],
    [otherPlanner, "planner"],
    [deactivated, "planner"],
    [administrator, "administrator"],
  ]);
  await giveAdviser(databaseUrl, { client: person, adviser: planner });
  const deactivate = { params: { id: deactivated.userId }, body: { isActive: false } };
  take(await client.call("setUserActive", deactivate, administrator));
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
  return {
    visitors: {
      nobody: createVisitor(origin),
      guest: await visit(origin, { guest }),
      "another guest": await visit(origin, { guest: otherGuest }),
      person: await logInVisitor(origin, person),
      "another person": await logInVisitor(origin, another),
      coach: await openDesk(origin, coach, "coach"),
      planner: await openDesk(origin, planner, "planner"),
      "other planner": await openDesk(origin, otherPlanner, "planner"),
      "deactivated planner": await openDesk(origin, deactivated, "planner"),
      administrator: await openDesk(origin, administrator, "administrator"),
    },
    plans: { guest: guestPlan, person: created.id },
    image: await storePicture(origin, bearer),
    person,
    planner,
    coach,
  };
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
